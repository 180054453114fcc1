import type { Row } from "./row-kinds.ts";
import { ofParties } from "./row-kinds.ts";

/** Who does the steps of a gift card; this trade follows the default flow. */
export const giftCardRows = {
  showCard: ofParties(
    "seen",
    [
      ["seller", "not_your_act"],
      ["buyer", "not_in_this_flow"],
    ],
    { type: "e-card", info: "Amazon US, 20 USD" },
  ),
  acceptCard: ofParties("seen", [
    ["buyer", "not_your_act"],
    ["seller", "wrong_status"],
  ]),
  declineCard: ofParties("seen", [
    ["buyer", "not_your_act"],
    ["seller", "wrong_status"],
  ]),
  shareCode: ofParties(
    "seen",
    [
      ["seller", "not_your_act"],
      ["buyer", "wrong_status"],
    ],
    { code: "AAAA-BBBB" },
  ),
  revealCode: ofParties("seen", [
    ["buyer", "wrong_status"],
    ["seller", "wrong_status"],
  ]),
} satisfies Readonly<Record<string, Row>>;
