import type { RecordedEvent, TradeRecord } from "../../../../application/ports/trade-store.ts";
import { awaitsSecond } from "../../../../domain/dispute/case-text.ts";
import { requirementStatuses } from "../../../../domain/trade/trade-memory.ts";
import { sideOf } from "../../../../domain/trade/trade.ts";
import type { TradeEventView } from "../../contract/trade/trade-views.ts";

/** What a timeline is made of. */
type Told = Pick<
  TradeRecord,
  "trade" | "buyer" | "seller" | "codeNames" | "helperNames" | "timeline" | "detailsReads"
>;

/**
 * What happened to a trade, in order: a line for each status that an event passed through and for
 * where it ended, and who saw the payment details first.
 */
export function presentTimeline(told: Told): TradeEventView[] {
  const lines = told.timeline.flatMap((event) => presentEvent(event, told));
  return told.detailsReads.reduce((all, read) => withRead(all, read, told), lines);
}

function presentEvent(event: RecordedEvent, told: Told): TradeEventView[] {
  const line = {
    seq: event.seq,
    // A verdict's side is not revealed until a second person has confirmed it.
    act: isProposedVerdict(event) ? "verdict-proposed" : event.act,
    by: event.by,
    username: usernameOf(event.actorId, told),
    codeName: (event.actorId !== undefined && told.codeNames[event.actorId]) || null,
    helper: helperIn(event, told),
    requirement: requirementIn(event),
    addedSeconds: secondsIn(event),
    pause: pauseIn(event),
    at: iso(event.at),
  };
  return [...(event.passed ?? []), event.toStatus].map((status) => ({ ...line, status }));
}

/** A reading is no event of the trade: it has the number and the status of the line before it. */
function withRead(
  lines: readonly TradeEventView[],
  { readerId, at }: TradeRecord["detailsReads"][number],
  told: Told,
): TradeEventView[] {
  const next = lines.findIndex((line) => Date.parse(line.at) > at);
  const place = next < 0 ? lines.length : next;
  const before = lines[place - 1] ?? lines[0];
  const side = sideOf(told.trade, readerId);
  if (!before || !side) return [...lines];
  const read = {
    ...before,
    act: "details-read",
    by: side,
    codeName: null,
    helper: null,
    requirement: null,
    addedSeconds: null,
    pause: null,
    at: iso(at),
  };
  return lines.toSpliced(place, 0, { ...read, username: usernameOf(readerId, told) });
}

function usernameOf(actorId: string | undefined, { buyer, seller }: Told): string | null {
  return [buyer, seller].find(({ id }) => id === actorId)?.username ?? null;
}

/** Who acted for the party. */
function helperIn({ facts }: RecordedEvent, { helperNames }: Told): string | null {
  const id = facts?.["helper"];
  return (id !== undefined && helperNames?.[id]) || null;
}

function requirementIn({ act, facts = {} }: RecordedEvent): TradeEventView["requirement"] {
  if (act !== "requirement") return null;
  const { requirement: id, status } = facts;
  const known = requirementStatuses.find((each) => each === status);
  return typeof id === "string" && known ? { id, status: known } : null;
}

function secondsIn({ act, facts }: RecordedEvent): number | null {
  const isExtended = act === "extend" || act === "clock-extended";
  return isExtended ? Number(facts?.["seconds"] ?? 0) : null;
}

/** Before outages were told apart, there was only maintenance, without its times. */
function pauseIn({ act, facts = {} }: RecordedEvent): TradeEventView["pause"] {
  if (act !== "clock-extended") return null;
  const { cause, from, until } = facts;
  return {
    cause: cause === "outage" || cause === "both" ? cause : "maintenance",
    from: from === undefined ? null : iso(Number(from)),
    until: until === undefined ? null : iso(Number(until)),
  };
}

function isProposedVerdict({ act, facts }: RecordedEvent): boolean {
  return act.startsWith("decide-") && facts?.["step"] === awaitsSecond.step;
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
