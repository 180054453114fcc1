import { supportTokenLimit, supportTokenSeconds } from "../../domain/support/support-chat.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { SupportTokens } from "../ports/support-tokens.ts";

/** A token and how long it opens the chat, in seconds. */
interface SupportToken {
  readonly token: string;
  readonly seconds: number;
}

/** Gives a signed-in trader a token for their support chat. */
export class GiveSupportToken {
  readonly #tokens: Pick<SupportTokens, "make">;
  readonly #attempts: Pick<AttemptLimits, "begin">;

  constructor(tokens: Pick<SupportTokens, "make">, attempts: Pick<AttemptLimits, "begin">) {
    this.#tokens = tokens;
    this.#attempts = attempts;
  }

  async execute({
    traderId,
    username,
  }: Pick<Actor, "traderId" | "username">): Promise<Result<SupportToken, RateLimited>> {
    const attempt = await this.#attempts.begin(`support-token ${traderId}`, supportTokenLimit);
    if (!attempt.ok) return attempt;
    return accept({ token: this.#tokens.make(traderId, username), seconds: supportTokenSeconds });
  }
}
