import type { AccountPolicy, AttemptLimit } from "../../domain/account/account-policy.ts";
import { nextSend, resendIn } from "../../domain/account/email-code.ts";
import { phoneFault, type PhoneFault } from "../../domain/account/phone-number.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Attempt, AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { Current } from "../ports/current-policy.ts";
import type { MobileMoneyStore } from "../ports/mobile-money-store.ts";
import type { HashPhone, PhoneNumbers } from "../ports/phone-numbers.ts";

/** What is needed to have a code sent to the number of a wallet. */
interface SendParts {
  readonly wallets: MobileMoneyStore;
  readonly numbers: Pick<PhoneNumbers, "parse">;
  readonly hash: HashPhone;
  readonly attempts: AttemptLimits;
  readonly policy: Current<AccountPolicy>;
  /** Whether this installation can send texts. */
  readonly sendsTexts: boolean;
}

/** Where a code is wanted, and from where it was asked for. */
interface WantedCode {
  /** As it was typed, with the country's code. */
  readonly phone: string;
  /** The caller's network address. */
  readonly address: string;
}

/**
 * Has a code sent to the number of a wallet, with the pauses and limits of the codes that confirm an
 * account's number: both cost the same, and reach the same people.
 */
export class SendWalletCode {
  readonly #parts: SendParts;

  constructor(parts: SendParts) {
    this.#parts = parts;
  }

  /** Returns in how many seconds another one can be sent. */
  async execute(
    { traderId }: Actor,
    { phone, address }: WantedCode,
  ): Promise<Result<number, RateLimited | { readonly code: PhoneFault }>> {
    const { wallets, numbers, attempts, policy, sendsTexts } = this.#parts;
    const parsed = numbers.parse(phone);
    const fault = phoneFault(parsed, "sms");
    if (!parsed || fault) return refuse({ code: fault ?? "phone_parse_error" });
    if (!sendsTexts) return refuse({ code: "sms_not_supported" });
    const { number } = parsed;
    const { emailCode } = policy();
    const seen = await wallets.codeState(traderId);
    const sends = seen.pending?.number === number ? seen.pending.sends : undefined;
    const wait = resendIn(sends, seen.readAt, emailCode);
    if (wait > 0) return tooEarly(wait);
    const counted = await this.#count(traderId, number, address);
    if (!counted.ok) return counted;
    const count = nextSend(sends, seen.readAt, emailCode);
    if (await wallets.requestCode(traderId, seen, { number, count })) {
      return accept(resendIn({ count, lastAt: seen.readAt }, seen.readAt, emailCode));
    }
    for (const attempt of counted.value) await attempts.takeBack(attempt);
    return tooEarly(emailCode.resendSeconds);
  }

  /** By account, network address and number, together with the account's own number. */
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
        for (const each of begun) await attempts.takeBack(each);
        return attempt;
      }
      begun.push(attempt.value);
    }
    return accept(begun);
  }
}

function tooEarly(retryAfterSeconds: number) {
  return refuse({ code: "rate_limited" as const, retryAfterSeconds });
}
