import { Type, type Static } from "typebox";
import { levelNeeds } from "../../../../domain/kyc/level-names.ts";
import { closed, dataOf, oneOf, orNull, view } from "../envelope.ts";
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
  /** demo, L0, L1, L1+, L2, L2+POA, L3, or L4 for verified companies. */
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

const levelView = view("Level", {
  name: orNull(Type.String({ description: "As in addresses; null for L2+POA, a part of second" })),
  level: Type.Number(),
  label: Type.String(),
  limits: limitsView,
  /** What a level needs besides those below it. */
  needs: Type.Array(oneOf(levelNeeds)),
});

export type LevelView = Static<typeof levelView>;

export const listLevels = route({
  id: "listLevels",
  method: "get",
  path: "/rest/v1/limits/levels-info",
  summary: "Every verification level with its limits and what it needs, the lowest first",
  access: "anyone",
  answers: { 200: { description: "Levels", body: dataOf(Type.Array(levelView)) } },
});

export const viewLevelLimitations = route({
  id: "viewLevelLimitations",
  method: "get",
  path: "/rest/v1/limits/{level}-level-limitations",
  summary: "The limits of a level: demo, none, first, first-plus, second or third",
  access: "anyone",
  answers: { 200: { description: "The level", body: dataOf(levelView) } },
});

export const kycRoutes = { kycCheck, listLevels, viewLevelLimitations };
