import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { isApp } from "../navigation/is-app.ts";
import { supportPath } from "../navigation/paths.ts";
import { pagePath } from "../navigation/sign-in-path.ts";
import {
  askedSupport,
  supportPageOf,
  withoutSupport,
  withSupport,
} from "../navigation/support-address.ts";
import { usePageState } from "../page-context.ts";
import { SignedOutSupport } from "./signed-out-support.tsx";
import { SupportModal } from "./support-modal.tsx";
import { SupportOverlay } from "./support-overlay.tsx";

/**
 * Shows what of support the address names over the page; the close flag takes it out of the address.
 * In the mobile app the chat is a page of its own, which is navigated to as a whole.
 */
export function SupportPlace() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { locale, reader } = usePageState();
  const { wish, topic, isClosed } = askedSupport(search);
  const canWrite = reader.isLogged || reader.isBanned;
  const isOwnPage = path === supportPath;
  const goesToPage = wish === "chat" && reader.isLogged && isApp() && !isOwnPage;
  useEffect(() => {
    if (isClosed) navigate(withoutSupport(path, search), { replace: true });
  }, [isClosed, path, search, navigate]);
  useEffect(() => {
    if (goesToPage) window.location.replace(pagePath(locale, supportPageOf(topic)));
  }, [goesToPage, locale, topic]);
  if (wish === undefined || goesToPage || isOwnPage) return null;
  const close = () => navigate(withoutSupport(path, window.location.search));
  if (wish !== "chat") {
    return (
      <SupportModal
        type={wish}
        canWrite={canWrite}
        onWrite={() => navigate(withSupport(path, window.location.search, "chat", wish))}
        onClose={close}
      />
    );
  }
  return canWrite ? (
    <SupportOverlay topic={topic} onClose={close} />
  ) : (
    <SignedOutSupport onClose={close} />
  );
}
