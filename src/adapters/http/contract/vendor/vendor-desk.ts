import { Type, type Static } from "typebox";
import { closed, dataOf, view } from "../envelope.ts";
import { dutyHoursView } from "../offer/offer-views.ts";
import { route } from "../route.ts";
import { VendorDeskDto } from "./vendor-desk-dto.ts";

const deskView = view("VendorDesk", {
  /** Without the badge, nothing is sent by itself. */
  isVendor: Type.Boolean(),
  greeting: Type.String({ description: "Sent when a trade starts on one of their offers" }),
  awayReply: Type.String({ description: "In place of the greeting, outside the opening hours" }),
  replies: Type.Array(closed({ title: Type.String(), text: Type.String() })),
  hours: dutyHoursView,
});

export type VendorDeskView = Static<typeof deskView>;

const base = "/rest/v1/vendor-desk";
const theDesk = { 200: { description: "As it is now", body: dataOf(deskView) } };

export const viewVendorDesk = route({
  id: "viewVendorDesk",
  method: "get",
  path: base,
  summary: "Your automatic replies, quick replies and opening hours as a vendor",
  access: "trader",
  answers: theDesk,
});

export const changeVendorDesk = route({
  id: "changeVendorDesk",
  method: "put",
  path: base,
  summary: "Replace your automatic replies, quick replies and opening hours",
  access: "trader",
  body: VendorDeskDto,
  mostBytes: 65_536,
  answers: theDesk,
  refusals: ["vendor_only"],
});

export const vendorDeskRoutes = { viewVendorDesk, changeVendorDesk };
