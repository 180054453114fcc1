import { isProven, type IdentityProof } from "../account/identity-proof.ts";
import { accountAllows, isHeldAsSeller, type TraderAccount } from "../account/trader-account.ts";
import { asksFactor } from "../account/two-factor.ts";
import { isHalted, type Halt } from "../halt/halt.ts";
import type { Money } from "../money/money.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import type { BondPolicy } from "./bond-policy.ts";
import { missingSatoshi, type Bond, type BondStanding } from "./bond.ts";

/** What decides about the bonds of somebody, all of one moment. Times in milliseconds since the epoch. */
export interface BondFacts {
  readonly now: number;
  readonly account: TraderAccount;
  readonly inDebt: boolean;
  /** Vendors keep their bond as long as they have the badge. */
  readonly isVendor: boolean;
  readonly halts: readonly Halt[];
  readonly standing: BondStanding;
  /** Trades that the bonds cover: how many go on or may still be reversed, and when the last one ended. */
  readonly openCovered: number;
  readonly lastCoveredAt: number | undefined;
}

/**
 * - `bond_sufficient`: nothing is missing.
 * - `bond_locked`: the state of the account does not allow it.
 * - `negative_balance`: they owe somebody whose payment was reversed.
 */
interface DepositRefusal {
  readonly code: "bond_sufficient" | "bond_locked" | "negative_balance" | "balance_too_low";
}

/** Decides whether a bond is left: `amount` is what is missing, in the coin that was chosen. */
export function decideBondDeposit(
  amount: Money,
  available: bigint,
  { account, inDebt, standing }: Pick<BondFacts, "account" | "inDebt" | "standing">,
  policy: BondPolicy,
): Result<null, DepositRefusal> {
  if (missingSatoshi(standing, policy) === 0n) return refuse({ code: "bond_sufficient" });
  if (!accountAllows(account, "send")) return refuse({ code: "bond_locked" });
  if (inDebt) return refuse({ code: "negative_balance" });
  return available < amount.units ? refuse({ code: "balance_too_low" }) : accept(null);
}

/**
 * - `no_bond`: nothing was left.
 * - `bond_of_vendor`: vendors need it (decisions).
 * - `bond_in_use`: a trade that it covers goes on, may still be reversed, or ended too short a time ago.
 * - `bond_held`: password or factors changed within a day.
 * - `bond_halted`: payouts of the coin are halted.
 */
export const bondReturnObstacles = [
  "no_bond",
  "bond_locked",
  "negative_balance",
  "bond_of_vendor",
  "bond_in_use",
  "bond_held",
  "bond_halted",
] as const;
export type BondReturnObstacle = (typeof bondReturnObstacles)[number];

/** When bonds are free after the last trade that they covered; undefined where none did. */
export function bondFreeAt(
  { lastCoveredAt }: Pick<BondFacts, "lastCoveredAt">,
  { returnAfter }: BondPolicy,
): number | undefined {
  return lastCoveredAt === undefined ? undefined : lastCoveredAt + returnAfter * 1_000;
}

/** What keeps bonds from being returned, and no proof would mend. */
export function bondReturnObstacle(
  facts: BondFacts,
  policy: BondPolicy,
): BondReturnObstacle | undefined {
  const { account, inDebt, isVendor, halts, now, openCovered } = facts;
  const held = heldBonds(facts.standing);
  if (held.length === 0) return "no_bond";
  if (!accountAllows(account, "send")) return "bond_locked";
  if (inDebt) return "negative_balance";
  if (isVendor) return "bond_of_vendor";
  if (openCovered > 0 || now < (bondFreeAt(facts, policy) ?? now)) return "bond_in_use";
  if (isHeldAsSeller(account)) return "bond_held";
  const isStopped = held.some(({ amount }) => isHalted(halts, "withdrawals", amount.asset));
  return isStopped ? "bond_halted" : undefined;
}

/** Decides whether all bonds of somebody are returned. It takes the proof of a release. */
export function decideBondReturn(
  facts: BondFacts,
  proof: IdentityProof | undefined,
  policy: BondPolicy,
  proofAge: number,
): Result<readonly Bond[], { readonly code: BondReturnObstacle | "proof_needed" }> {
  const code = bondReturnObstacle(facts, policy);
  if (code !== undefined) return refuse({ code });
  return isProven(proof, bondReturnNeeds(facts, proofAge))
    ? accept(heldBonds(facts.standing))
    : refuse({ code: "proof_needed" });
}

/** What the holder has to prove. */
export function bondReturnNeeds(
  { account, now }: Pick<BondFacts, "account" | "now">,
  proofAge: number,
) {
  return { now, asksFactor: asksFactor(account.twoFactor, "sendout"), proofAge };
}

function heldBonds({ bonds }: BondStanding): readonly Bond[] {
  return bonds.filter(({ amount }) => amount.units > 0n);
}
