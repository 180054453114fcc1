import type { TraderId } from "../../domain/id/id.ts";
import { sideOf } from "../../domain/trade/trade.ts";
import type { ReadMarks } from "../ports/read-marks.ts";
import type { TradeRecord } from "../ports/trade-store.ts";
import { shownDetails } from "./shown-details.ts";

/**
 * Records that the buyer sees where to pay, once: both sides find on the timeline who knew the
 * details from when on. Returns the record with it.
 */
export async function noteDetailsRead(
  marks: Pick<ReadMarks, "detailsRead">,
  record: TradeRecord,
  readerId: TraderId,
): Promise<TradeRecord> {
  const { trade, terms, detailsReads } = record;
  const isShown =
    sideOf(trade, readerId) === "buyer" &&
    terms.paymentDetails.length > 0 &&
    shownDetails(record, "buyer") === "whole";
  if (!isShown || detailsReads.some((each) => each.readerId === readerId)) return record;
  const at = await marks.detailsRead(trade.id, readerId);
  return at === undefined
    ? record
    : { ...record, detailsReads: [...detailsReads, { readerId, at }] };
}
