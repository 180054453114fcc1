import { useState, useSyncExternalStore } from "react";
import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { useReadAgain } from "../server/use-read.ts";
import { onPushState, pushState, startPush, stopPush } from "./browser-push.ts";

/** Whether this browser is told what happens while no page is open. */
export function PushControl() {
  const state = useSyncExternalStore(onPushState, pushState);
  const readAgain = useReadAgain();
  const [isBusy, setBusy] = useState(false);
  const isOn = state === "on";
  const toggle = async () => {
    setBusy(true);
    await (isOn ? stopPush() : startPush());
    await readAgain("viewNoticeSettings");
    setBusy(false);
  };
  if (state === "unsupported") {
    return (
      <p>
        <Trans>This browser can't show notifications while the site is closed.</Trans>
      </p>
    );
  }
  if (Notification.permission === "denied") {
    return (
      <p>
        <Trans>
          Notifications from this site are blocked. Allow them in your browser's settings, then
          reload the page.
        </Trans>
      </p>
    );
  }
  return (
    <>
      {state === "failed" && (
        <Notice tone="danger">
          <Trans>We couldn't connect this browser. Check your connection, then turn it on.</Trans>
        </Notice>
      )}
      <div>
        <Button
          variant={isOn ? "plain" : "primary"}
          busy={isBusy || state === "starting"}
          onClick={() => void toggle()}
        >
          {isOn ? <Trans>Turn off in this browser</Trans> : <Trans>Turn on in this browser</Trans>}
        </Button>
      </div>
    </>
  );
}
