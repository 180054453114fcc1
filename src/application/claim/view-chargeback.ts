import { may } from "../../domain/staff/staff-roles.ts";
import { allowAnotherReport, judgeWriteOff } from "../../domain/chargeback/chargeback-acts.ts";
import { isRunning, planObstacle } from "../../domain/chargeback/repayment-plan.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import { isLinkedToParty } from "../../domain/dispute/decide-case.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { dueDeadline } from "../../domain/trade/due-deadline.ts";
import { isAlreadySo } from "../../domain/trade/judgement.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import { caseStaffOf } from "../dispute/case-desk.ts";
import { addressed, type Addressed } from "../attachment/list-uploads.ts";
import type { AttachmentStore } from "../ports/attachment-store.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { SignedAddresses } from "../ports/signed-addresses.ts";
import type { TradeRecord, TradeViews } from "../ports/trade-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { TradeDesk } from "../trade/trade-desk.ts";

/** What staff may do with a report, by the names of the routes. */
type ChargebackAct =
  | "dismiss"
  | "confirm"
  | "allow-again"
  | "write-off"
  | "agree-plan"
  | "withdraw-plan";

/** A report on one page, as one member of staff sees it. */
export interface ShownChargeback {
  readonly record: TradeRecord;
  readonly reportedAt: Instant;
  /** The bank's notice, with an address for the viewer; undefined without one. */
  readonly notice: Addressed | undefined;
  readonly acts: readonly ChargebackAct[];
}

/** What reading a report needs. */
interface ViewChargebackParts {
  readonly views: Pick<TradeViews, "record">;
  readonly desk: TradeDesk;
  readonly audit: Pick<AuditLog, "note">;
  readonly attachments: Pick<AttachmentStore, "find">;
  readonly addresses: SignedAddresses;
}

/** Shows staff a trade with a reported payment reversal. */
export class ViewChargeback {
  readonly #parts: ViewChargebackParts;

  constructor(parts: ViewChargebackParts) {
    this.#parts = parts;
  }

  /** Reads it; the read itself is logged. Undefined if nothing was ever reported. */
  async execute(actor: StaffActor, tradeId: TradeId): Promise<ShownChargeback | undefined> {
    const shown = await this.show(actor, tradeId);
    if (!shown) return undefined;
    const { staffId, role } = actor;
    const subject = { kind: "trade", id: tradeId } as const;
    await this.#parts.audit.note({ staffId, role, act: "read-chargeback", subject });
    return shown;
  }

  /** The same after an act by the viewer, which is itself logged. */
  async show(actor: StaffActor, tradeId: TradeId): Promise<ShownChargeback | undefined> {
    const record = await this.#parts.views.record(tradeId);
    if (!record || record.trade.chargeback === "none") return undefined;
    const staff = caseStaffOf(actor);
    if (staff && isLinkedToParty(record.trade, staff)) return undefined;
    if (dueDeadline(record.trade, record.now) === undefined) return this.#judge(actor, record);
    await this.#parts.desk.carryOutDue(tradeId);
    const carriedOut = await this.#parts.views.record(tradeId);
    return carriedOut && this.#judge(actor, carriedOut);
  }

  async #judge(actor: StaffActor, record: TradeRecord): Promise<ShownChargeback> {
    const reported = record.timeline.findLast(({ act }) => act === "report-chargeback");
    const reportedAt = reported?.at ?? record.trade.startedAt;
    const notice = await this.#noticeOf(actor, record);
    return { record, reportedAt, notice, acts: this.#acts(actor, record) };
  }

  async #noticeOf({ staffId }: StaffActor, { texts }: TradeRecord): Promise<Addressed | undefined> {
    const { attachments, addresses } = this.#parts;
    const id = texts.findLast(({ kind }) => kind === "chargeback")?.detail["file"];
    const file = id === undefined ? undefined : await attachments.find(id);
    return file && addressed(file, staffId, addresses);
  }

  /** What their role allows and the rules would accept from them. */
  #acts(actor: StaffActor, record: TradeRecord): readonly ChargebackAct[] {
    const staff = caseStaffOf(actor);
    const { trade } = record;
    if (!staff) return [];
    const context = this.#parts.desk.contextOf(record);
    const by = { actorId: staff.staffId, role: staff.role };
    const judges = may(actor.role, "decide_chargebacks");
    const judgements = {
      dismiss: judges && decideTrade(trade, { act: "dismiss-chargeback", ...by }, context),
      confirm: judges && decideTrade(trade, { act: "confirm-chargeback", ...by }, context),
      "allow-again": judges && allowAnotherReport(trade, staff, context),
      "write-off": may(actor.role, "write_off_claims") && judgeWriteOff(trade, staff, context),
    };
    const acts = Object.keys(judgements) as (keyof typeof judgements)[];
    const open = acts.filter((act) => {
      const judgement = judgements[act];
      return judgement && judgement.ok && !isAlreadySo(judgement.value);
    });
    if (!judges) return open;
    if (isRunning(trade.memory.plan)) return [...open, "withdraw-plan"];
    return planObstacle(trade, context) ? open : [...open, "agree-plan"];
  }
}
