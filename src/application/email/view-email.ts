import { resendIn } from "../../domain/account/email-code.ts";
import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { EmailStore } from "../ports/email-store.ts";

/** The address of a trader, and until when they wait for the next code. */
interface OwnEmail {
  readonly email: string;
  readonly isVerified: boolean;
  /** In how many seconds another code can be sent; 0: now. */
  readonly resendIn: number;
}

/** Shows traders their own address. */
export class ViewEmail {
  readonly #emails: EmailStore;
  readonly #policy: Current<AccountPolicy>;

  constructor(emails: EmailStore, policy: Current<AccountPolicy>) {
    this.#emails = emails;
    this.#policy = policy;
  }

  async execute({ traderId }: Actor): Promise<OwnEmail> {
    const state = await this.#emails.stateOf(traderId);
    if (!state) throw new Error(`Trader ${traderId} is signed in and not there`);
    const { email, isVerified, sends, readAt } = state;
    const wait = isVerified ? 0 : resendIn(sends, readAt, this.#policy().emailCode);
    return { email, isVerified, resendIn: wait };
  }
}
