import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import type { ChangePolicy } from "../../../../application/policy/change-policy.ts";
import type { ViewPolicy } from "../../../../application/policy/view-policy.ts";
import { changePolicy, listPolicyVersions, viewPolicy } from "../../contract/admin/policy.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { contentRange, parseList } from "./list-query.ts";
import { presentFaults, presentPolicy, presentVersion } from "./policy-presenter.ts";

/** Use cases behind the policy routes. */
interface PolicyUseCases {
  readonly onceByKey: OnceByKey;
  readonly viewPolicy: ViewPolicy;
  readonly changePolicy: ChangePolicy;
}

/** Versions have their own order; a sort is accepted because the console's lists always send one. */
const versionList = { sortable: ["id"], filterable: [], most: 100 };

/** The numbers of the rules, for admins: what they are, how they came about, and changing them. */
export function adminPolicyRoutes(useCases: PolicyUseCases): readonly BoundRoute[] {
  const show = async () => presentPolicy(await useCases.viewPolicy.newest());
  return [
    bind(viewPolicy).to(async () => ({ status: 200, body: await show() })),
    bind(listPolicyVersions).to(async ({ query }) => {
      const asked = parseList(query, versionList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { from, most } = asked.value;
      const { versions, total } = await useCases.viewPolicy.versions(from, most);
      const headers = { "Content-Range": contentRange("versions", from, versions.length, total) };
      return { status: 200, body: versions.map(presentVersion), headers };
    }),
    bind(changePolicy).to(async (call) => {
      const { patch, version, reason } = call.body;
      const change = { patch, seenVersion: version, reason };
      const key = commandKey("changePolicy", call);
      const changed = await useCases.onceByKey.run(call.actor, key, (by) =>
        useCases.changePolicy.execute(by, change),
      );
      if (changed.ok) return { status: 200, body: await show() };
      const { refusal } = changed;
      return refusal.code === "policy_invalid"
        ? { refusal: refusal.code, details: presentFaults(refusal.faults) }
        : { refusal: refusal.code };
    }),
  ];
}
