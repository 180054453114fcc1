import type { MethodRow } from "./method-row.ts";

/** Goods and services that the payer buys for somebody else. */
export const goodsAndServices: readonly MethodRow[] = [
  [801, "mobile-top-up", "Mobile top-up"],
  [802, "bill-payment", "Bill payment"],
  [803, "mobile-data", "Mobile data"],
  [804, "online-order", "Paying for an online order"],
  [805, "travel-booking", "Travel booking"],
  [806, "web-hosting", "Web hosting"],
  [807, "school-fees", "School fees"],
  [808, "freelance-work", "Freelance work"],
];
