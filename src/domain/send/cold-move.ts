import type { TraderId } from "../id/id.ts";
import { journalEntry, type JournalEntry, type Movement } from "../ledger/journal-entry.ts";
import type { Money } from "../money/money.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import type { Send } from "./send.ts";

/** Whose a move to cold storage is: nobody's. No trader has this id. */
export const platformOwner: TraderId = "platform";

/** Whether it moves coins of ours to cold storage, and sends nobody's. */
export function isColdMove({ traderId }: Pick<Send, "traderId">): boolean {
  return traderId === platformOwner;
}

/** What a move to cold storage is judged by. In base units. */
interface ColdMoveFacts {
  /** What the next send can be paid from. */
  readonly payable: bigint;
  /** 0: none. */
  readonly ceiling: bigint;
  /** The least that is sent. */
  readonly least: bigint;
  /** Whether another move of the coin is not over: what it takes would be counted twice. */
  readonly isOneOpen: boolean;
}

/**
 * - `cold_move_open`: another move of the coin is not over.
 * - `hot_not_above`: the hot account is not above its ceiling by so much, or it is too little to move.
 */
export interface ColdMoveRefusal {
  readonly code: "cold_move_open" | "hot_not_above";
}

/** Whether so much is more than online keys should hold. */
export function judgeColdMove(
  { payable, ceiling, least, isOneOpen }: ColdMoveFacts,
  units: bigint,
): Result<null, ColdMoveRefusal> {
  if (isOneOpen) return refuse({ code: "cold_move_open" });
  const isSurplus = ceiling > 0n && units <= payable - ceiling;
  return isSurplus && units >= least ? accept(null) : refuse({ code: "hot_not_above" });
}

type Move = Pick<Send, "id" | "amount" | "fee">;

/**
 * `send-hold:<id>`: cold → outgoing, what moves, and network fees → outgoing, what that is reckoned to take. From then
 * on the books count it as cold, or on its way there.
 */
export function coldHoldEntry({ id, amount, fee }: Move): JournalEntry {
  const { asset } = amount;
  const outgoing = { kind: "outgoing", asset, sendId: id } as const;
  return journalEntry(`send-hold:${id}`, [
    { from: { kind: "cold", asset }, to: outgoing, amount },
    { from: { kind: "network_fees", asset }, to: outgoing, amount: fee },
  ]);
}

/** `send-back:<id>`: outgoing → cold and network fees, exactly what was held. */
export function coldBackEntry(move: Move): JournalEntry {
  return journalEntry(`send-back:${move.id}`, backMovements(move));
}

function backMovements({ id, amount, fee }: Move): readonly Movement[] {
  const { asset } = amount;
  const outgoing = { kind: "outgoing", asset, sendId: id } as const;
  return [
    { from: outgoing, to: { kind: "cold", asset }, amount },
    { from: outgoing, to: { kind: "network_fees", asset }, amount: fee },
  ];
}

/** `send-back:<id>` of a move that a contract refused: what the network took all the same is gone. */
export function coldRefusedEntry(move: Move, networkFee: Money): JournalEntry {
  return journalEntry(`send-back:${move.id}`, [
    ...backMovements(move),
    {
      from: { kind: "network_fees", asset: networkFee.asset },
      to: { kind: "hot", asset: networkFee.asset },
      amount: networkFee,
    },
  ]);
}
