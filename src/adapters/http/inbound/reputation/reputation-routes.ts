import type { Actor } from "../../../../application/actor/actor.ts";
import type { OwnReputation } from "../../../../application/ports/reputations.ts";
import type { ClaimReputation } from "../../../../application/reputation/claim-reputation.ts";
import * as contract from "../../contract/reputation/reputation.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Dependencies of these routes. */
interface ReputationUseCases {
  readonly claimReputation: ClaimReputation;
}

/** Records on other marketplaces, for those who claim them. */
export function reputationRoutes({ claimReputation }: ReputationUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) => {
    const { proof, claims } = await claimReputation.view(actor);
    return ok({ proof, claims: claims.map(present) });
  };
  return [
    bind(contract.viewReputationClaims).to(({ actor }) => show(actor)),
    bind(contract.claimReputation).to(async ({ actor, body }) => {
      const { market, address, trades, positive, negative, since } = body;
      const claim = { market, address, trades, positive, negative, since };
      const claimed = await claimReputation.claim(actor, claim);
      if (claimed.ok) return show(actor);
      const { refusal } = claimed;
      if (refusal.code !== "validation") return { refusal: refusal.code };
      const details = [
        { field: refusal.field, code: "invalid", message: "This is not right: check it." },
      ];
      return { refusal: refusal.code, details };
    }),
    bind(contract.removeReputationClaim).to(async ({ actor, parameters: { id } }) => {
      if (!/^\d{1,15}$/.test(id)) return { refusal: "not_found" };
      const removed = await claimReputation.remove(actor, Number(id));
      return removed.ok ? show(actor) : { refusal: removed.refusal.code };
    }),
  ];
}

function present({ id, at, decided, ...claim }: OwnReputation) {
  return {
    ...claim,
    id: String(id),
    at: new Date(at).toISOString(),
    decided: decided ? { ...decided, at: new Date(decided.at).toISOString() } : null,
  };
}
