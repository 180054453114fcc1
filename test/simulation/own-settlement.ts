import type { RecordedEvent } from "../../src/application/ports/trade-store.ts";
import type { TradeMoney } from "../../src/domain/trade/trade.ts";
import type { Moves } from "./audited-journal.ts";
import { afterTheEnd, partDown, staffLateAfter } from "./own-rules.ts";

/** How much of a trade the buyer gets. */
export interface Part {
  readonly part: bigint;
  readonly whole: bigint;
}

/** Who gets what, and whether the platform keeps its fee. */
export interface OwnSettlement extends Part {
  readonly feeGoesBack: boolean;
}

const none: Part = { part: 0n, whole: 1n };
const all: Part = { part: 1n, whole: 1n };

/**
 * What the timeline of a trade says of its end: its last line, except for what may follow an end;
 * undefined where that line ends nothing.
 */
export function settlementOf(
  whole: readonly RecordedEvent[],
  money: TradeMoney,
): OwnSettlement | undefined {
  const timeline = whole.slice(0, 1 + whole.findLastIndex(({ act }) => !afterTheEnd.has(act)));
  const last = timeline.at(-1);
  if (!last) return undefined;
  const part = partOf(last, timeline, money);
  const unheard = last.act === "appeal-unheard";
  return part && { ...part, feeGoesBack: unheard || wasStaffLate(timeline) };
}

function partOf(
  { act, facts }: RecordedEvent,
  timeline: readonly RecordedEvent[],
  money: TradeMoney,
): Part | undefined {
  switch (act) {
    case "cancel":
    case "give-back":
    case "agree-cancel":
    case "window-over":
    case "staff-cancel":
    case "exit":
      return none;
    case "release":
      return all;
    case "amend":
      return { part: BigInt(facts?.["received"] ?? 0), whole: money.fiat.minor };
    case "decide-buyer":
    case "decide-seller":
    case "decide-split":
    case "accept-verdict":
    case "appeal-over":
    case "appeal-unheard":
    case "reject-appeal":
      return verdictOf(timeline);
    default:
      return undefined;
  }
}

/** The last decision: one that waits for a second person does not count. */
function verdictOf(timeline: readonly RecordedEvent[]): Part | undefined {
  const decided = timeline.findLast(
    ({ act, facts }) => act.startsWith("decide-") && facts?.["step"] === undefined,
  );
  if (decided?.act === "decide-buyer") return all;
  if (decided?.act === "decide-seller") return none;
  const share = decided?.facts?.["buyerShare"];
  return share === undefined ? undefined : { part: BigInt(share), whole: 10_000n };
}

const deciders: ReadonlySet<string> = new Set(["moderator", "supermoderator", "admin"]);

/** Whether a case of the trade was ever overdue for an act of staff. */
function wasStaffLate(timeline: readonly RecordedEvent[]): boolean {
  let waitsSince: number | undefined;
  for (const { by, fromStatus, toStatus, at } of timeline) {
    const isOpen = toStatus === "dispute_open";
    const isStaff = deciders.has(by);
    if (waitsSince !== undefined && (isStaff || !isOpen)) {
      if (at - waitsSince >= staffLateAfter) return true;
    }
    if (!isOpen) waitsSince = undefined;
    else if (isStaff || fromStatus !== "dispute_open") waitsSince = at;
  }
  return false;
}

/** The postings that follow from it, for a trade between these two. */
export function expectedMoves(
  { part, whole, feeGoesBack }: OwnSettlement,
  { amount, fee, cashback }: TradeMoney,
  parties: { readonly id: string; readonly buyerId: string; readonly sellerId: string },
): Moves {
  const { asset } = amount;
  const down = (units: bigint) => partDown(units, part, whole, asset);
  const held = amount.units + fee.units + cashback.units;
  const toBuyer = down(amount.units) + down(cashback.units);
  const kept = down(fee.units);
  const toHouse = feeGoesBack ? 0n : kept;
  const moves: (readonly [string, bigint])[] = [
    [`escrow:${asset}:${parties.id}`, 0n - held],
    [`available:${asset}:${parties.buyerId}`, toBuyer],
    [`fees:${asset}`, toHouse],
    [`available:${asset}:${parties.sellerId}`, held - toBuyer - toHouse],
  ];
  return new Map(moves.filter(([, units]) => units !== 0n));
}

/** Whether two entries make the same postings. */
export function movesSame(one: Moves | undefined, other: Moves): boolean {
  return (
    one !== undefined &&
    one.size === other.size &&
    [...one].every(([account, units]) => other.get(account) === units)
  );
}

/** An entry in words. */
export function movesInWords(moves: Moves | undefined): string {
  return [...(moves ?? [])].map(([account, units]) => `${account} ${units}`).join(", ");
}
