import type { DataSource } from "typeorm";
import { bitcoinCore } from "../adapters/chain/bitcoin-core.ts";
import { ethereumNode } from "../adapters/chain/ethereum-node.ts";
import { PostgresDepositStore } from "../adapters/persistence/deposit/postgres-deposit-store.ts";
import { PostgresOwnCoins } from "../adapters/persistence/send/postgres-own-coins.ts";
import type { ChainNode } from "../application/ports/chain-node.ts";
import type { ChainCode } from "../domain/chain/chain.ts";
import type { ChainSettings } from "./chain-settings.ts";

/** The nodes of an installation. They tell only what was paid to an address that was given. */
export function connectedNodes(
  { network, bitcoin, ethereum }: ChainSettings,
  pool: DataSource,
): Readonly<Partial<Record<ChainCode, ChainNode>>> {
  const store = new PostgresDepositStore(pool);
  const coins = new PostgresOwnCoins(pool);
  const ownOf = (chain: ChainCode) => async (addresses: readonly string[]) =>
    new Set((await store.ownersOf(chain, addresses)).keys());
  return {
    ...(bitcoin && {
      bitcoin: bitcoinCore({ url: bitcoin.url, network }, ownOf("bitcoin"), (transactions) =>
        coins.ownOf(transactions),
      ),
    }),
    ...(ethereum && {
      ethereum: ethereumNode(
        { ...ethereum, hotAddress: ethereum.account.evmHotAddress() },
        ownOf("ethereum"),
      ),
    }),
  };
}
