import { may, staffRoles } from "../../domain/staff/staff-roles.ts";
import type { CaseViews, Colleague } from "../ports/case-views.ts";

/** Lists the staff a case can be assigned to. */
export class ListColleagues {
  readonly #views: Pick<CaseViews, "colleagues">;

  constructor(views: Pick<CaseViews, "colleagues">) {
    this.#views = views;
  }

  execute(): Promise<readonly Colleague[]> {
    return this.#views.colleagues(staffRoles.filter((role) => may(role, "work_cases")));
  }
}
