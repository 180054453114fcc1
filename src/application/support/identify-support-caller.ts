import { accountAllows, isAtCasesOnly } from "../../domain/account/trader-account.ts";
import type { SupportCaller } from "../actor/support-caller.ts";
import type { SupportTokens } from "../ports/support-tokens.ts";
import type { TraderStore } from "../ports/trader-store.ts";

/**
 * Finds whose support chat a token opens. It outlives the session in which it was given by at most its
 * own few minutes, but not the account: nobody writes for one that was closed or locked meanwhile.
 */
export class IdentifySupportCaller {
  readonly #tokens: Pick<SupportTokens, "check">;
  readonly #traders: Pick<TraderStore, "profileOf">;

  constructor(tokens: Pick<SupportTokens, "check">, traders: Pick<TraderStore, "profileOf">) {
    this.#tokens = tokens;
    this.#traders = traders;
  }

  async execute(token: string): Promise<SupportCaller | undefined> {
    const traderId = this.#tokens.check(token);
    if (traderId === undefined) return undefined;
    const account = (await this.#traders.profileOf(traderId))?.account;
    if (!account) return undefined;
    return accountAllows(account, "sign_in") || isAtCasesOnly(account) ? { traderId } : undefined;
  }
}
