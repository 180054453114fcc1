import { Type, type Static } from "typebox";
import { bondReturnObstacles } from "../../../../domain/bond/decide-bond.ts";
import type { RealAsset } from "../../../../domain/money/asset.ts";
import { closed, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { DepositBondDto, RetrieveBondDto } from "./bond-dto.ts";

const coin = Type.Unsafe<RealAsset>(Type.String());

/** The security that someone left for their offers. Amounts in base units, as strings. */
const bondView = view("Bond", {
  /** What offers of gift cards and of payments that can be reversed need, in satoshi. */
  requiredAmount: Type.String(),
  /** What is still missing of it, in satoshi. */
  missingAmount: Type.String(),
  isBondInsufficient: Type.Boolean(),
  /** Within the time that counts: each one raises what is needed. */
  lostDisputes: Type.Integer(),
  /** How long a lost dispute counts. */
  lostWithinSeconds: Type.Integer(),
  /** How long after the last trade that it covered the bond is returned. */
  returnAfterSeconds: Type.Integer(),
  bonds: Type.Array(closed({ cryptoCurrencyCode: Type.String(), amount: Type.String() })),
  /** What is missing, in each coin that has a price. */
  missingIn: Type.Array(
    closed({ cryptoCurrencyCode: coin, amount: Type.String(), isAvailable: Type.Boolean() }),
  ),
  /** When it is free after the last trade that it covered; null where it covered none. */
  freeAt: orNull(Type.String({ description: "ISO 8601, UTC" })),
  /** What keeps it from being returned. */
  obstacle: orNull(oneOf(bondReturnObstacles)),
  asks: Type.Union([Type.Literal("code"), Type.Literal("password")]),
});

export type BondView = Static<typeof bondView>;

export const viewBond = route({
  id: "viewBond",
  method: "get",
  path: "/rest/v1/wallet/bond",
  summary: "What the trader's offers need as a bond, and what they posted",
  access: "trader",
  answers: { 200: { description: "The bond", body: dataOf(bondView) } },
});

export const depositBond = route({
  id: "depositBond",
  method: "post",
  path: "/rest/v1/wallet/deposit-bond",
  summary: "Leave what is missing of the bond, in one coin",
  access: "trader",
  takesKey: true,
  body: DepositBondDto,
  answers: { 200: { description: "The bond", body: dataOf(bondView) } },
  refusals: [
    "bond_sufficient",
    "bond_locked",
    "negative_balance",
    "balance_too_low",
    "no_fresh_rate",
  ],
});

export const retrieveBond = route({
  id: "retrieveBond",
  method: "post",
  path: "/rest/v1/wallet/retrieve-bond",
  summary: "Get the bond back, in all coins, some days after the last trade that it covered",
  access: "trader",
  takesKey: true,
  body: RetrieveBondDto,
  answers: { 200: { description: "The bond", body: dataOf(bondView) } },
  refusals: [
    ...bondReturnObstacles,
    "proof_needed",
    "wrong_credentials",
    "wrong_code",
    "wrong_passkey",
  ],
});

export const bondRoutes = { viewBond, depositBond, retrieveBond };
