import type { TraderId } from "../../domain/id/id.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import { money } from "../../domain/money/money.ts";
import { fiatFor } from "../../domain/money/price.ts";
import type { PartnerPolicy } from "../../domain/partner/partner-policy.ts";
import { claimEntry } from "../../domain/partner/reward.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import {
  answerOfCommit,
  answerOfKnown,
  type CommandKey,
  type CommitChanges,
  type Conflict,
} from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { RewardStore } from "../ports/reward-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";

/**
 * - `reward_too_small`: it is worth less than can be claimed at once.
 * - `no_fresh_rate`: nobody knows what it is worth.
 */
type ClaimRefusal = {
  readonly code: "user_restricted" | "reward_too_small" | "no_fresh_rate" | "key_reused";
};

/** Moves what a partner earned in one coin to their balance; what they owe is paid from it. */
export class ClaimRewards {
  readonly #rewards: Pick<RewardStore, "account">;
  readonly #claims: Pick<ClaimStore, "debtorBalance">;
  readonly #changes: CommitChanges;
  readonly #prices: Pick<MarketPrices, "quote">;
  readonly #policy: Current<PartnerPolicy>;

  constructor(
    rewards: Pick<RewardStore, "account">,
    claims: Pick<ClaimStore, "debtorBalance">,
    changes: CommitChanges,
    prices: Pick<MarketPrices, "quote">,
    policy: Current<PartnerPolicy>,
  ) {
    this.#rewards = rewards;
    this.#claims = claims;
    this.#changes = changes;
    this.#prices = prices;
    this.#policy = policy;
  }

  async execute(
    traderId: TraderId,
    asset: AssetCode,
    key?: CommandKey,
  ): Promise<Result<string, ClaimRefusal>> {
    const known = key && (await this.#changes.recall(key));
    if (known) return answerOfKnown(known);
    return retryOnConflict(() => this.#judge(traderId, asset, key));
  }

  async #judge(
    traderId: TraderId,
    asset: AssetCode,
    key: CommandKey | undefined,
  ): Promise<Result<string, ClaimRefusal> | Conflict> {
    const [{ units, lines, isLocked }, { debtorBalance, now }] = await Promise.all([
      this.#rewards.account(traderId, asset),
      this.#claims.debtorBalance(traderId, asset),
    ]);
    if (isLocked) return refuse({ code: "user_restricted" });
    const amount = money(asset, units);
    if (units === 0n) return refuse({ code: "reward_too_small" });
    const quote = this.#prices.quote(asset, "USD");
    if (!quote) return refuse({ code: "no_fresh_rate" });
    if (fiatFor(amount, quote.price).minor < this.#policy().claimFromUsdCents) {
      return refuse({ code: "reward_too_small" });
    }
    const served = serveFromBalance({ debtorId: traderId, asset, debtorBalance, gained: units });
    const outcome = await this.#changes.commit({
      ...(key && { key, answer: traderId }),
      judgedAt: now,
      usage: [],
      ...served,
      entries: [claimEntry(traderId, amount, lines + 1), ...served.entries],
    });
    return answerOfCommit(outcome, traderId);
  }
}
