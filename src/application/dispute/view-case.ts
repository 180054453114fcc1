import { isLinkedToParty } from "../../domain/dispute/decide-case.ts";
import { caseContext } from "../../domain/dispute/dispute-case.ts";
import { outcomesOf, type Outcome } from "../../domain/dispute/outcomes.ts";
import { holderIn } from "../../domain/dispute/account-name.ts";
import { contactsBefore, signalsOf, type Signal } from "../../domain/dispute/signals.ts";
import { awaitedSides, needsEvidence } from "../../domain/dispute/verdict-reasons.ts";
import { dueDeadline } from "../../domain/trade/due-deadline.ts";
import { needsSecond } from "../../domain/arbitration/verdict.ts";
import { sideOf, type Side } from "../../domain/trade/trade.ts";
import type { TradeId } from "../../domain/id/id.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { MultisigEscrowStore, StoredEscrow } from "../ports/multisig-escrow-store.ts";
import type { CaseRecord, CaseViews } from "../ports/case-views.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import { contextOf } from "../trade/context-of.ts";
import type { TradeDesk } from "../trade/trade-desk.ts";
import { caseActs, type CaseAct } from "./case-acts.ts";
import { caseStaffOf } from "./case-desk.ts";
import { escrowOfTrade } from "./escrow-of-trade.ts";
import { judgeSummary, type JudgedCase } from "./list-cases.ts";

/** A case on one page, as one member of staff sees it. */
export interface ShownCase extends JudgedCase, CaseRecord {
  readonly disputeCase: CaseRecord["disputeCase"];
  readonly signals: readonly Signal[];
  readonly outcomes: readonly Outcome[];
  readonly acts: readonly CaseAct[];
  readonly isMine: boolean;
  /** Whether a verdict has to cite evidence, or say why there is none. */
  readonly needsEvidence: boolean;
  /** The sides that were asked and can still answer. */
  readonly awaited: readonly Side[];
  /** Whether a verdict by the viewer waits for a second person. */
  readonly needsSecond: { readonly whole: boolean; readonly split: boolean };
  /** Where the crypto is on the chain; undefined where it is in the books. */
  readonly escrow: StoredEscrow | undefined;
}

/** What is needed to show a case. */
interface ViewCaseParts {
  readonly views: Pick<CaseViews, "record">;
  readonly desk: TradeDesk;
  readonly audit: Pick<AuditLog, "noteReading">;
  readonly escrows: Pick<MultisigEscrowStore, "find">;
}

/** Reads of a page that stays open within this time count as one. */
export const oneLookSeconds = 600;

/** Shows a case to staff. For anyone linked to a party it does not exist. */
export class ViewCase {
  readonly #parts: ViewCaseParts;

  constructor(parts: ViewCaseParts) {
    this.#parts = parts;
  }

  /** Reads it; the read itself is logged. Undefined if there is no such case. */
  async execute(actor: StaffActor, tradeId: TradeId): Promise<ShownCase | undefined> {
    const shown = await this.show(actor, tradeId);
    if (!shown) return undefined;
    const { staffId, role } = actor;
    const subject = { kind: "trade", id: tradeId } as const;
    const entry = { staffId, role, act: "read-case", subject } as const;
    await this.#parts.audit.noteReading(entry, oneLookSeconds);
    return shown;
  }

  /** The same after an act by the viewer, which is itself logged. */
  async show(actor: StaffActor, tradeId: TradeId): Promise<ShownCase | undefined> {
    const { views, desk } = this.#parts;
    const record = await this.read(actor, tradeId);
    if (!record) return undefined;
    if (!dueDeadline(record.trade, record.now)) return this.#judge(actor, record);
    await desk.carryOutDue(tradeId);
    const carriedOut = await views.record(tradeId);
    return carriedOut && this.#judge(actor, carriedOut);
  }

  /** The case as it is stored, unjudged and not logged. Undefined if the actor may not see it. */
  async read(actor: StaffActor, tradeId: TradeId): Promise<CaseRecord | undefined> {
    const record = await this.#parts.views.record(tradeId);
    const staff = caseStaffOf(actor);
    return record && staff && isLinkedToParty(record.trade, staff) ? undefined : record;
  }

  async #judge(actor: StaffActor, record: CaseRecord): Promise<ShownCase> {
    const { trade, policy, disputeCase, now, parties, tradesOfPair } = record;
    const judged = judgeSummary(record, now);
    const { startedAt, paidAt } = trade;
    const staff = caseStaffOf(actor);
    const { staffLate } = caseContext(disputeCase, now, policy.dispute);
    const context = contextOf(record);
    const needs = (verdict: "buyer" | "split") =>
      staff !== undefined && needsSecond(trade, { for: verdict }, staff.role, policy.trade);
    const written = record.messages.map(({ authorId, at, text }) => ({
      side: sideOf(trade, authorId),
      at,
      text,
    }));
    const signals = signalsOf(
      {
        startedAt,
        paidAt,
        tradesOfPair,
        parties,
        silent: judged.silent,
        isSameAddress: record.isSameAddress,
        contactsBeforePayment: contactsBefore(written, paidAt),
        accountHolder: holderIn(record.paymentDetails),
      },
      policy.dispute,
    );
    return {
      ...judged,
      signals,
      // Here the texts are known, which the queue does not read.
      signalWeight: signals.reduce((sum, { weight }) => sum + weight, 0),
      outcomes: outcomesOf(trade, staffLate),
      acts: staff ? caseActs(record, actor, staff, context) : [],
      needsEvidence: needsEvidence(trade.money.usdCents, policy.dispute),
      awaited: awaitedSides(disputeCase, record.lastWritten, now),
      isMine: disputeCase.workerId === actor.staffId,
      needsSecond: { whole: needs("buyer"), split: needs("split") },
      escrow: await escrowOfTrade(trade, this.#parts.escrows),
    };
  }
}
