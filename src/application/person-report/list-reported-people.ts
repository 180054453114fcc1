import type { StaffActor } from "../actor/staff-actor.ts";
import type { PersonReports, ReportedFilter } from "../ports/person-reports.ts";

/** Shows staff who is reported, without those linked to them. */
export class ListReportedPeople {
  readonly #reports: Pick<PersonReports, "list">;

  constructor(reports: Pick<PersonReports, "list">) {
    this.#reports = reports;
  }

  execute(
    { linkedIds }: Pick<StaffActor, "linkedIds">,
    wanted: ReportedFilter,
    from: number,
    most: number,
  ): ReturnType<PersonReports["list"]> {
    return this.#reports.list({ ...wanted, without: linkedIds }, from, most);
  }
}
