import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { StaffReputation } from "../../../../application/ports/reputations.ts";
import type { CheckReputation } from "../../../../application/reputation/check-reputation.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import * as contract from "../../contract/admin/reputations.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { contentRange, parseList } from "./list-query.ts";

/** Dependencies of these routes. */
interface ReputationDesk {
  readonly onceByKey: OnceByKey;
  readonly checkReputation: CheckReputation;
}

/** The list has its own order; a sort is accepted because the console's lists always send one. */
const claimList = { sortable: ["id"], filterable: ["q", "open"], most: 100 };

const badFilter = {
  refusal: "validation",
  details: [{ field: "filter", code: "unknown", message: "There is no such word to filter by" }],
} as const;

/** Claims of records on other marketplaces, for moderators. */
export function reputationDeskRoutes(useCases: ReputationDesk): readonly BoundRoute[] {
  const { checkReputation, onceByKey } = useCases;
  const show = async (actor: StaffActor, id: string) => {
    const found = isNumber(id) ? await checkReputation.view(actor, Number(id)) : undefined;
    if (!found) return { refusal: "not_found" } as const;
    return { status: 200, body: { ...present(found.claim), proof: found.proof } } as const;
  };
  return [
    bind(contract.listReputationClaims).to(async ({ actor, query }) => {
      const asked = parseList(query, claimList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { filter, from, most } = asked.value;
      const { open, q } = filter;
      if (open !== undefined && open !== "true" && open !== "false") return badFilter;
      const isOpen = open === undefined ? undefined : open === "true";
      const { claims, total } = await checkReputation.list(actor, { q, isOpen }, from, most);
      const range = contentRange("reputations", from, claims.length, total);
      return { status: 200, body: claims.map(present), headers: { "Content-Range": range } };
    }),
    bind(contract.viewReputationClaim).to(({ actor, parameters }) => show(actor, parameters.id)),
    bind(contract.decideReputationClaim).to(async (call) => {
      const { actor, parameters, body } = call;
      if (!isNumber(parameters.id)) return { refusal: "not_found" };
      const { confirmed: isConfirmed, reason } = body;
      const command = { id: Number(parameters.id), isConfirmed, reason };
      const key = commandKey("decideReputationClaim", call);
      const done = await onceByKey.run(actor, key, (by) => checkReputation.decide(by, command));
      return done.ok ? show(actor, parameters.id) : { refusal: done.refusal.code };
    }),
  ];
}

function isNumber(id: string): boolean {
  return /^\d{1,15}$/.test(id);
}

function present({ id, at, decided, ...claim }: StaffReputation): contract.ListedReputationView {
  return {
    ...claim,
    id: String(id),
    at: new Date(at).toISOString(),
    decided: decided ? { ...decided, at: new Date(decided.at).toISOString() } : null,
  };
}
