import type { TradeAct } from "../../domain/trade/trade-command.ts";
import type { Trade } from "../../domain/trade/trade.ts";
import type { RecordedCaseText } from "../ports/case-views.ts";
import type { RecordedEvent } from "../ports/trade-store.ts";

const paid: TradeAct = "paid";

/**
 * The name on the account that the buyer says they paid from; undefined if they gave none, or the
 * payment that it was given with was taken back.
 */
export function payerNameOf(record: {
  readonly trade: Trade;
  readonly timeline: readonly RecordedEvent[];
  readonly texts: readonly RecordedCaseText[];
}): string | undefined {
  const { trade, timeline, texts } = record;
  const payment = timeline.findLast(({ act }) => act === paid);
  if (!payment || trade.stage === "awaiting_payment") return undefined;
  // Both are written in one commit, at one moment.
  return texts.findLast(({ kind, at }) => kind === "payer_name" && at >= payment.at)?.text;
}
