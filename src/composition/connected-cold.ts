import type { DataSource } from "typeorm";
import { unspentOf } from "../adapters/chain/bitcoin-held.ts";
import { balancesOf } from "../adapters/chain/ethereum-account.ts";
import { PostgresDepositStore } from "../adapters/persistence/deposit/postgres-deposit-store.ts";
import { PostgresColdBooks } from "../adapters/persistence/send/postgres-cold-books.ts";
import type { ColdAccount } from "../application/ports/cold-storage.ts";
import type { KeptCoin } from "../application/ports/reconciliation-store.ts";
import type { ChainCode } from "../domain/chain/chain.ts";
import type { ChainSettings } from "./chain-settings.ts";

/** Where coins are moved to and come back, on the chains that have cold storage: the first of its addresses. */
export function coldAccounts(chains: ChainSettings): readonly ColdAccount[] {
  const returnedTo = coldReturnAddresses(chains);
  return (["bitcoin", "ethereum"] as const).flatMap((chain) => {
    const [address, returnsTo] = [chains[chain]?.cold[0], returnedTo[chain]];
    return address === undefined || returnsTo === undefined ? [] : { chain, address, returnsTo };
  });
}

/** Where cold storage pays the hot account back, on the chains that have cold storage. */
export function coldReturnAddresses({
  network,
  bitcoin,
  ethereum,
}: ChainSettings): Readonly<Partial<Record<ChainCode, string>>> {
  return {
    ...(bitcoin &&
      bitcoin.cold.length > 0 && { bitcoin: bitcoin.account.coldReturnAddress(network) }),
    ...(ethereum && ethereum.cold.length > 0 && { ethereum: ethereum.account.evmHotAddress() }),
  };
}

/**
 * What nodes say that cold storage has: on Bitcoin what blocks were seen to pay there and nobody spent, on Ethereum the
 * balances of its addresses. Anybody can pay there.
 */
export function coldCoins(
  bitcoin: ChainSettings["bitcoin"],
  ethereum: ChainSettings["ethereum"],
  pool: DataSource,
): readonly KeptCoin[] {
  const books = new PostgresColdBooks(pool);
  const deposits = new PostgresDepositStore(pool);
  const coins: KeptCoin[] = [];
  if (bitcoin && bitcoin.cold.length > 0) {
    coins.push({
      place: "bitcoin_cold",
      asset: "BTC",
      account: { kind: "cold", asset: "BTC" },
      halt: { kind: "sends", asset: "BTC" },
      isOpen: true,
      async held() {
        const unspent = await unspentOf(bitcoin.url, await books.coins());
        return unspent.reduce((sum, { units }) => sum + units, 0n);
      },
    });
  }
  if (ethereum && ethereum.cold.length > 0) {
    const { cold } = ethereum;
    for (const asset of ["ETH", "USDT"] as const) {
      coins.push({
        place: "ethereum_cold",
        asset,
        account: { kind: "cold", asset },
        halt: { kind: "sends", asset },
        isOpen: true,
        async held() {
          const block = await deposits.newestBlock("ethereum");
          if (!block) throw new Error("No block of Ethereum was read yet");
          const addresses = [...new Set([...cold, ...(await books.evmAddresses())])];
          const all = await balancesOf(ethereum, asset, addresses, block.height);
          return all.reduce((sum, units) => sum + units, 0n);
        },
      });
    }
  }
  return coins;
}
