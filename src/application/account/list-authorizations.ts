import {
  authorizationEnd,
  authorizationState,
} from "../../domain/account/sign-in-authorization.ts";
import type { Actor } from "../actor/actor.ts";
import type { SignInAuthorizations, WaitingSignIn } from "../ports/sign-in-authorizations.ts";

/** A sign-in that waits for an answer, and until when. Times in milliseconds since the epoch. */
export interface ListedSignIn extends Pick<WaitingSignIn, "id" | "agent" | "askedAt"> {
  readonly until: number;
}

/** Lists the sign-ins that wait for their owner's answer. */
export class ListAuthorizations {
  readonly #authorizations: Pick<SignInAuthorizations, "unanswered">;

  constructor(authorizations: Pick<SignInAuthorizations, "unanswered">) {
    this.#authorizations = authorizations;
  }

  async execute({ traderId }: Actor): Promise<readonly ListedSignIn[]> {
    const asked = await this.#authorizations.unanswered(traderId);
    return asked
      .filter((each) => authorizationState(each, each.readAt) === "pending")
      .map((each) => ({ ...each, until: authorizationEnd(each) }));
  }
}
