import type { AgreeRepaymentPlan } from "../../../../application/claim/agree-repayment-plan.ts";
import type { JudgeChargeback } from "../../../../application/claim/judge-chargeback.ts";
import {
  chargebackQueues,
  type ListChargebacks,
} from "../../../../application/claim/list-chargebacks.ts";
import type { ViewChargeback } from "../../../../application/claim/view-chargeback.ts";
import type { WithdrawRepaymentPlan } from "../../../../application/claim/withdraw-repayment-plan.ts";
import type { WriteOffClaim } from "../../../../application/claim/write-off-claim.ts";
import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { Refusal, Result } from "../../../../domain/result/result.ts";
import * as contract from "../../contract/admin/chargebacks.ts";
import { bind, type BoundRoute, type FieldFailure } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { presentChargebackCard, presentChargebackCase } from "./chargeback-presenter.ts";
import { contentRange, parseList } from "./list-query.ts";

/** Use cases behind the routes of reports and claims. */
interface AdminChargebackUseCases {
  readonly listChargebacks: ListChargebacks;
  readonly viewChargeback: ViewChargeback;
  readonly judgeChargeback: JudgeChargeback;
  readonly writeOffClaim: WriteOffClaim;
  readonly agreeRepaymentPlan: AgreeRepaymentPlan;
  readonly withdrawRepaymentPlan: WithdrawRepaymentPlan;
}

/** The queue has its own order; a sort is accepted because the console's lists always send one. */
const chargebackList = { sortable: ["id"], filterable: ["queue"], most: 100 };

/** Reversed payments: every action returns the updated report. */
export function adminChargebackRoutes(useCases: AdminChargebackUseCases): readonly BoundRoute[] {
  const { judgeChargeback } = useCases;
  const answer = async <Refused extends Refusal>(
    actor: StaffActor,
    result: Result<string, Refused>,
  ) => {
    if (!result.ok) return { refusal: result.refusal.code as Refused["code"] };
    const shown = await useCases.viewChargeback.show(actor, result.value);
    return shown ? { status: 200 as const, body: presentChargebackCase(shown) } : notFound;
  };
  return [
    bind(contract.listChargebacks).to(async ({ actor, query }) => {
      const asked = parseList(query, chargebackList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { from, most, filter } = asked.value;
      const queue = chargebackQueues.find((name) => name === (filter["queue"] ?? "pending"));
      if (!queue) return { refusal: "validation", details: [badQueue] };
      const { trades, total } = await useCases.listChargebacks.execute(actor, queue, from, most);
      const headers = { "Content-Range": contentRange("chargebacks", from, trades.length, total) };
      return { status: 200, body: trades.map(presentChargebackCard), headers };
    }),
    bind(contract.viewChargeback).to(async ({ actor, parameters }) => {
      const shown = await useCases.viewChargeback.execute(actor, parameters.id);
      return shown ? { status: 200, body: presentChargebackCase(shown) } : notFound;
    }),
    bind(contract.dismissChargeback).to(async (call) => {
      const { actor, parameters, body } = call;
      const asked = { ruling: "dismiss-chargeback", reason: body.reason } as const;
      const key = commandKey("dismissChargeback", call);
      return answer(actor, await judgeChargeback.execute(actor, parameters.id, asked, key));
    }),
    bind(contract.confirmChargeback).to(async (call) => {
      const { actor, parameters, body } = call;
      const asked = { ruling: "confirm-chargeback", reason: body.reason } as const;
      const key = commandKey("confirmChargeback", call);
      return answer(actor, await judgeChargeback.execute(actor, parameters.id, asked, key));
    }),
    bind(contract.allowChargeback).to(async (call) => {
      const { actor, parameters, body } = call;
      const asked = { ruling: "allow-chargeback", reason: body.reason } as const;
      const key = commandKey("allowChargeback", call);
      return answer(actor, await judgeChargeback.execute(actor, parameters.id, asked, key));
    }),
    bind(contract.writeOffClaim).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("writeOffClaim", call);
      const { writeOffClaim } = useCases;
      return answer(actor, await writeOffClaim.execute(actor, parameters.id, body.reason, key));
    }),
    bind(contract.agreeRepaymentPlan).to(async (call) => {
      const { actor, parameters, body } = call;
      const { instalment, every_days: everyDays, first_due: day, reason } = body;
      const plan = { instalment, everyDays, firstDue: Date.parse(`${day}T23:59:59Z`), reason };
      const key = commandKey("agreeRepaymentPlan", call);
      const { agreeRepaymentPlan } = useCases;
      return answer(actor, await agreeRepaymentPlan.execute(actor, parameters.id, plan, key));
    }),
    bind(contract.withdrawRepaymentPlan).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("withdrawRepaymentPlan", call);
      const { withdrawRepaymentPlan: withdraw } = useCases;
      return answer(actor, await withdraw.execute(actor, parameters.id, body.reason, key));
    }),
  ];
}

const notFound = { refusal: "not_found" } as const;

const badQueue: FieldFailure = {
  field: "filter",
  code: "unknown_queue",
  message: `queue must be one of ${chargebackQueues.join(", ")}`,
};
