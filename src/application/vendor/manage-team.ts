import { accept, refuse, type Result } from "../../domain/result/result.ts";
import {
  judgeInvitation,
  type HelperScope,
  type InvitationRefusal,
} from "../../domain/vendor/team.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { NewId } from "../ports/new-id.ts";
import type { TeamSeat, VendorTeams } from "../ports/vendor-teams.ts";

/** Those who help somebody, and those whom they help. */
interface Team {
  readonly isVendor: boolean;
  readonly helpers: readonly TeamSeat[];
  readonly vendors: readonly TeamSeat[];
}

type Missing = { readonly code: "not_found" };

/** Each could disturb somebody. */
const invitations = { most: 20, windowSeconds: 86_400 };

/** Vendors invite other accounts to help, and both can end it at any time. */
export class ManageTeam {
  readonly #teams: VendorTeams;
  readonly #attempts: AttemptLimits;
  readonly #newId: NewId;

  constructor(teams: VendorTeams, attempts: AttemptLimits, newId: NewId) {
    this.#teams = teams;
    this.#attempts = attempts;
    this.#newId = newId;
  }

  async view({ traderId }: Actor): Promise<Team> {
    const [isVendor, helpers, vendors] = await Promise.all([
      this.#teams.isVendor(traderId),
      this.#teams.helpersOf(traderId),
      this.#teams.vendorsOf(traderId),
    ]);
    return { isVendor, helpers, vendors };
  }

  async invite(
    { traderId }: Actor,
    username: string,
    scopes: readonly HelperScope[],
  ): Promise<Result<undefined, InvitationRefusal | RateLimited>> {
    const begun = await this.#attempts.begin(`helpers of ${traderId}`, invitations);
    if (!begun.ok) return begun;
    const invitation = { id: this.#newId(), vendorId: traderId, username, scopes };
    return this.#teams.invite(invitation, judgeInvitation);
  }

  async setScopes(
    { traderId }: Actor,
    id: string,
    scopes: readonly HelperScope[],
  ): Promise<Result<undefined, Missing>> {
    return found(await this.#teams.setScopes(traderId, id, scopes));
  }

  async accept({ traderId }: Actor, id: string): Promise<Result<undefined, Missing>> {
    return found(await this.#teams.accept(traderId, id));
  }

  /** A vendor takes the right away; a helper declines, or leaves. */
  async end({ traderId }: Actor, id: string): Promise<Result<undefined, Missing>> {
    return found(await this.#teams.end(traderId, id));
  }
}

function found(isFound: boolean): Result<undefined, Missing> {
  return isFound ? accept(undefined) : refuse({ code: "not_found" });
}
