import { journalEntry } from "../../domain/ledger/journal-entry.ts";
import { money, type Money } from "../../domain/money/money.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { CommandKey, CommitChanges } from "../ports/commit.ts";
import type { WalletStore } from "../ports/wallet-store.ts";

/** What one use of the faucet gives. */
const portion: readonly Money[] = [
  money("BTC", 5_000_000n),
  money("USDT", 2_500_000_000n),
  money("ETH", 1_000_000_000_000_000_000n),
];

/** - `faucet_empty`: it was used today. - `key_reused`: the key stands for another command. */
export type FaucetRefusal = { readonly code: "faucet_empty" | "key_reused" };

/** Gives play money, once a day and trader: only where the installation is for trying out. */
export class UseFaucet {
  readonly #wallets: WalletStore;
  readonly #changes: CommitChanges;

  constructor(wallets: WalletStore, changes: CommitChanges) {
    this.#wallets = wallets;
    this.#changes = changes;
  }

  async execute(traderId: string, key?: CommandKey): Promise<Result<null, FaucetRefusal>> {
    const now = await this.#wallets.now();
    // The name of the day makes each entry's ref unique: that is what stops a second use.
    const day = Math.floor(now / 86_400_000);
    const outcome = await this.#changes.commit({
      ...(key && { key, answer: traderId }),
      judgedAt: now,
      usage: [],
      entries: portion.map((amount) =>
        journalEntry(`faucet:${traderId}:${amount.asset}:${day}`, [
          {
            from: { kind: "clearing", asset: amount.asset },
            to: { kind: "available", asset: amount.asset, traderId },
            amount,
          },
        ]),
      ),
    });
    switch (outcome.outcome) {
      case "applied":
      case "replayed":
        return accept(null);
      case "key_reused":
        return refuse({ code: "key_reused" });
      case "conflict":
        return refuse({ code: "faucet_empty" });
    }
  }
}
