import { Type } from "typebox";
import { route } from "../route.ts";
import { actRefusalCodes } from "../trade/trade-refusals.ts";
import { AgreePlanDto } from "./agree-plan-dto.ts";
import { CaseReasonDto } from "./case-reason-dto.ts";
import { chargebackCard, chargebackCaseView } from "./chargeback-admin-views.ts";
import { ListDto } from "./list-dto.ts";

const theReport = { 200: { description: "The current report", body: chargebackCaseView } };
const common = {
  access: "staff",
  permission: "decide_chargebacks",
  takesKey: true,
  body: CaseReasonDto,
  answers: theReport,
  refusals: [...actRefusalCodes, "conflict_of_interest"],
} as const;

export const listChargebacks = route({
  id: "listChargebacks",
  method: "get",
  path: "/admin/api/chargebacks",
  summary:
    'Chargeback reports, oldest first; filter {"queue": "pending" ' +
    '| "owed" | "all"}; the total stands in Content-Range',
  access: "staff",
  permission: "read_trades",
  query: ListDto,
  answers: { 200: { description: "Reports", body: Type.Array(chargebackCard) } },
});

export const viewChargeback = route({
  id: "viewChargeback",
  method: "get",
  path: "/admin/api/chargebacks/{id}",
  summary: "A report; reading it is logged",
  access: "staff",
  permission: "read_trades",
  answers: theReport,
});

export const dismissChargeback = route({
  ...common,
  id: "dismissChargeback",
  method: "post",
  path: "/admin/api/chargebacks/{id}/dismiss",
  summary: "Dismiss the report: the trade goes back to its earlier state",
});

export const confirmChargeback = route({
  ...common,
  needsFreshProof: true,
  id: "confirmChargeback",
  method: "post",
  path: "/admin/api/chargebacks/{id}/confirm",
  summary:
    "Confirm the report: the buyer owes what they received; above 10,000 USD a second moderator has to confirm",
});

export const allowChargeback = route({
  ...common,
  id: "allowChargeback",
  method: "post",
  path: "/admin/api/chargebacks/{id}/allow-again",
  summary: "Allow the seller another report after one was dismissed",
});

export const writeOffClaim = route({
  ...common,
  id: "writeOffClaim",
  method: "post",
  path: "/admin/api/claims/{id}/write-off",
  summary: "Write off the rest of a claim; a second admin has to confirm",
  permission: "write_off_claims",
  needsFreshProof: true,
  refusals: [...common.refusals, "nothing_owed"],
});

export const agreeRepaymentPlan = route({
  ...common,
  id: "agreeRepaymentPlan",
  method: "post",
  path: "/admin/api/claims/{id}/plan",
  summary: "Write down by when the debtor of a claim pays it back, in instalments",
  body: AgreePlanDto,
  refusals: [...common.refusals, "nothing_owed", "plan_open", "plan_instalment", "plan_date"],
});

export const withdrawRepaymentPlan = route({
  ...common,
  id: "withdrawRepaymentPlan",
  method: "post",
  path: "/admin/api/claims/{id}/plan/withdraw",
  summary: "Take back a repayment plan that was written down wrongly; the debt stays as it is",
  refusals: [...common.refusals, "no_plan"],
});

export const adminChargebackContracts = {
  listChargebacks,
  viewChargeback,
  dismissChargeback,
  confirmChargeback,
  allowChargeback,
  writeOffClaim,
  agreeRepaymentPlan,
  withdrawRepaymentPlan,
};
