import type { HistoryKind } from "../../domain/wallet/history-kind.ts";
import type { WalletFileFormat } from "../../domain/wallet/wallet-file.ts";
import type { BalanceChange } from "./wallet-store.ts";

/** A balance change and its kind. */
export interface HistoryEntry extends BalanceChange {
  readonly kind: HistoryKind;
}

/** Writes balance changes as a file, piece by piece. */
export type WalletHistoryWriters = Readonly<
  Record<WalletFileFormat, (entries: AsyncIterable<HistoryEntry>) => AsyncIterable<Uint8Array>>
>;
