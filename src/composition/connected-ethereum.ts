import type { DataSource } from "typeorm";
import { balancesOf } from "../adapters/chain/ethereum-account.ts";
import { evmPrices } from "../adapters/chain/ethereum-fees.ts";
import { ethereumHotAccount } from "../adapters/chain/ethereum-hot-account.ts";
import { ethereumSender } from "../adapters/chain/ethereum-sender.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresDepositStore } from "../adapters/persistence/deposit/postgres-deposit-store.ts";
import { PostgresEvmAccounts } from "../adapters/persistence/send/postgres-evm-accounts.ts";
import { PostgresSweepStore } from "../adapters/persistence/send/postgres-sweep-store.ts";
import type { ChainSender } from "../application/ports/chain-sender.ts";
import type { CommitChanges } from "../application/ports/commit.ts";
import type { KeptCoin } from "../application/ports/reconciliation-store.ts";
import type { SweepSigner } from "../application/ports/sweep-store.ts";
import { SweepCoins } from "../application/send/sweep-coins.ts";
import type { Policy } from "../domain/policy/policy.ts";
import type { ChainSettings } from "./chain-settings.ts";
import { connectedNodes } from "./connected-nodes.ts";

type Ethereum = NonNullable<ChainSettings["ethereum"]>;

/** Where transactions of the hot account are brought, or of the person's address with a number. */
export function ethereumSenders(
  chains: ChainSettings,
  pool: DataSource,
): ((number?: number) => ChainSender) | undefined {
  const { ethereum } = chains;
  const { ethereum: node } = connectedNodes(chains, pool);
  if (!ethereum || !node) return undefined;
  const { url, account } = ethereum;
  return (number) =>
    ethereumSender({
      url,
      node,
      address: number === undefined ? account.evmHotAddress() : account.evmAddress(number),
    });
}

/** The account that sends on Ethereum are paid from. */
export function hotAccountOf(
  chains: ChainSettings,
  pool: DataSource,
): ReturnType<typeof ethereumHotAccount> | undefined {
  const sender = ethereumSenders(chains, pool)?.();
  const { ethereum } = chains;
  if (!ethereum || !sender?.nextNumber) return undefined;
  const accounts = new PostgresEvmAccounts(pool);
  return ethereumHotAccount({
    url: ethereum.url,
    tether: ethereum.tether,
    address: ethereum.account.evmHotAddress(),
    nextNumber: sender.nextNumber,
    signedFrom: (nonce) => accounts.signedFrom(nonce),
  });
}

/** What empties persons' addresses, where this process has the keys. */
export function sweeperOf(
  chains: ChainSettings,
  pool: DataSource,
  parts: {
    readonly signer: SweepSigner;
    readonly changes: Pick<CommitChanges, "commit">;
    readonly policy: () => Policy;
  },
): SweepCoins {
  const { ethereum } = chains;
  const [chain, hot] = [ethereumSenders(chains, pool), hotAccountOf(chains, pool)];
  if (!ethereum || !chain || !hot) throw new Error("No Ethereum is connected to sweep on");
  return new SweepCoins({
    ...parts,
    sweeps: new PostgresSweepStore(pool),
    chain,
    hot,
    maxFee: async () => (await evmPrices(ethereum.url)).get("slow"),
    newId,
  });
}

/** What the accounts on Ethereum have of its coins, in the newest block that was read. */
export function coinsOfEthereum(ethereum: Ethereum, pool: DataSource): readonly KeptCoin[] {
  const accounts = new PostgresEvmAccounts(pool);
  const deposits = new PostgresDepositStore(pool);
  return (["ETH", "USDT"] as const).map((asset) => ({
    place: "ethereum",
    asset,
    account: { kind: "hot", asset },
    halt: { kind: "sends", asset },
    isOpen: true,
    async held() {
      const block = await deposits.newestBlock("ethereum");
      if (!block) throw new Error("No block of Ethereum was read yet");
      const addresses = [ethereum.account.evmHotAddress(), ...(await accounts.used())];
      const all = await balancesOf(ethereum, asset, addresses, block.height);
      return all.reduce((sum, units) => sum + units, 0n);
    },
  }));
}
