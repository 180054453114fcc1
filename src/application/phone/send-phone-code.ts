import type { AccountPolicy, AttemptLimit } from "../../domain/account/account-policy.ts";
import { nextSend, resendIn } from "../../domain/account/email-code.ts";
import { phoneFault, type PhoneFault, type PhoneWay } from "../../domain/account/phone-number.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Attempt, AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { Current } from "../ports/current-policy.ts";
import type { HashPhone, PhoneNumbers } from "../ports/phone-numbers.ts";
import type { PhoneStore } from "../ports/phone-store.ts";

/** `phone_confirmed_already`: a number that is confirmed has to be taken away first. */
type SendRefusal =
  | RateLimited
  | { readonly code: PhoneFault }
  | { readonly code: "phone_confirmed_already" };

/** What is needed to have a code sent to a phone. */
interface SendParts {
  readonly phones: PhoneStore;
  readonly numbers: PhoneNumbers;
  readonly hash: HashPhone;
  readonly attempts: AttemptLimits;
  readonly policy: Current<AccountPolicy>;
  /** What this installation can send. */
  readonly ways: readonly PhoneWay[];
}

/** Where a code is wanted, and from where it was asked for. */
interface WantedCode {
  /** As it was typed, with the country's code. */
  readonly phone: string;
  readonly way: PhoneWay;
  /** The caller's network address. */
  readonly address: string;
}

/**
 * Has a code sent to a number that a trader gives. The answer is the same whether or not somebody else
 * has that number: the message to it says so.
 */
export class SendPhoneCode {
  readonly #parts: SendParts;

  constructor(parts: SendParts) {
    this.#parts = parts;
  }

  async execute(
    { traderId }: Actor,
    { phone, way, address }: WantedCode,
  ): Promise<Result<null, SendRefusal>> {
    const { phones, numbers, ways, attempts, policy } = this.#parts;
    const parsed = numbers.parse(phone);
    const fault = phoneFault(parsed, way);
    if (!parsed || parsed.country === undefined || fault) {
      return refuse({ code: fault ?? "phone_invalid" });
    }
    if (!ways.includes(way)) return refuse({ code: "sms_not_supported" });
    const { number, country } = parsed;
    const seen = await phones.stateOf(traderId);
    if (seen.phone?.isVerified === true) return refuse({ code: "phone_confirmed_already" });
    const { emailCode } = policy();
    // Another number waits for nothing; how many there are is limited by account and address.
    const sends = seen.phone?.number === number ? seen.phone.sends : undefined;
    const wait = resendIn(sends, seen.readAt, emailCode);
    if (wait > 0) return tooEarly(wait);
    const counted = await this.#count(traderId, number, address);
    if (!counted.ok) return counted;
    const count = nextSend(sends, seen.readAt, emailCode);
    const isAsked = await phones.requestCode(traderId, seen, { number, country, way, count });
    if (isAsked) return accept(null);
    await takeBack(attempts, counted.value);
    return tooEarly(emailCode.resendSeconds);
  }

  /** By account, network address and number; a refused one counts nowhere. */
  async #count(
    traderId: string,
    number: string,
    address: string,
  ): Promise<Result<readonly Attempt[], RateLimited>> {
    const { attempts, policy, hash } = this.#parts;
    const { emailCode, phoneCode } = policy();
    const limits: readonly (readonly [subject: string, limit: AttemptLimit])[] = [
      [`phone-codes of ${traderId}`, phoneCode.ofAccount],
      [`phone-codes from ${address}`, phoneCode.fromAddress],
      [`phone-code ${hash(number)}`, emailCode.sends],
    ];
    const begun: Attempt[] = [];
    for (const [subject, limit] of limits) {
      const attempt = await attempts.begin(subject, limit);
      if (!attempt.ok) {
        await takeBack(attempts, begun);
        return attempt;
      }
      begun.push(attempt.value);
    }
    return accept(begun);
  }
}

async function takeBack(attempts: AttemptLimits, begun: readonly Attempt[]): Promise<void> {
  for (const attempt of begun) await attempts.takeBack(attempt);
}

function tooEarly(retryAfterSeconds: number) {
  return refuse({ code: "rate_limited" as const, retryAfterSeconds });
}
