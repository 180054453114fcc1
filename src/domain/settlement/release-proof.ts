import { isProven, type IdentityProof, type ProofNeed } from "../account/identity-proof.ts";
import { isHeldAsSeller } from "../account/trader-account.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { TradeRefusal } from "../trade/trade-refusal.ts";
import type { Trade } from "../trade/trade.ts";

/**
 * A release is a withdrawal: refused without recent enough proof that the seller is the one sending
 * it. For a day after a change of password or factors it takes the factor, and only trades that began
 * before the change are released at all (decisions, People and roles).
 */
export function proofRefusal(
  trade: Trade,
  proof: IdentityProof | undefined,
  context: TradeContext,
): TradeRefusal | undefined {
  const { isHeld, changedAt, need } = needOf(trade, context);
  if (isHeld && changedAt !== undefined && trade.startedAt >= changedAt) {
    return { code: "security_hold" };
  }
  return isProven(proof, need) ? undefined : { code: "proof_needed" };
}

/** What the seller has to type for a release: nothing where their session is proof enough. */
export function releaseAsks(
  trade: Trade,
  session: IdentityProof | undefined,
  context: TradeContext,
): "code" | "password" | "nothing" {
  const { need } = needOf(trade, context);
  if (isProven(session, need)) return "nothing";
  return need.asksFactor ? "code" : "password";
}

function needOf({ money }: Trade, context: TradeContext) {
  const { now, policy, accounts, sellerHasReleaseFactor } = context;
  const seller = accounts?.seller;
  const isHeld = seller !== undefined && isHeldAsSeller(seller);
  const isSmall = money.usdCents < policy.sessionProofBelowCents;
  const need: ProofNeed = {
    now,
    asksFactor: sellerHasReleaseFactor || isHeld,
    proofAge: policy.proofAge,
    sessionAge: isSmall && !isHeld ? policy.sessionProofAge : undefined,
  };
  return { isHeld, changedAt: seller?.securityChange?.at, need };
}
