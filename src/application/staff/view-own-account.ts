import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { DeclaredAccount, OwnStaffAccountStore } from "../ports/own-staff-account.ts";
import type { OwnSession } from "../ports/own-sessions.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";

/** What a member of staff sees of their own account. */
interface OwnStaffAccount {
  readonly declared: readonly DeclaredAccount[];
  readonly sessions: readonly OwnSession[];
}

/** Shows members of staff the accounts they declared, and where they are signed in. */
export class ViewOwnAccount {
  readonly #own: Pick<OwnStaffAccountStore, "declaredBy" | "sessionsOf">;
  readonly #tokens: SessionTokens;
  readonly #policy: Current<StaffPolicy>;

  constructor(
    own: Pick<OwnStaffAccountStore, "declaredBy" | "sessionsOf">,
    tokens: SessionTokens,
    policy: Current<StaffPolicy>,
  ) {
    this.#own = own;
    this.#tokens = tokens;
    this.#policy = policy;
  }

  /** `token`: the secret of the requesting session. */
  async execute({ staffId }: StaffActor, token: string): Promise<OwnStaffAccount> {
    const asking = this.#tokens.hash(token);
    const [declared, sessions] = await Promise.all([
      this.#own.declaredBy(staffId),
      this.#own.sessionsOf(staffId, asking, this.#policy().session),
    ]);
    return { declared, sessions };
  }
}
