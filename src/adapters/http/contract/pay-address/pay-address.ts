import { Type, type Static } from "typebox";
import { closed, dataOf, view } from "../envelope.ts";
import { route } from "../route.ts";
import { PayAddressDto } from "./pay-address-dto.ts";

const payAddressCard = view("PayAddressCard", {
  id: Type.String(),
  payment_method: closed({ slug: Type.String(), name: Type.String() }),
  /** Of a name only the end, of a place the whole; no two of a method are the same. */
  shown: Type.String(),
  has_note: Type.Boolean(),
});

export type PayAddressCard = Static<typeof payAddressCard>;

const base = "/rest/v1/pay-addresses";
const all = { 200: { description: "All of them", body: dataOf(Type.Array(payAddressCard)) } };

export const listPayAddresses = route({
  id: "listPayAddresses",
  method: "get",
  path: base,
  summary: "Your online wallets and cash places",
  access: "trader",
  answers: all,
});

export const addPayAddress = route({
  id: "addPayAddress",
  method: "post",
  path: base,
  summary: "Save an online wallet or a cash place, by the field that its method needs",
  access: "trader",
  body: PayAddressDto,
  answers: all,
  refusals: ["too_many_pay_addresses"],
});

export const removePayAddress = route({
  id: "removePayAddress",
  method: "delete",
  path: `${base}/{id}`,
  summary: "Delete one of your online wallets or cash places",
  access: "trader",
  answers: all,
  refusals: ["account_in_use"],
});

export const payAddressRoutes = { listPayAddresses, addPayAddress, removePayAddress };
