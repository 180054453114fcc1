import { isDemoLevel } from "../../domain/account/demo-account.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { journalEntry } from "../../domain/ledger/journal-entry.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import { formFor } from "../../domain/money/play-form.ts";
import { money, type Money } from "../../domain/money/money.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import { serveFromBalance, together } from "../debt/serve-claims.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import type { CommandKey, CommitChanges, Conflict } from "../ports/commit.ts";
import type { WalletStore } from "../ports/wallet-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";

/** The amount that one use of the faucet gives. */
const portion: readonly Money<RealAsset>[] = [
  money("BTC", 5_000_000n),
  money("USDT", 2_500_000_000n),
  money("ETH", 1_000_000_000_000_000_000n),
];

/**
 * - `not_found`: outside demos, there is none for real accounts.
 * - `faucet_empty`: it was used today.
 * - `key_reused`: the key stands for another command.
 */
type FaucetRefusal = { readonly code: "not_found" | "faucet_empty" | "key_reused" };

/**
 * Gives play money, once per day and trader: to demo accounts everywhere, and in the play chains' coins to everybody in
 * a demo (answers 123).
 */
export class UseFaucet {
  readonly #wallets: WalletStore;
  readonly #claims: Pick<ClaimStore, "debtorBalance">;
  readonly #changes: CommitChanges;
  readonly #isForEverybody: boolean;

  constructor(
    wallets: WalletStore,
    claims: Pick<ClaimStore, "debtorBalance">,
    changes: CommitChanges,
    isForEverybody: boolean,
  ) {
    this.#wallets = wallets;
    this.#claims = claims;
    this.#changes = changes;
    this.#isForEverybody = isForEverybody;
  }

  async execute(
    { traderId, level }: Pick<Actor, "traderId" | "level">,
    key?: CommandKey,
  ): Promise<Result<null, FaucetRefusal>> {
    const isDemo = isDemoLevel(level);
    if (!isDemo && !this.#isForEverybody) return refuse({ code: "not_found" });
    const gift = portion.map(({ asset, units }) => money(formFor(isDemo, asset), units));
    return retryOnConflict(() => this.#give(traderId, gift, key));
  }

  async #give(
    traderId: TraderId,
    gift: readonly Money[],
    key: CommandKey | undefined,
  ): Promise<Result<null, FaucetRefusal> | Conflict> {
    const now = await this.#wallets.now();
    // The day in the name makes each entry's ref unique: that is what stops a second use.
    const day = Math.floor(now / 86_400_000);
    const gifts = gift.map((amount) =>
      journalEntry(`faucet:${traderId}:${amount.asset}:${day}`, [
        {
          from: { kind: "clearing", asset: amount.asset },
          to: { kind: "available", asset: amount.asset, traderId },
          amount,
        },
      ]),
    );
    const served = await Promise.all(gift.map((amount) => this.#serve(traderId, amount)));
    const { entries, ...debts } = served.reduce(together);
    const outcome = await this.#changes.commit({
      ...(key && { key, answer: traderId }),
      judgedAt: now,
      usage: [],
      entries: [...gifts, ...entries],
      ...debts,
    });
    switch (outcome.outcome) {
      case "applied":
      case "replayed":
        return accept(null);
      case "key_reused":
        return refuse({ code: "key_reused" });
      case "conflict":
        return outcome.over === "ref" ? refuse({ code: "faucet_empty" }) : outcome;
    }
  }

  /** A debtor's debts are paid from this, too. */
  async #serve(debtorId: TraderId, { asset, units }: Money) {
    const { debtorBalance } = await this.#claims.debtorBalance(debtorId, asset);
    return serveFromBalance({ debtorId, asset, debtorBalance, gained: units });
  }
}
