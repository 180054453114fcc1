import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { StaffStore } from "../ports/staff-store.ts";
import type { Current } from "../ports/current-policy.ts";

/** Admits the first member of staff: whoever starts the program gets a link that is valid once. */
export class InviteFirstAdmin {
  readonly #staff: StaffStore;
  readonly #tokens: SessionTokens;
  readonly #policy: Current<StaffPolicy>;

  constructor(staff: StaffStore, tokens: SessionTokens, policy: Current<StaffPolicy>) {
    this.#staff = staff;
    this.#tokens = tokens;
    this.#policy = policy;
  }

  /** Returns the link's secret; undefined if there is staff. */
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
