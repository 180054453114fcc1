import type { DataSource } from "typeorm";
import { bitcoinFees } from "../adapters/chain/bitcoin-fees.ts";
import { bitcoinHeld } from "../adapters/chain/bitcoin-held.ts";
import { bitcoinSender } from "../adapters/chain/bitcoin-sender.ts";
import { bitcoinSigner } from "../adapters/chain/bitcoin-signer.ts";
import type { IntentRules } from "../adapters/chain/checked-intent.ts";
import { connectedFees } from "../adapters/chain/connected-fees.ts";
import { PostgresDepositStore } from "../adapters/persistence/deposit/postgres-deposit-store.ts";
import { PostgresOwnCoins } from "../adapters/persistence/send/postgres-own-coins.ts";
import type { ChainSender, FeeEstimator, Signer } from "../application/ports/chain-sender.ts";
import type { KeptCoin } from "../application/ports/reconciliation-store.ts";
import type { ChainCode } from "../domain/chain/chain.ts";
import type { ChainSettings } from "./chain-settings.ts";
import { connectedNodes } from "./connected-nodes.ts";
import type { SendingSettings } from "./signer-settings.ts";

/** What nodes say that sending costs. */
export function feesOfNodes(
  { network, bitcoin }: ChainSettings,
  tell: (error: unknown) => void,
): FeeEstimator {
  return connectedFees({ ...(bitcoin && { bitcoin: bitcoinFees(bitcoin.url, network) }) }, tell);
}

/** Where transactions are brought. */
export function sendersOfNodes(
  chains: ChainSettings,
  pool: DataSource,
): Readonly<Partial<Record<ChainCode, ChainSender>>> {
  const nodes = connectedNodes(chains, pool);
  const deposits = new PostgresDepositStore(pool);
  const { bitcoin } = chains;
  return {
    ...(bitcoin &&
      nodes.bitcoin && {
        bitcoin: bitcoinSender({
          url: bitcoin.url,
          node: nodes.bitcoin,
          places: new PostgresOwnCoins(pool),
          newestRead: () => deposits.newestBlock("bitcoin"),
        }),
      }),
  };
}

/** Signs on each chain with the keys of that chain. */
export function signerWith(keys: NonNullable<SendingSettings["keys"]>, rules: IntentRules): Signer {
  const signers: Readonly<Partial<Record<ChainCode, Signer>>> = {
    ...(keys.bitcoin && { bitcoin: bitcoinSigner(keys.bitcoin, rules) }),
  };
  return {
    async sign(intent, seals, number, coins) {
      const signer = signers[intent.chain];
      if (!signer) throw new Error(`This signer has no keys of ${intent.chain}`);
      return signer.sign(intent, seals, number, coins);
    },
  };
}

/** What connected chains keep for us. */
export function coinsOfNodes({ bitcoin }: ChainSettings, pool: DataSource): readonly KeptCoin[] {
  if (!bitcoin) return [];
  const own = new PostgresOwnCoins(pool);
  return [
    {
      place: "bitcoin",
      asset: "BTC",
      account: { kind: "hot", asset: "BTC" },
      halt: { kind: "sends", asset: "BTC" },
      held: async () => bitcoinHeld(bitcoin.url, await own.known()),
    },
  ];
}
