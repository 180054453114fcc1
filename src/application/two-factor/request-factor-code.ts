import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { reaches, routeOf, type CodeChannel } from "../../domain/account/code-channel.ts";
import { factorCodeIn, nextSend } from "../../domain/account/email-code.ts";
import { codeTypeFor, isRequestOpen, type CodeUse } from "../../domain/account/two-factor.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { strongFactorsOf } from "../account/strong-factors.ts";
import type { Attempt, AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { Current } from "../ports/current-policy.ts";
import type { FactorCodes } from "../ports/factor-codes.ts";
import type { FactorRecord, SecondFactors } from "../ports/second-factors.ts";

/** `channel_unavailable`: the act takes no code that comes that way. */
export type RequestRefusal = RateLimited | { readonly code: "channel_unavailable" };

/** A code that somebody wants sent. */
export interface WantedCode {
  readonly channel: CodeChannel;
  readonly use: CodeUse;
  /** The caller's network address. */
  readonly address: string;
}

/** What is needed to have a code sent. */
interface RequestParts {
  readonly factors: Pick<SecondFactors, "read">;
  readonly sent: Pick<FactorCodes, "sendsOf" | "ask">;
  readonly attempts: AttemptLimits;
  readonly policy: Current<AccountPolicy>;
}

/** Has a code of a second factor sent to its owner, who has typed their password. */
export class RequestFactorCode {
  readonly #parts: RequestParts;

  constructor(parts: RequestParts) {
    this.#parts = parts;
  }

  async execute(traderId: TraderId, wanted: WantedCode): Promise<Result<null, RequestRefusal>> {
    const { factors, sent, attempts, policy } = this.#parts;
    const { channel, use, address } = wanted;
    const route = routeOf(channel);
    const read = await factors.read(traderId);
    const { contact, way, type } = route;
    const isTaken = takes(read, use, type) && reaches(read.places, way, use);
    if (!isTaken) return refuse({ code: "channel_unavailable" });
    const { emailCode } = policy();
    const { sends, readAt } = await sent.sendsOf(traderId, contact);
    const wait = factorCodeIn(sends, readAt, emailCode);
    if (wait > 0) return tooEarly(wait);
    const costs = way === "sms" || way === "call";
    const counted = costs ? await this.#count(traderId, address) : accept([]);
    if (!counted.ok) return counted;
    const seen = sends?.count ?? 0;
    const count = seen === 0 ? 1 : nextSend(sends, readAt, emailCode);
    if (await sent.ask(traderId, { contact, way, use, seen, count })) return accept(null);
    for (const attempt of counted.value) await attempts.takeBack(attempt);
    return tooEarly(emailCode.resendSeconds);
  }

  /** Texts and calls cost money, whoever asks and whether or not their codes are typed. */
  async #count(
    traderId: TraderId,
    address: string,
  ): Promise<Result<readonly Attempt[], RateLimited>> {
    const { attempts, policy } = this.#parts;
    const { ofAccount, fromAddress } = policy().phoneCode;
    const own = await attempts.begin(`phone-codes of ${traderId}`, ofAccount);
    if (!own.ok) return own;
    const here = await attempts.begin(`phone-codes from ${address}`, fromAddress);
    if (here.ok) return accept([own.value, here.value]);
    await attempts.takeBack(own.value);
    return here;
  }
}

/** Whether a code of that type is what the use takes, or what was asked to be switched on. */
function takes(read: FactorRecord, use: CodeUse, type: string): boolean {
  if (use !== "setup") return codeTypeFor(read.twoFactor, use, strongFactorsOf(read)) === type;
  return read.requests.some(
    (asked) => asked.type === type && isRequestOpen(asked.askedAt, read.readAt),
  );
}

function tooEarly(retryAfterSeconds: number) {
  return refuse({ code: "rate_limited" as const, retryAfterSeconds });
}
