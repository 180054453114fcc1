import { expect } from "chai";
import {
  caseAfter,
  caseContext,
  type DisputeCase,
} from "../../../src/domain/dispute/dispute-case.ts";
import {
  decideCase,
  type CaseCommand,
  type CaseStaff,
} from "../../../src/domain/dispute/decide-case.ts";
import { carryOut } from "../../../src/domain/trade-decision/carry-out.ts";
import { decideTrade } from "../../../src/domain/trade-decision/decide-trade.ts";
import { dueDeadline } from "../../../src/domain/trade/due-deadline.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import type { TradeChange } from "../../../src/domain/trade/trade-change.ts";
import type { TradeCommand } from "../../../src/domain/trade/trade-command.ts";
import type { TradeContext } from "../../../src/domain/trade/trade-context.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import { contextAt, hour, minute, paidTrade, start } from "../trade/example-trade.ts";
import { defaultDisputePolicy as policy } from "../../../src/domain/policy/default-policy.ts";

export const nia: CaseStaff = {
  staffId: "nia",
  role: "moderator",
  linkedIds: [],
};
export const omar: CaseStaff = { ...nia, staffId: "omar" };
export const vera: CaseStaff = { ...nia, staffId: "vera", role: "supermoderator" };
export const opened = start + 10 * minute + 3 * hour;

/** A trade with its case, at a time that a test sets. */
export class Course {
  trade: Trade = paidTrade();
  dispute: DisputeCase | undefined;
  now = opened;

  get context(): TradeContext {
    const { dispute } = this;
    return contextAt(this.now, dispute && { disputeCase: caseContext(dispute, this.now, policy) });
  }

  ask(command: TradeCommand): string | undefined {
    return this.#carry(decideTrade(this.trade, command, this.context));
  }

  work(command: CaseCommand, staff: CaseStaff = nia): string | undefined {
    return this.#carry(decideCase(this.trade, this.dispute, command, staff, this.context));
  }

  wait(milliseconds: number): void {
    this.now += milliseconds;
    for (let kind = dueDeadline(this.trade, this.now); kind;) {
      this.#follow(carryOut(this.trade, kind, this.context));
      kind = dueDeadline(this.trade, this.now);
    }
  }

  #carry(
    decision:
      | { ok: true; value: TradeChange | { already: true; trade: Trade } }
      | { ok: false; refusal: { code: string } },
  ): string | undefined {
    if (!decision.ok) return decision.refusal.code;
    if (!isAlreadySo(decision.value)) this.#follow(decision.value);
    return undefined;
  }

  #follow(change: TradeChange): void {
    this.dispute = caseAfter(this.dispute, this.trade, change, this.now, policy);
    this.trade = change.trade;
  }
}

export const open = { act: "dispute", actorId: "ana", reason: "obvious_scam" } as const;
export const take = { act: "take-case" } as const;
export const askBoth = { act: "ask-evidence", sides: ["buyer", "seller"], what: "other" } as const;
export const forBuyer = { act: "decide-buyer", actorId: "nia", role: "moderator" } as const;

export function disputed(): Course {
  const course = new Course();
  expect(course.ask(open)).to.equal(undefined);
  return course;
}

export function worked(): Course {
  const course = disputed();
  expect(course.work(take)).to.equal(undefined);
  return course;
}

/** A case that was decided for the buyer. */
export function ended(): Course {
  const course = worked();
  course.ask(forBuyer);
  expect(course.dispute?.closedAt).to.be.a("number");
  return course;
}
