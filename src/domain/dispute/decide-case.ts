import type { StaffId, TraderId } from "../id/id.ts";
import { match } from "ts-pattern";
import { accept, refuse, type Result } from "../result/result.ts";
import type { AlreadySo } from "../trade/judgement.ts";
import { makeChange } from "../trade/make-change.ts";
import type { TradeChange } from "../trade/trade-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { StaffRole } from "../trade/trade-memory.ts";
import type { Side, Trade } from "../trade/trade.ts";
import { isWorkable, type DisputeCase } from "./dispute-case.ts";

/** A member of staff working with a case. */
export interface CaseStaff {
  readonly staffId: StaffId;
  readonly role: StaffRole;
  /** Traders they are linked to: their own accounts, and those who share an address, a device or a payment account with them. */
  readonly linkedIds: readonly TraderId[];
}

/** What staff request in one click; `other` says it in words. */
export const evidenceKinds = [
  "statement_of_today",
  "screen_recording",
  "name_on_account",
  "other",
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** What staff do with a case besides deciding it. */
export type CaseCommand =
  | { readonly act: "take-case" }
  | { readonly act: "assign-case"; readonly to: CaseStaff }
  | {
      readonly act: "ask-evidence";
      readonly sides: readonly Side[];
      readonly what: EvidenceKind;
    }
  | { readonly act: "message-parties" };

/**
 * Why a case cannot be worked on. The first reason that applies is given.
 *
 * - `no_open_case`: it is decided, withdrawn, or there never was one.
 * - `conflict_of_interest`: a party, someone linked to a party, or who decided it before.
 * - `case_opener`: whoever opened it does not decide it.
 * - `case_taken`: it is someone else's.
 * - `not_your_case`
 * - `case_not_writable`
 * - `nobody_asked`: no side was named.
 */
export interface CaseRefusal {
  readonly code:
    | "no_open_case"
    | "conflict_of_interest"
    | "case_opener"
    | "case_taken"
    | "not_your_case"
    | "case_not_writable"
    | "nobody_asked";
}

/** Whether someone is a party of the trade, or linked to one. */
export function isLinkedToParty({ buyerId, sellerId }: Trade, staff: CaseStaff): boolean {
  const linked = new Set([staff.staffId, ...staff.linkedIds]);
  return linked.has(buyerId) || linked.has(sellerId);
}

/** Whether someone must stay off a case (decisions, People and roles). */
export function hasConflict(trade: Trade, staff: CaseStaff): boolean {
  return isLinkedToParty(trade, staff) || trade.memory.deciderIds.includes(staff.staffId);
}

/** A note for staff: it changes nothing, is no act on the timeline, and can follow a verdict. */
export function noteOnCase(
  trade: Trade,
  dispute: DisputeCase | undefined,
  staff: CaseStaff,
  context: TradeContext,
): Result<TradeChange, CaseRefusal> {
  if (!dispute) return refuse({ code: "no_open_case" });
  if (isLinkedToParty(trade, staff)) return refuse({ code: "conflict_of_interest" });
  const action = { act: "note-case", by: staff.role, actorId: staff.staffId };
  return accept({ ...makeChange(trade, action, {}, context), events: [] });
}

/** The platform returns a case to the queue when its case worker may no longer work on it. */
export function returnCase(
  trade: Trade,
  dispute: DisputeCase | undefined,
  workerId: StaffId,
  context: TradeContext,
): Result<TradeChange | AlreadySo, CaseRefusal> {
  if (!isWorkable(trade, dispute)) return refuse({ code: "no_open_case" });
  if (dispute.workerId !== workerId) return accept({ already: true, trade });
  return accept(makeChange(trade, { act: "return-case", by: "clock" }, {}, context));
}

/** Decides on what staff want to do with a case. The result is a line of the trade's timeline. */
export function decideCase(
  trade: Trade,
  dispute: DisputeCase | undefined,
  command: CaseCommand,
  staff: CaseStaff,
  context: TradeContext,
): Result<TradeChange | AlreadySo, CaseRefusal> {
  if (!isWorkable(trade, dispute)) return refuse({ code: "no_open_case" });
  const action = { act: command.act, by: staff.role, actorId: staff.staffId };
  const told = (facts: Readonly<Record<string, string>>) =>
    accept(makeChange(trade, action, { facts }, context));
  return match<CaseCommand, Result<TradeChange | AlreadySo, CaseRefusal>>(command)
    .with({ act: "take-case" }, () => {
      if (dispute.workerId === staff.staffId) return accept({ already: true, trade });
      if (dispute.workerId !== undefined) return refuse({ code: "case_taken" });
      if (hasConflict(trade, staff)) return refuse({ code: "conflict_of_interest" });
      if (dispute.openerId === staff.staffId) return refuse({ code: "case_opener" });
      return told({ workerId: staff.staffId });
    })
    .with({ act: "assign-case" }, ({ to }) => {
      if (hasConflict(trade, staff) || hasConflict(trade, to)) {
        return refuse({ code: "conflict_of_interest" });
      }
      if (dispute.openerId === to.staffId) return refuse({ code: "case_opener" });
      if (dispute.workerId === to.staffId) return accept({ already: true, trade });
      return told({ workerId: to.staffId });
    })
    .with({ act: "ask-evidence" }, ({ sides, what }) => {
      if (dispute.workerId !== staff.staffId) return refuse({ code: "not_your_case" });
      if (!dispute.mayWrite) return refuse({ code: "case_not_writable" });
      if (sides.length === 0) return refuse({ code: "nobody_asked" });
      return told({ sides: [...new Set(sides)].join(","), what });
    })
    .with({ act: "message-parties" }, () => {
      if (dispute.workerId !== staff.staffId) return refuse({ code: "not_your_case" });
      return dispute.mayWrite ? told({}) : refuse({ code: "case_not_writable" });
    })
    .exhaustive();
}
