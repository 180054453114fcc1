import type { NoticeView } from "../../http/contract/notice/notice.ts";

/** A notification that a taker started a trade on an offer of the user. */
export type NewTrade = NoticeView & { readonly trade: NonNullable<NoticeView["trade"]> };

/** How many trades a device remembers to have shown. */
const mostRemembered = 30;

/**
 * The newest trade to show over the page: somebody started it on the user's offer since the page was
 * loaded, and nobody opened it yet. Each is shown once on a device (answers 41).
 *
 * - `since`: the `place` of the newest notification when the page was loaded.
 * - `shown`: the ids of trades that were shown on this device.
 * - `path`: of the page, without the locale; a trade whose own page is open is not shown over it.
 */
export function newTradeToShow(
  notices: readonly NoticeView[],
  { since, shown, path }: { since: number; shown: readonly string[]; path: string },
): NewTrade | undefined {
  return notices.find(
    (notice): notice is NewTrade =>
      notice.event === "trade_started" &&
      notice.place > since &&
      !notice.isRead &&
      notice.trade !== null &&
      !shown.includes(notice.trade.id) &&
      ![`/trade/${notice.trade.id}`, `/trade/lite/${notice.trade.id}`].includes(path),
  );
}

/** The ids that a device remembers, the latest last. */
export function shownTrades(kept: string | undefined): readonly string[] {
  return kept === undefined || kept === "" ? [] : kept.split(" ");
}

/** What a device remembers after it showed one more. */
export function withShown(shown: readonly string[], id: string): string {
  return [...shown, id].slice(-mostRemembered).join(" ");
}
