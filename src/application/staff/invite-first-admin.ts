import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { StaffStore } from "../ports/staff-store.ts";
import type { Current } from "../ports/current-policy.ts";

/** Lets the first of staff in: who starts the program is told a link that is good once. */
export class InviteFirstAdmin {
  readonly #staff: StaffStore;
  readonly #tokens: SessionTokens;
  readonly #policy: Current<StaffPolicy>;

  constructor(staff: StaffStore, tokens: SessionTokens, policy: Current<StaffPolicy>) {
    this.#staff = staff;
    this.#tokens = tokens;
    this.#policy = policy;
  }

  /** Gives the link's secret; undefined where there is staff. */
  async execute(): Promise<string | undefined> {
    const token = this.#tokens.make();
    const isInvited = await this.#staff.inviteFirst({
      tokenHash: this.#tokens.hash(token),
      role: "admin",
      seconds: this.#policy().invitationSeconds,
    });
    return isInvited ? token : undefined;
  }
}
