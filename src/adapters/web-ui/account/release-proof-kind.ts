import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import type { ProofKind } from "./proof-field.tsx";

/** What the seller types for a release; nothing where their session is proof enough. */
export function releaseProofKind(
  view: Pick<TradeView, "releaseNeedsPassword" | "releaseNeedsCode">,
): ProofKind {
  if (view.releaseNeedsCode) return "code";
  return view.releaseNeedsPassword ? "password" : "nothing";
}
