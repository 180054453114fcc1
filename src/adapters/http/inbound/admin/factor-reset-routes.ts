import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { DecideFactorReset } from "../../../../application/factor-reset/decide-factor-reset.ts";
import type { ListFactorResets } from "../../../../application/factor-reset/list-factor-resets.ts";
import type { ViewFactorReset } from "../../../../application/factor-reset/view-factor-reset.ts";
import type { StaffReset } from "../../../../application/ports/factor-resets.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import * as contract from "../../contract/admin/factor-resets.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { contentRange, parseList } from "./list-query.ts";

/** Dependencies of these routes. */
interface ResetDesk {
  readonly onceByKey: OnceByKey;
  readonly listFactorResets: ListFactorResets;
  readonly viewFactorReset: ViewFactorReset;
  readonly decideFactorReset: DecideFactorReset;
}

/** The list has its own order; a sort is accepted because the console's lists always send one. */
const resetList = { sortable: ["id"], filterable: ["q", "open"], most: 100 };

const badFilter = {
  refusal: "validation",
  details: [{ field: "filter", code: "unknown", message: "There is no such word to filter by" }],
} as const;

/** Requests of people who lost their second factor. */
export function resetDeskRoutes(useCases: ResetDesk): readonly BoundRoute[] {
  const show = async (actor: StaffActor, id: number) => {
    const found = await useCases.viewFactorReset.execute(actor, id);
    return found
      ? ({ status: 200, body: present(found) } as const)
      : ({ refusal: "not_found" } as const);
  };
  return [
    bind(contract.listFactorResets).to(async ({ actor, query }) => {
      const asked = parseList(query, resetList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { filter, from, most } = asked.value;
      const { open } = filter;
      if (open !== undefined && open !== "true" && open !== "false") return badFilter;
      const isOpen = open === undefined ? undefined : open === "true";
      const wanted = { q: filter["q"], isOpen };
      const found = await useCases.listFactorResets.execute(actor, wanted, from, most);
      const { resets, total } = found;
      const range = contentRange("factor-resets", from, resets.length, total);
      return { status: 200, body: resets.map(present), headers: { "Content-Range": range } };
    }),
    bind(contract.viewFactorReset).to(({ actor, parameters: { id } }) =>
      /^\d{1,15}$/.test(id)
        ? show(actor, Number(id))
        : Promise.resolve({ refusal: "not_found" } as const),
    ),
    bind(contract.decideFactorReset).to(async (call) => {
      const { actor, parameters, body } = call;
      const { reset: id, decision, reason } = body;
      const command = { traderId: parameters.id, id, decision, reason };
      const key = commandKey("decideFactorReset", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.decideFactorReset.execute(by, command),
      );
      return done.ok ? show(actor, id) : { refusal: done.refusal.code };
    }),
  ];
}

function present(reset: StaffReset): contract.FactorResetView {
  const { id, traderId, username, answers, askedAt, proposed, closed } = reset;
  const at = (moment: number) => new Date(moment).toISOString();
  return {
    id: String(id),
    traderId,
    username,
    answers,
    askedAt: at(askedAt),
    proposed: proposed ? { ...proposed, at: at(proposed.at) } : null,
    closed: closed ? { ...closed, by: closed.by ?? null, at: at(closed.at) } : null,
  };
}
