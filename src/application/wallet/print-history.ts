import type { AssetCode } from "../../domain/money/asset.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { WalletFileFormat } from "../../domain/wallet/wallet-file.ts";
import type { Actor } from "../actor/actor.ts";
import type { WalletHistoryWriters } from "../ports/wallet-history-writer.ts";
import type { WalletStore } from "../ports/wallet-store.ts";
import { historyEntry } from "./view-history.ts";

/** How many changes a file holds at most: the newest, so that no file takes long. */
const mostEntries = 20_000;

interface HistoryFile {
  readonly content: Uint8Array;
  readonly madeAt: Instant;
}

/** What changed a trader's balances as a file, newest first. */
export class PrintHistory {
  readonly #wallets: Pick<WalletStore, "history" | "now">;
  readonly #writers: WalletHistoryWriters;

  constructor(wallets: Pick<WalletStore, "history" | "now">, writers: WalletHistoryWriters) {
    this.#wallets = wallets;
    this.#writers = writers;
  }

  /** Without an asset, all of them are in it. */
  async execute(
    { traderId }: Actor,
    asset: AssetCode | undefined,
    format: WalletFileFormat,
  ): Promise<HistoryFile> {
    const wish = { asset, offset: 0, limit: mostEntries };
    const [{ changes }, madeAt] = await Promise.all([
      this.#wallets.history(traderId, wish),
      this.#wallets.now(),
    ]);
    const entries = async function* () {
      for (const change of changes) yield historyEntry(change);
    };
    const pieces: Uint8Array[] = [];
    for await (const piece of this.#writers[format](entries())) pieces.push(piece);
    return { content: Buffer.concat(pieces), madeAt };
  }
}
