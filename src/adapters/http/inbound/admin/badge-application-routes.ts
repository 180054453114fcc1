import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { DecideBadgeApplication } from "../../../../application/badge-application/decide-badge-application.ts";
import type { GiveBadge } from "../../../../application/badge-application/give-badge.ts";
import type { ListBadgeApplications } from "../../../../application/badge-application/list-badge-applications.ts";
import type { ViewBadgeApplication } from "../../../../application/badge-application/view-badge-application.ts";
import type { StaffApplication } from "../../../../application/ports/badge-applications.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import { appliedBadges } from "../../../../domain/badge-application/badge-application.ts";
import * as contract from "../../contract/admin/badge-applications.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { contentRange, parseList } from "./list-query.ts";

/** Dependencies of these routes. */
interface BadgeDesk {
  readonly onceByKey: OnceByKey;
  readonly listBadgeApplications: ListBadgeApplications;
  readonly viewBadgeApplication: ViewBadgeApplication;
  readonly decideBadgeApplication: DecideBadgeApplication;
  readonly giveBadge: GiveBadge;
}

/** The list has its own order; a sort is accepted because the console's lists always send one. */
const applicationList = { sortable: ["id"], filterable: ["q", "badge", "open"], most: 100 };

const badFilter = {
  refusal: "validation",
  details: [{ field: "filter", code: "unknown", message: "There is no such word to filter by" }],
} as const;

/** Applications for badges, and the badges that staff give. */
export function badgeDeskRoutes(useCases: BadgeDesk): readonly BoundRoute[] {
  const show = async (actor: StaffActor, id: number) => {
    const found = await useCases.viewBadgeApplication.execute(actor, id);
    return found
      ? ({ status: 200, body: present(found) } as const)
      : ({ refusal: "not_found" } as const);
  };
  return [
    bind(contract.listBadgeApplications).to(async ({ actor, query }) => {
      const asked = parseList(query, applicationList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { filter, from, most } = asked.value;
      const badge = appliedBadges.find((each) => each === filter["badge"]);
      const { open } = filter;
      const isKnown = open === undefined || open === "true" || open === "false";
      if (!isKnown || (filter["badge"] !== undefined && !badge)) return badFilter;
      const { applications, total } = await useCases.listBadgeApplications.execute(
        actor,
        { q: filter["q"], badge, isOpen: open === undefined ? undefined : open === "true" },
        from,
        most,
      );
      const range = contentRange("badge-applications", from, applications.length, total);
      return {
        status: 200,
        body: applications.map(present),
        headers: { "Content-Range": range },
      };
    }),
    bind(contract.viewBadgeApplication).to(({ actor, parameters: { id } }) =>
      /^\d{1,15}$/.test(id)
        ? show(actor, Number(id))
        : Promise.resolve({ refusal: "not_found" } as const),
    ),
    bind(contract.decideBadgeApplication).to(async (call) => {
      const { actor, parameters, body } = call;
      const { application: id, approved: isApproved, reason } = body;
      const command = { traderId: parameters.id, id, isApproved, reason };
      const key = commandKey("decideBadgeApplication", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.decideBadgeApplication.execute(by, command),
      );
      return done.ok ? show(actor, id) : { refusal: done.refusal.code };
    }),
    bind(contract.giveBadge).to(async (call) => {
      const { actor, parameters, body } = call;
      const { badge, reason } = body;
      const key = commandKey("giveBadge", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.giveBadge.execute(by, { traderId: parameters.id, badge, reason }),
      );
      return done.ok
        ? { status: 200, body: { id: parameters.id, badge } }
        : { refusal: done.refusal.code };
    }),
  ];
}

function present(application: StaffApplication): contract.BadgeApplicationView {
  const { id, held, termsVersion, at, decided, ...rest } = application;
  return {
    ...rest,
    id: String(id),
    heldBadge: held,
    termsVersion: termsVersion ?? null,
    at: new Date(at).toISOString(),
    decided: decided ? { ...decided, at: new Date(decided.at).toISOString() } : null,
  };
}
