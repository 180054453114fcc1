import { match } from "ts-pattern";
import { after } from "../trade/instant.ts";
import type { ReleaseProof } from "../trade/trade-command.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { TradeRefusal } from "../trade/trade-refusal.ts";
import type { Trade } from "../trade/trade.ts";

/**
 * A release is a withdrawal: refused without recent enough proof that the seller is the one sending
 * it (decisions, People and roles).
 */
export function proofRefusal(
  trade: Trade,
  proof: ReleaseProof | undefined,
  context: TradeContext,
): TradeRefusal | undefined {
  const isProven = proof !== undefined && isEnough(trade, proof, context);
  return isProven ? undefined : { code: "proof_needed" };
}

function isEnough({ money }: Trade, { kind, provenAt }: ReleaseProof, context: TradeContext) {
  const { now, policy, sellerHasReleaseFactor } = context;
  const isWithin = (seconds: number) => provenAt <= now && now <= after(provenAt, seconds);
  return match(kind)
    .with("factor", () => isWithin(policy.proofAge))
    .with("password", () => !sellerHasReleaseFactor && isWithin(policy.proofAge))
    .with(
      "session",
      () => money.usdCents < policy.sessionProofBelowCents && isWithin(policy.sessionProofAge),
    )
    .exhaustive();
}
