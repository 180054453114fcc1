import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { TeamRecord, TeamStore } from "../ports/team-store.ts";
import type { Current } from "../ports/current-policy.ts";

/** Shows admins the staff, and what waits for a second person. */
export class ViewTeam {
  readonly #team: Pick<TeamStore, "view">;
  readonly #policy: Current<Pick<StaffPolicy, "proposalSeconds">>;

  constructor(
    team: Pick<TeamStore, "view">,
    policy: Current<Pick<StaffPolicy, "proposalSeconds">>,
  ) {
    this.#team = team;
    this.#policy = policy;
  }

  execute(): Promise<TeamRecord> {
    return this.#team.view(this.#policy().proposalSeconds);
  }
}
