import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { InvitedAs, StaffStore } from "../ports/staff-store.ts";
import { invitationAttempts } from "./accept-invitation.ts";
import type { Current } from "../ports/current-policy.ts";

/** Shows the holder of a link what account it creates, before they type anything. */
export class ReadInvitation {
  readonly #staff: Pick<StaffStore, "invitation">;
  readonly #attempts: AttemptLimits;
  readonly #tokens: SessionTokens;
  readonly #policy: Current<StaffPolicy>;

  constructor(
    staff: Pick<StaffStore, "invitation">,
    attempts: AttemptLimits,
    tokens: SessionTokens,
    policy: Current<StaffPolicy>,
  ) {
    this.#staff = staff;
    this.#attempts = attempts;
    this.#tokens = tokens;
    this.#policy = policy;
  }

  /** `address` is the network address that the request came from. */
  async execute(
    token: string,
    address: string,
  ): Promise<Result<InvitedAs, { readonly code: "invitation_unknown" } | RateLimited>> {
    const subject = invitationAttempts(address);
    const attempt = await this.#attempts.begin(subject, this.#policy().invitation);
    if (!attempt.ok) return attempt;
    const invited = await this.#staff.invitation(this.#tokens.hash(token));
    if (!invited) return refuse({ code: "invitation_unknown" });
    await this.#attempts.takeBack(attempt.value);
    return accept(invited);
  }
}
