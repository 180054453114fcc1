import { useEffect } from "react";
import { VendorTermsWatch } from "../badge-application/vendor-terms-watch.tsx";
import { loadWords } from "../failure/failure-words.tsx";
import { MessengerWatch } from "../messenger/messenger-watch.tsx";
import { NewTradeWatch } from "../notice/new-trade-watch.tsx";
import { PushStart } from "../push/push-start.tsx";
import { isLeaving } from "../server/leaving.ts";
import { useTurnCount } from "../server/own-figures.ts";
import { useLiveEvents } from "../server/use-live-events.ts";
import { SupportNoticeWatch } from "../support/support-notice-watch.tsx";
import { useTurnSignal } from "../trade/use-turn-signal.ts";
import { keepFocus } from "./keep-focus.ts";

/**
 * Listens for changes while the page is open, calls a user back whose turn has come, shows a trade
 * that somebody starts with them, and keeps the focus of the keyboard.
 */
export function News() {
  // Its code may arrive after its user pressed "Sign out": the session is gone when it would read.
  return isLeaving() ? null : <OwnNews />;
}

function OwnNews() {
  useLiveEvents();
  useTurnSignal(useTurnCount());
  useEffect(() => keepFocus(), []);
  // Whoever is signed in acts, and may be refused.
  useEffect(() => void loadWords().catch(() => undefined), []);
  // Ahead of the moment in which the server is in trouble, or does not have this build any more.
  useEffect(() => {
    const code = [import("./global-error.tsx"), import("../server/call-reports.ts")];
    void Promise.allSettled(code);
  }, []);
  return (
    <>
      <VendorTermsWatch />
      <NewTradeWatch />
      <MessengerWatch />
      <SupportNoticeWatch />
      <PushStart />
    </>
  );
}
