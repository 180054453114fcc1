import { dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { ManualFeeDto } from "./manual-fee-dto.ts";
import { myOffer } from "./my-offer-views.ts";

const theOffer = { 200: { description: "The current offer", body: dataOf(myOffer) } };

export const setManualFee = route({
  id: "setManualFee",
  method: "put",
  path: "/rest/v1/my-offers/{hash}/manual-escrow-fee",
  summary:
    "Set the escrow fee of an offer, where an admin allowed that; on a buy offer it only lowers the fee",
  access: "trader",
  body: ManualFeeDto,
  answers: theOffer,
  refusals: ["offer_changed", "too_many_active_offers", "manual_escrow_fee_not_allowed"],
});

export const clearManualFee = route({
  id: "clearManualFee",
  method: "delete",
  path: "/rest/v1/my-offers/{hash}/manual-escrow-fee",
  summary: "Go back to the escrow fee of the table",
  access: "trader",
  answers: theOffer,
  refusals: ["offer_changed", "too_many_active_offers"],
});

export const manualFeeRoutes = { setManualFee, clearManualFee };
