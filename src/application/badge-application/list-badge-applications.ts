import type { StaffActor } from "../actor/staff-actor.ts";
import type { ApplicationFilter, BadgeApplications } from "../ports/badge-applications.ts";

/** Shows staff who applied for a badge, without those linked to them. */
export class ListBadgeApplications {
  readonly #applications: Pick<BadgeApplications, "list">;

  constructor(applications: Pick<BadgeApplications, "list">) {
    this.#applications = applications;
  }

  execute(
    { linkedIds }: Pick<StaffActor, "linkedIds">,
    wanted: ApplicationFilter,
    from: number,
    most: number,
  ): ReturnType<BadgeApplications["list"]> {
    return this.#applications.list({ ...wanted, without: linkedIds }, from, most);
  }
}
