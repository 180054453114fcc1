import type { TraderId } from "../id/id.ts";
import { journalEntry, type JournalEntry } from "../ledger/journal-entry.ts";
import { money } from "../money/money.ts";
import { settledOutputs } from "./settled-payout.ts";
import { multisigState, type BookedFee, type TradeEscrow } from "./trade-escrow.ts";

/** The output of the payout that settled an escrow which pays us, as an output that our keys can spend. */
interface FeeOutput {
  readonly place: number;
  /** In satoshi. */
  readonly units: bigint;
}

/** Undefined for one that is not settled, and where the payout has no output for us. */
export function feeOutput(escrow: TradeEscrow): FeeOutput | undefined {
  const outputs = settledOutputs(escrow);
  const place = outputs.findIndex(({ to }) => to === "platform");
  const ours = outputs[place];
  return ours && { place, units: ours.units };
}

/** What only the outside knows of a booking. */
interface FeeFacts {
  /** The seller, where staff were so late that the fee goes back to them; undefined: it is the platform's. */
  readonly owedTo: TraderId | undefined;
  /** What the trader has whose balance got the fee, in satoshi. */
  readonly balance: bigint;
}

interface FeeBooking {
  readonly escrow: TradeEscrow;
  readonly entries: readonly JournalEntry[];
}

/**
 * Brings the books in line with the chain: what the payout that settled an escrow paid to an address of ours is booked once,
 * and taken back when the coin left by another way or is gone. While a payout waits for a block again nothing changes, as
 * the same one may be mined.
 */
export function bookFee(escrow: TradeEscrow, { owedTo, balance }: FeeFacts): FeeBooking {
  const due = dueFee(escrow);
  const { booked } = escrow;
  if (due === undefined || due === (booked?.units ?? 0n)) return { escrow, entries: [] };
  const back = booked && booked.units > 0n ? [takenBackEntry(escrow, booked, balance)] : [];
  if (due === 0n)
    return { escrow: { ...escrow, booked: booked && { ...booked, units: 0n } }, entries: back };
  const next: BookedFee = { times: (booked?.times ?? 0) + 1, units: due, to: owedTo };
  return { escrow: { ...escrow, booked: next }, entries: [...back, feeEntry(escrow, next)] };
}

/** What the books have to have by the chain, in satoshi; undefined while that is open. */
function dueFee(escrow: TradeEscrow): bigint | undefined {
  const state = multisigState(escrow);
  if (state === "settled") return feeOutput(escrow)?.units ?? 0n;
  return state === "exited" || escrow.coin?.is === "gone" ? 0n : undefined;
}

const hot = { kind: "hot", asset: "BTC" } as const;
const fees = { kind: "fees", asset: "BTC" } as const;

function balanceOf(traderId: TraderId) {
  return { kind: "available", asset: "BTC", traderId } as const;
}

/** `escrow-fee:<trade>`, and with a number where it is not the first one. */
function feeEntry({ tradeId }: TradeEscrow, { times, units, to }: BookedFee): JournalEntry {
  return journalEntry(times === 1 ? `escrow-fee:${tradeId}` : `escrow-fee:${tradeId}:${times}`, [
    { from: hot, to: to === undefined ? fees : balanceOf(to), amount: money("BTC", units) },
  ]);
}

/** `escrow-fee-back:<trade>:<n>`. What a seller spent meanwhile is the platform's loss. */
function takenBackEntry(
  { tradeId }: TradeEscrow,
  { times, units, to }: BookedFee,
  balance: bigint,
): JournalEntry {
  const left = balance < units ? balance : units;
  const own =
    to === undefined ? [] : [{ from: balanceOf(to), to: hot, amount: money("BTC", left) }];
  const lost = to === undefined ? units : units - left;
  return journalEntry(`escrow-fee-back:${tradeId}:${times}`, [
    ...own,
    { from: fees, to: hot, amount: money("BTC", lost) },
  ]);
}
