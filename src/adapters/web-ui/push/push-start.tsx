import { useEffect } from "react";
import { useLocation } from "wouter";
import { useRead } from "../server/use-read.ts";
import { useReader } from "../server/use-reader.ts";
import { isSupported, isSwitchedOff, startPush } from "./browser-push.ts";
import { startsPush } from "./push-rule.ts";

/** Connects the browser where the rule of the specification says so. */
export function PushStart() {
  const { isLogged } = useReader();
  const [path] = useLocation();
  const settings = useRead("viewSettings", {}, { isOff: !isLogged || !isSupported() });
  const hasMobileApp = settings.data?.data.hasActiveMobileApp;
  useEffect(() => {
    if (hasMobileApp === undefined || isSwitchedOff()) return;
    const { permission } = Notification;
    if (startsPush({ isLogged, hasMobileApp, path, permission })) void startPush();
  }, [isLogged, hasMobileApp, path]);
  return null;
}
