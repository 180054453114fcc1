import { Type } from "typebox";
import { route } from "../route.ts";
import { actRefusalCodes } from "../trade/trade-refusals.ts";
import { CaseReasonDto } from "./case-reason-dto.ts";
import { chargebackCard, chargebackCaseView } from "./chargeback-admin-views.ts";
import { ListDto } from "./list-dto.ts";

const theReport = { 200: { description: "The report as it is now", body: chargebackCaseView } };
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
    'Payments that were said to be taken back, the oldest report first; filter {"queue": "pending" ' +
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
  summary: "A report on one page; the reading is logged",
  access: "staff",
  permission: "read_trades",
  answers: theReport,
});

export const dismissChargeback = route({
  ...common,
  id: "dismissChargeback",
  method: "post",
  path: "/admin/api/chargebacks/{id}/dismiss",
  summary: "The report is not right: the trade is again what it was",
});

export const confirmChargeback = route({
  ...common,
  id: "confirmChargeback",
  method: "post",
  path: "/admin/api/chargebacks/{id}/confirm",
  summary: "The buyer owes what he got; above 10,000 USD a second moderator confirms, too",
});

export const allowChargeback = route({
  ...common,
  id: "allowChargeback",
  method: "post",
  path: "/admin/api/chargebacks/{id}/allow-again",
  summary: "Let the seller report once more after a report was dismissed",
});

export const writeOffClaim = route({
  ...common,
  id: "writeOffClaim",
  method: "post",
  path: "/admin/api/claims/{id}/write-off",
  summary: "Give up on what is left of a claim; a second admin does it, too",
  permission: "write_off_claims",
  refusals: [...common.refusals, "nothing_owed"],
});

export const adminChargebackContracts = {
  listChargebacks,
  viewChargeback,
  dismissChargeback,
  confirmChargeback,
  allowChargeback,
  writeOffClaim,
};
