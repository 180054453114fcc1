import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { resendIn } from "../../domain/account/email-code.ts";
import type { PhoneWay } from "../../domain/account/phone-number.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { PhoneStore } from "../ports/phone-store.ts";

/** The number of a trader, and until when they wait for the next code. */
interface OwnPhone {
  readonly number: string | undefined;
  readonly isVerified: boolean;
  /** How the last code was sent; undefined where none was. */
  readonly way: PhoneWay | undefined;
  /** In how many seconds another code can be sent; 0: now. */
  readonly resendIn: number;
  /** What this installation can send. */
  readonly ways: readonly PhoneWay[];
}

/** Shows traders their own number. */
export class ViewPhone {
  readonly #phones: PhoneStore;
  readonly #policy: Current<AccountPolicy>;
  readonly #ways: readonly PhoneWay[];

  constructor(phones: PhoneStore, policy: Current<AccountPolicy>, ways: readonly PhoneWay[]) {
    this.#phones = phones;
    this.#policy = policy;
    this.#ways = ways;
  }

  async execute({ traderId }: Actor): Promise<OwnPhone> {
    const { phone, readAt } = await this.#phones.stateOf(traderId);
    const isVerified = phone?.isVerified ?? false;
    const wait = isVerified ? 0 : resendIn(phone?.sends, readAt, this.#policy().emailCode);
    return {
      number: phone?.number,
      isVerified,
      way: phone?.way,
      resendIn: wait,
      ways: this.#ways,
    };
  }
}
