import { isProven, type IdentityProof, type ProofNeed } from "../account/identity-proof.ts";
import { accountAllows, isHeldAsSeller, type TraderAccount } from "../account/trader-account.ts";
import { asksFactor } from "../account/two-factor.ts";
import { isHalted, type Halt } from "../halt/halt.ts";
import { mayMoveCoins, type LevelPolicy } from "../kyc/levels.ts";
import type { RealAsset } from "../money/asset.ts";
import type { Price } from "../money/price.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import type { ConversionPolicy } from "./conversion-policy.ts";
import type { ConversionQuote } from "./conversion.ts";
import { carries, type Inventory } from "./inventory.ts";

/** What decides a conversion, all of one moment. Times in milliseconds since the epoch. */
export interface ConversionFacts {
  readonly now: number;
  readonly account: TraderAccount;
  readonly level: number;
  /** Whether the operator lets nobody trade who lives where the trader does. */
  readonly isCountryClosed: boolean;
  readonly inDebt: boolean;
  /** Of the coin that is given. */
  readonly available: bigint;
  readonly halts: readonly Halt[];
  readonly inventory: Inventory;
  /** What both coins cost now. */
  readonly prices: { readonly from: Price<RealAsset>; readonly to: Price<RealAsset> };
}

/** The numbers that decide conversions. */
export interface ConversionRules {
  readonly conversion: ConversionPolicy;
  readonly levels: LevelPolicy;
  /** How old a proof may be; up to which worth, and how old, a session is one. */
  readonly proofAge: number;
  readonly sessionProofBelowCents: bigint;
  readonly sessionProofAge: number;
}

/**
 * What keeps coins from being converted, and no proof would mend.
 *
 * - `convert_locked`: the state of the account, or a recovery in the last day, lets nothing out.
 * - `id_required`, `blocked_in_location`: the published reasons for a blocked wallet (specification, 6).
 * - `convert_debt`: they owe somebody whose payment was reversed.
 * - `convert_halted`: trades or payouts of one of the coins are halted. Nobody leaves a halted coin this way.
 * - `convert_held`: nothing is converted for a day after a change of password or factors.
 * - `convert_too_small`, `convert_too_large`, `balance_too_low`
 * - `convert_exhausted`: the inventory carries no more in this direction.
 */
export const conversionObstacles = [
  "convert_locked",
  "id_required",
  "blocked_in_location",
  "convert_debt",
  "convert_halted",
  "convert_held",
  "convert_too_small",
  "convert_too_large",
  "balance_too_low",
  "convert_exhausted",
] as const;
export type ConversionObstacle = (typeof conversionObstacles)[number];

/** - `quote_expired`: its time is over. */
export interface ConversionRefusal {
  readonly code: ConversionObstacle | "quote_expired" | "proof_needed";
}

/** Halts of what a conversion would get around: nobody leaves a halted coin by another. */
const stoppingKinds = ["trading", "withdrawals", "sends"] as const;

/** What keeps a conversion from being carried out, whoever asks. */
export function conversionObstacle(
  quote: ConversionQuote,
  facts: ConversionFacts,
  { conversion, levels }: ConversionRules,
): ConversionObstacle | undefined {
  const { account, level, halts, inventory, prices } = facts;
  const { from, to, usdCents } = quote;
  const isStopped = [from.asset, to.asset].some((asset) =>
    stoppingKinds.some((kind) => isHalted(halts, kind, asset)),
  );
  if (!accountAllows(account, "send")) return "convert_locked";
  if (!mayMoveCoins(level, levels)) return "id_required";
  if (facts.isCountryClosed) return "blocked_in_location";
  if (facts.inDebt) return "convert_debt";
  if (isStopped) return "convert_halted";
  if (isHeldAsSeller(account)) return "convert_held";
  if (usdCents < conversion.leastUsdCents || to.units <= 0n) return "convert_too_small";
  if (usdCents > conversion.mostUsdCents) return "convert_too_large";
  if (from.units > facts.available) return "balance_too_low";
  return carries(inventory, quote, prices, conversion.mostExposureUsdCents)
    ? undefined
    : "convert_exhausted";
}

/** Decides a conversion at its quote. What a proof cannot mend is refused before one is asked for. */
export function decideConversion(
  quote: ConversionQuote,
  facts: ConversionFacts,
  proof: IdentityProof | undefined,
  rules: ConversionRules,
): Result<null, ConversionRefusal> {
  if (facts.now >= quote.expiresAt) return refuse({ code: "quote_expired" });
  const code = conversionObstacle(quote, facts, rules);
  if (code !== undefined) return refuse({ code });
  return isProven(proof, conversionNeeds(quote, facts, rules))
    ? accept(null)
    : refuse({ code: "proof_needed" });
}

/** The proof of a release: the factor where one is set; for small amounts a session with one is enough. */
export function conversionNeeds(
  { usdCents }: Pick<ConversionQuote, "usdCents">,
  { account, now }: Pick<ConversionFacts, "account" | "now">,
  rules: ConversionRules,
): ProofNeed {
  const isSmall = usdCents < rules.sessionProofBelowCents;
  return {
    now,
    asksFactor: asksFactor(account.twoFactor, "sendout"),
    proofAge: rules.proofAge,
    sessionAge: isSmall ? rules.sessionProofAge : undefined,
  };
}
