import type { DataSource } from "typeorm";
import { bitcoinFees } from "../adapters/chain/bitcoin-fees.ts";
import { bitcoinHeld } from "../adapters/chain/bitcoin-held.ts";
import { bitcoinSender } from "../adapters/chain/bitcoin-sender.ts";
import { bitcoinSigner } from "../adapters/chain/bitcoin-signer.ts";
import { connectedFees } from "../adapters/chain/connected-fees.ts";
import { ethereumFees, evmTip } from "../adapters/chain/ethereum-fees.ts";
import { ethereumSigner } from "../adapters/chain/ethereum-signer.ts";
import { PostgresDepositStore } from "../adapters/persistence/deposit/postgres-deposit-store.ts";
import { PostgresOwnCoins } from "../adapters/persistence/send/postgres-own-coins.ts";
import type {
  ChainSender,
  FeeEstimator,
  SealIntent,
  Signer,
} from "../application/ports/chain-sender.ts";
import type { KeptCoin } from "../application/ports/reconciliation-store.ts";
import type { SweepSigner } from "../application/ports/sweep-store.ts";
import type { ChainCode } from "../domain/chain/chain.ts";
import type { Policy } from "../domain/policy/policy.ts";
import type { ChainSettings } from "./chain-settings.ts";
import { coinsOfEthereum, ethereumSenders } from "./connected-ethereum.ts";
import { coldCoins } from "./connected-cold.ts";
import { connectedNodes } from "./connected-nodes.ts";
import type { SendingSettings } from "./signer-settings.ts";

/** What nodes say that sending costs. */
export function feesOfNodes(
  { network, bitcoin, ethereum }: ChainSettings,
  tell: (error: unknown) => void,
): FeeEstimator {
  return connectedFees(
    {
      ...(bitcoin && { bitcoin: bitcoinFees(bitcoin.url, network) }),
      ...(ethereum && { ethereum: ethereumFees(ethereum.url) }),
    },
    tell,
  );
}

/** Where transactions are brought. */
export function sendersOfNodes(
  chains: ChainSettings,
  pool: DataSource,
): Readonly<Partial<Record<ChainCode, ChainSender>>> {
  const nodes = connectedNodes(chains, pool);
  const deposits = new PostgresDepositStore(pool);
  const ethereum = ethereumSenders(chains, pool)?.();
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
    ...(ethereum && { ethereum }),
  };
}

/** Signs on each chain with the keys of that chain. */
export function signersWith(
  keys: NonNullable<SendingSettings["keys"]>,
  { network, bitcoin, ethereum: connected }: ChainSettings,
  { seal, policy }: { readonly seal: SealIntent; readonly policy: () => Policy },
): { readonly sends: Signer; readonly sweeps: SweepSigner | undefined } {
  const cold = new Set([...(bitcoin?.cold ?? []), ...(connected?.cold ?? [])]);
  const ethereum =
    keys.ethereum &&
    connected &&
    ethereumSigner(keys.ethereum, {
      seal,
      network,
      cold,
      policy,
      chainId: connected.chainId,
      tether: connected.tether,
      tip: () => evmTip(connected.url),
    });
  const signers: Readonly<Partial<Record<ChainCode, Signer>>> = {
    ...(keys.bitcoin && {
      bitcoin: bitcoinSigner(keys.bitcoin, { seal, network, cold, policy: () => policy().send }),
    }),
    ...(ethereum && { ethereum }),
  };
  return {
    sends: {
      async sign(intent, ...asked) {
        const signer = signers[intent.chain];
        if (!signer) throw new Error(`This signer has no keys of ${intent.chain}`);
        return signer.sign(intent, ...asked);
      },
    },
    sweeps: ethereum,
  };
}

/** What connected chains keep for us. */
export function coinsOfNodes(
  { bitcoin, ethereum }: ChainSettings,
  pool: DataSource,
): readonly KeptCoin[] {
  return [
    ...(bitcoin ? [coinOfBitcoin(bitcoin.url, pool)] : []),
    ...(ethereum ? coinsOfEthereum(ethereum, pool) : []),
    ...coldCoins(bitcoin, ethereum, pool),
  ];
}

/** What a node of Bitcoin keeps for us. */
export function coinOfBitcoin(url: string, pool: DataSource): KeptCoin {
  const own = new PostgresOwnCoins(pool);
  return {
    place: "bitcoin",
    asset: "BTC",
    account: { kind: "hot", asset: "BTC" },
    halt: { kind: "sends", asset: "BTC" },
    held: async () => bitcoinHeld(url, await own.known()),
  };
}
