import { Type, type Static } from "typebox";
import { orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { AllowManualFeeDto } from "./allow-manual-fee-dto.ts";

/** The right of a trader to set escrow fees; in basis points. */
const manualFeeRight = view("ManualFeeRight", {
  id: Type.String({ description: "Of the trader" }),
  isAllowed: Type.Boolean(),
  least: orNull(Type.Integer({ description: "Null: the fee of the table" })),
  most: orNull(Type.Integer()),
});

export type ManualFeeRight = Static<typeof manualFeeRight>;

const theRight = { 200: { description: "The right now", body: manualFeeRight } };

export const viewManualFeeRight = route({
  id: "viewManualFeeRight",
  method: "get",
  path: "/admin/api/people/{id}/manual-escrow-fee",
  summary: "Whether a trader may set escrow fees, and within which bounds",
  access: "staff",
  permission: "read_people",
  answers: theRight,
});

export const allowManualFee = route({
  id: "allowManualFee",
  method: "post",
  path: "/admin/api/people/{id}/manual-escrow-fee",
  summary: "Let a trader set the escrow fees of their offers within bounds, or end that",
  access: "staff",
  permission: "allow_manual_fees",
  body: AllowManualFeeDto,
  takesKey: true,
  answers: theRight,
  refusals: ["conflict_of_interest", "reason_needed", "fee_bounds_wrong"],
});

export const manualFeeDeskRoutes = { viewManualFeeRight, allowManualFee };
