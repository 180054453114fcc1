import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { remember, remembered } from "../server/device-memory.ts";
import { useNoticeCount } from "../server/use-notice-count.ts";
import { useRead } from "../server/use-read.ts";
import { newTradeToShow, shownTrades, withShown, type NewTrade } from "./new-trade.ts";

const NewTradeDialog = lazy(async () => ({
  default: (await import("./new-trade-dialog.tsx")).NewTradeDialog,
}));

const memory = "shown-trades";

/** Shows a trade that somebody starts while the page is open, unless the user is typing. */
export function NewTradeWatch() {
  const newest = useNoticeCount()?.newest;
  const [since, setSince] = useState(newest);
  if (since === undefined && newest !== undefined) setSince(newest);
  const isOff = since === undefined || newest === undefined || newest <= since;
  const { data } = useRead("listNotices", {}, { isOff });
  const [path] = useLocation();
  const [shown, setShown] = useState<NewTrade>();
  const found =
    since === undefined
      ? undefined
      : newTradeToShow(data?.data ?? [], {
          since,
          shown: shownTrades(remembered(memory)),
          path,
        });
  useEffect(() => {
    if (!found) return undefined;
    const show = () => {
      if (isTyping()) return;
      remember(memory, withShown(shownTrades(remembered(memory)), found.trade.id));
      setShown(found);
    };
    show();
    // The focus has left the field only after the event.
    const later = () => setTimeout(show);
    document.addEventListener("focusout", later);
    return () => document.removeEventListener("focusout", later);
  }, [found]);
  if (!shown) return null;
  return (
    <Suspense>
      <NewTradeDialog trade={shown} onClose={() => setShown(undefined)} />
    </Suspense>
  );
}

/** A dialog would take the focus in the middle of a word. */
function isTyping(): boolean {
  return document.activeElement?.matches("input, textarea, select, [contenteditable]") === true;
}
