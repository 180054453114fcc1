import { accountId } from "../../../domain/ledger/account.ts";
import type { Side } from "../../../domain/trade/trade.ts";
import { isOver, practiceIds, type Practice } from "./practice.ts";

/** How a practice ended. */
type EndingKind = "done" | "released-early" | "time-over" | "cancelled" | "given-back" | "disputed";

/** An end with what the reader has more or less than before. */
export interface PracticeEnding {
  readonly kind: EndingKind;
  readonly mySide: Side;
  /** Whether the money had gone from bank to bank. */
  readonly isPaid: boolean;
  /** Crypto in base units; what is still held counts as gone. */
  readonly crypto: bigint;
  /** Ordinary money in the smallest unit. */
  readonly fiat: bigint;
}

/** How it ended; undefined while it goes on. */
export function endingOf(practice: Practice): PracticeEnding | undefined {
  if (!isOver(practice)) return undefined;
  const { mySide, bankedAt, trade } = practice;
  const isPaid = bankedAt !== undefined;
  const { minor } = trade.money.fiat;
  return {
    kind: kindOf(practice),
    mySide,
    isPaid,
    crypto: balanceChange(practice),
    fiat: isPaid ? (mySide === "buyer" ? 0n - minor : minor) : 0n,
  };
}

function kindOf({ trade, bankedAt }: Practice): EndingKind {
  if (trade.dispute !== "none") return "disputed";
  if (trade.stage === "released") return bankedAt === undefined ? "released-early" : "done";
  if (trade.stage === "expired") return "time-over";
  return trade.memory.lastMove.act === "give-back" ? "given-back" : "cancelled";
}

/** What the pretend ledger gave the reader, or took. */
function balanceChange({ entries, trade }: Practice): bigint {
  const { asset } = trade.money.amount;
  const mine = accountId({ kind: "available", asset, traderId: practiceIds.me });
  return entries
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => accountId(account) === mine)
    .reduce((sum, { amount }) => sum + amount.units, 0n);
}

/** Which of the four stops of the guide the practice is at. */
export function stopOf(practice: Practice): 1 | 2 | 3 | 4 {
  if (isOver(practice)) return 4;
  const { mySide, bankedAt, trade } = practice;
  const isSaid = trade.status === "paid";
  if (mySide === "buyer") return isSaid ? 3 : bankedAt === undefined ? 1 : 2;
  if (!isSaid) return 1;
  return bankedAt === undefined ? 2 : 3;
}
