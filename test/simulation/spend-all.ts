import type { ClaimStore } from "../../src/application/ports/claim-store.ts";
import type { CommandKey, CommitChanges } from "../../src/application/ports/commit.ts";
import { journalEntry } from "../../src/domain/ledger/journal-entry.ts";
import type { AssetCode } from "../../src/domain/money/asset.ts";
import { money } from "../../src/domain/money/money.ts";
import { accept, refuse } from "../../src/domain/result/result.ts";

/**
 * Stands for anything that takes money out of the marketplace, so that debtors may have none left.
 */
export class SpendAll {
  readonly #claims: ClaimStore;
  readonly #changes: CommitChanges;

  constructor(claims: ClaimStore, changes: CommitChanges) {
    this.#claims = claims;
    this.#changes = changes;
  }

  async execute(traderId: string, asset: AssetCode, key: CommandKey) {
    const { debtorBalance, now } = await this.#claims.debtorBalance(traderId, asset);
    if (debtorBalance.available === 0n) return refuse({ code: "nothing_there" });
    const ref = `spend:${traderId}:${key.key}`;
    const entry = journalEntry(ref, [
      {
        from: { kind: "available", asset, traderId },
        to: { kind: "clearing", asset },
        amount: money(asset, debtorBalance.available),
      },
    ]);
    const { outcome } = await this.#changes.commit({
      judgedAt: now,
      usage: [],
      entries: [entry],
    });
    return outcome === "applied" ? accept(ref) : refuse({ code: outcome });
  }
}
