import type { TraderId } from "../../domain/id/id.ts";
import { journalEntry } from "../../domain/ledger/journal-entry.ts";
import { money, type Money } from "../../domain/money/money.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { serveFromBalance, together } from "../debt/serve-claims.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import type { CommandKey, CommitChanges, Conflict } from "../ports/commit.ts";
import type { WalletStore } from "../ports/wallet-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";

/** The amount that one use of the faucet gives. */
const portion: readonly Money[] = [
  money("BTC", 5_000_000n),
  money("USDT", 2_500_000_000n),
  money("ETH", 1_000_000_000_000_000_000n),
];

/**
 * - `faucet_empty`: it was used today.
 * - `key_reused`: the key stands for another command.
 */
type FaucetRefusal = { readonly code: "faucet_empty" | "key_reused" };

/** Gives play money, once per day and trader: only in demo installations. */
export class UseFaucet {
  readonly #wallets: WalletStore;
  readonly #claims: Pick<ClaimStore, "debtorBalance">;
  readonly #changes: CommitChanges;

  constructor(
    wallets: WalletStore,
    claims: Pick<ClaimStore, "debtorBalance">,
    changes: CommitChanges,
  ) {
    this.#wallets = wallets;
    this.#claims = claims;
    this.#changes = changes;
  }

  execute(traderId: TraderId, key?: CommandKey): Promise<Result<null, FaucetRefusal>> {
    return retryOnConflict(() => this.#judge(traderId, key));
  }

  async #judge(
    traderId: TraderId,
    key: CommandKey | undefined,
  ): Promise<Result<null, FaucetRefusal> | Conflict> {
    const now = await this.#wallets.now();
    // The day in the name makes each entry's ref unique: that is what stops a second use.
    const day = Math.floor(now / 86_400_000);
    const gifts = portion.map((amount) =>
      journalEntry(`faucet:${traderId}:${amount.asset}:${day}`, [
        {
          from: { kind: "clearing", asset: amount.asset },
          to: { kind: "available", asset: amount.asset, traderId },
          amount,
        },
      ]),
    );
    const served = await Promise.all(portion.map((amount) => this.#serve(traderId, amount)));
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
