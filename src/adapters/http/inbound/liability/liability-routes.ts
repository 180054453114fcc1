import type { ProveOwnShare } from "../../../../application/liability/prove-own-share.ts";
import type { LiabilityStore } from "../../../../application/ports/liability-store.ts";
import { hexOf } from "../../../../domain/liability/sum-node.ts";
import { listLiabilities, proveLiability } from "../../contract/liability/liability.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { presentPublication } from "./present-publication.ts";

/** What the routes of liabilities call. */
interface LiabilityUseCases {
  readonly liabilities: Pick<LiabilityStore, "list">;
  readonly proveOwnShare: ProveOwnShare;
}

/** The chain as a whole: a publication a day for ten years. */
const mostPublications = 3_660;

/** The routes of what the platform owes. */
export function liabilityRoutes(useCases: LiabilityUseCases): readonly BoundRoute[] {
  return [
    bind(listLiabilities).to(async () => {
      const newestFirst = await useCases.liabilities.list(mostPublications);
      const publications = newestFirst.toReversed().map(presentPublication);
      return ok({ format: "peerhold-liability-chain/1" as const, publications });
    }),
    bind(proveLiability).to(async ({ actor: { traderId } }) => {
      const proof = await useCases.proveOwnShare.execute(traderId);
      if (!proof) return { refusal: "not_found" };
      return ok({
        format: "peerhold-liability-proof/1" as const,
        day: proof.publication.day,
        owner: traderId,
        publication: presentPublication(proof.publication),
        coins: proof.coins.map(({ asset, parts }) => ({
          asset,
          units: String(parts.reduce((sum, { units }) => sum + units, 0n)),
          parts: parts.map(({ nonce, units, path }) => ({
            nonce: hexOf(nonce),
            units: String(units),
            path: path.map((each) => ({
              side: each.isLeft ? ("left" as const) : ("right" as const),
              hash: each.hash,
              units: String(each.units),
            })),
          })),
        })),
      });
    }),
  ];
}
