import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { KycCheckDto } from "./kyc-check-dto.ts";

/** In US dollars, as decimal strings; null: no limit. */
const limitsView = view("Limits", {
  /** Across all active trades. */
  perTrade: orNull(Type.String()),
  /** Started within the last 24 hours and not returned. */
  recent: orNull(Type.String()),
  lifetime: orNull(Type.String()),
});

/** How much the user may trade, and how much of it is used. */
const kycCheckView = view("KycCheck", {
  level: Type.Number(),
  /** demo, L0, L1, L1+, L2, L3, or L4 for verified companies. */
  label: Type.String(),
  limits: limitsView,
  /** In US dollars. */
  used: closed({ perTrade: Type.String(), recent: Type.String(), lifetime: Type.String() }),
  fiatCurrencyCode: Type.String(),
  /** What remains of the tightest limit, rounded down; null without a limit or a rate. */
  unusedTradingVolumeInFiatCurrency: orNull(Type.String()),
  isUnlimited: Type.Boolean(),
  /** Null at the highest level. */
  nextLevel: orNull(closed({ level: Type.Number(), label: Type.String(), limits: limitsView })),
});

export type KycCheckView = Static<typeof kycCheckView>;

export const kycCheck = route({
  id: "kycCheck",
  method: "get",
  path: "/rest/v1/users/kyc-check",
  summary: "Verification level, its limits, and what is left of them",
  access: "trader",
  query: KycCheckDto,
  answers: { 200: { description: "Level and limits", body: dataOf(kycCheckView) } },
});

export const kycRoutes = { kycCheck };
