import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { nextSend, resendIn } from "../../domain/account/email-code.ts";
import { takesType } from "../../domain/account/two-factor.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { codeSendsTo } from "../account/code-sends.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { Current } from "../ports/current-policy.ts";
import type { EmailState, EmailStore } from "../ports/email-store.ts";

/**
 * - `email_confirmed_already`: an address that is confirmed is not changed this way.
 * - `contact_is_factor`: mail to it came back, and second factors send their codes to it.
 */
type AskRefusal = RateLimited | { readonly code: "email_confirmed_already" | "contact_is_factor" };

/** What is needed to have a code sent. */
interface AskParts {
  readonly emails: EmailStore;
  readonly attempts: AttemptLimits;
  readonly policy: Current<AccountPolicy>;
}

/**
 * Has a code sent to the unconfirmed address of a trader, or to another one that they give instead. The
 * answer is the same whether or not somebody else has that address: the mail to it says so.
 */
export class AskEmailCode {
  readonly #parts: AskParts;

  constructor(parts: AskParts) {
    this.#parts = parts;
  }

  /** `changed`: the address to take instead. */
  async execute({ traderId }: Actor, changed?: string): Promise<Result<null, AskRefusal>> {
    const { emails, attempts, policy } = this.#parts;
    const { emailCode } = policy();
    const seen = await emails.stateOf(traderId);
    if (!seen) throw new Error(`Trader ${traderId} is signed in and not there`);
    if (seen.isVerified) return refuse({ code: "email_confirmed_already" });
    if (changed !== undefined && takesType(seen.twoFactor, "email")) {
      return refuse({ code: "contact_is_factor" });
    }
    const wait = await this.#pauseOf(traderId, seen, changed);
    if (wait > 0) return tooEarly(wait);
    const email = changed ?? seen.email;
    const send = await attempts.begin(codeSendsTo(email), emailCode.sends);
    if (!send.ok) return send;
    const count = changed === undefined ? nextSend(seen.sends, seen.readAt, emailCode) : 1;
    const isAsked = await emails.requestCode(traderId, seen, { email, count });
    if (isAsked) return accept(null);
    await attempts.takeBack(send.value);
    return tooEarly(emailCode.resendSeconds);
  }

  /** Whoever mistyped their address corrects it at once; how often they do is limited by itself. */
  async #pauseOf(traderId: string, seen: EmailState, changed: string | undefined): Promise<number> {
    const { attempts, policy } = this.#parts;
    const { emailCode } = policy();
    if (changed === undefined) return resendIn(seen.sends, seen.readAt, emailCode);
    const change = await attempts.begin(`change-email ${traderId}`, emailCode.sends);
    return change.ok ? 0 : change.refusal.retryAfterSeconds;
  }
}

function tooEarly(retryAfterSeconds: number) {
  return refuse({ code: "rate_limited" as const, retryAfterSeconds });
}
