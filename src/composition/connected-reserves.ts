import { hkdfSync } from "node:crypto";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import type { DataSource } from "typeorm";
import type { AccountKeys } from "../adapters/chain/account-keys.ts";
import { bitcoinReserve } from "../adapters/chain/bitcoin-reserve.ts";
import { demoAccounts } from "../adapters/chain/demo-accounts.ts";
import { ethereumReserve } from "../adapters/chain/ethereum-reserve.ts";
import { PostgresDepositStore } from "../adapters/persistence/deposit/postgres-deposit-store.ts";
import { PostgresEmbeddedChain } from "../adapters/persistence/deposit/postgres-embedded-chain.ts";
import { PostgresEvmAccounts } from "../adapters/persistence/send/postgres-evm-accounts.ts";
import { PostgresOwnCoins } from "../adapters/persistence/send/postgres-own-coins.ts";
import type { ReserveSource } from "../application/ports/reserves.ts";
import type { ChainCode } from "../domain/chain/chain.ts";
import type { ChainSettings } from "./chain-settings.ts";
import { connectedNodes } from "./connected-nodes.ts";
import { embeddedPaces } from "./deposit-module.ts";

/** What connected nodes hold for the keys of some chains. */
export function reservesOfNodes(
  chains: ChainSettings,
  keys: Readonly<Partial<Record<ChainCode, unknown>>>,
  pool: DataSource,
): readonly ReserveSource[] {
  const { network, bitcoin, ethereum } = chains;
  const nodes = connectedNodes(chains, pool);
  const sources: ReserveSource[] = [];
  if (keys.bitcoin !== undefined && bitcoin && nodes.bitcoin) {
    const coins = new PostgresOwnCoins(pool);
    sources.push(bitcoinReserve({ url: bitcoin.url, network, node: nodes.bitcoin, coins }));
  }
  if (keys.ethereum !== undefined && ethereum && nodes.ethereum) {
    const deposits = new PostgresDepositStore(pool);
    const accounts = new PostgresEvmAccounts(pool);
    const parts = {
      ...ethereum,
      network,
      node: nodes.ethereum,
      newestRead: () => deposits.newestBlock("ethereum"),
      used: () => accounts.usedNumbers(),
    };
    sources.push(ethereumReserve("ETH", parts), ethereumReserve("USDT", parts));
  }
  return sources;
}

/** The key of a demo's hot wallet. It is worth nothing, and is the same after a restart. */
export function demoKey(secret: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", "hot wallet of a demo", 32));
}

/** A demo's chains know one key, which everything on them is counted for. */
export function demoKeys(secret: Uint8Array): Pick<AccountKeys, "at"> {
  const key = demoKey(secret);
  return { at: () => ({ secret: key, publicKey: secp256k1.getPublicKey(key) }) };
}

/** What a demo's chains hold. */
export function demoReserves(pool: DataSource): readonly ReserveSource[] {
  const { network, tether } = demoAccounts();
  const rows = [
    ["BTC", "bitcoin", undefined],
    ["ETH", "ethereum", undefined],
    ["USDT", "ethereum", tether],
  ] as const;
  return rows.map(([asset, chain, token]) => {
    const embedded = new PostgresEmbeddedChain(pool, chain, embeddedPaces[chain]);
    return {
      asset,
      network,
      async read() {
        const { block, held } = await embedded.holds(token);
        return { block, holdings: [{ key: { branch: "change", number: 0 }, units: held }] };
      },
    };
  });
}
