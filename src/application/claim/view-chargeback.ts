import { may } from "../../domain/staff/staff-roles.ts";
import { allowAnotherReport, judgeWriteOff } from "../../domain/chargeback/chargeback-acts.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import { isLinkedToParty } from "../../domain/dispute/decide-case.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { dueDeadline } from "../../domain/trade/due-deadline.ts";
import { isAlreadySo } from "../../domain/trade/judgement.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import { caseStaffOf } from "../dispute/case-desk.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { TradeRecord, TradeViews } from "../ports/trade-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { TradeDesk } from "../trade/trade-desk.ts";

/** What staff may do with a report, by the names of the routes. */
type ChargebackAct = "dismiss" | "confirm" | "allow-again" | "write-off";

/** A report on one page, as one member of staff sees it. */
export interface ShownChargeback {
  readonly record: TradeRecord;
  readonly reportedAt: Instant;
  readonly acts: readonly ChargebackAct[];
}

/** Shows staff a trade with a reported payment reversal. */
export class ViewChargeback {
  readonly #views: Pick<TradeViews, "record">;
  readonly #desk: TradeDesk;
  readonly #audit: Pick<AuditLog, "note">;

  constructor(views: Pick<TradeViews, "record">, desk: TradeDesk, audit: Pick<AuditLog, "note">) {
    this.#views = views;
    this.#desk = desk;
    this.#audit = audit;
  }

  /** Reads it; the read itself is logged. Undefined if nothing was ever reported. */
  async execute(actor: StaffActor, tradeId: TradeId): Promise<ShownChargeback | undefined> {
    const shown = await this.show(actor, tradeId);
    if (!shown) return undefined;
    const { staffId, role } = actor;
    const subject = { kind: "trade", id: tradeId } as const;
    await this.#audit.note({ staffId, role, act: "read-chargeback", subject });
    return shown;
  }

  /** The same after an act by the viewer, which is itself logged. */
  async show(actor: StaffActor, tradeId: TradeId): Promise<ShownChargeback | undefined> {
    const record = await this.#views.record(tradeId);
    if (!record || record.trade.chargeback === "none") return undefined;
    const staff = caseStaffOf(actor);
    if (staff && isLinkedToParty(record.trade, staff)) return undefined;
    if (dueDeadline(record.trade, record.now) === undefined) return this.#judge(actor, record);
    await this.#desk.carryOutDue(tradeId);
    const carriedOut = await this.#views.record(tradeId);
    return carriedOut && this.#judge(actor, carriedOut);
  }

  #judge(actor: StaffActor, record: TradeRecord): ShownChargeback {
    const reported = record.timeline.findLast(({ act }) => act === "report-chargeback");
    const reportedAt = reported?.at ?? record.trade.startedAt;
    return { record, reportedAt, acts: this.#acts(actor, record) };
  }

  /** What their role allows and the rules would accept from them. */
  #acts(actor: StaffActor, record: TradeRecord): readonly ChargebackAct[] {
    const staff = caseStaffOf(actor);
    const { trade } = record;
    if (!staff) return [];
    const context = this.#desk.contextOf(record);
    const by = { actorId: staff.staffId, role: staff.role };
    const judges = may(actor.role, "decide_chargebacks");
    const judgements = {
      dismiss: judges && decideTrade(trade, { act: "dismiss-chargeback", ...by }, context),
      confirm: judges && decideTrade(trade, { act: "confirm-chargeback", ...by }, context),
      "allow-again": judges && allowAnotherReport(trade, staff, context),
      "write-off": may(actor.role, "write_off_claims") && judgeWriteOff(trade, staff, context),
    };
    const acts = Object.keys(judgements) as ChargebackAct[];
    return acts.filter((act) => {
      const judgement = judgements[act];
      return judgement && judgement.ok && !isAlreadySo(judgement.value);
    });
  }
}
