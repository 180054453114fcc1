import type { DataSource } from "typeorm";
import { bitcoinCore } from "../adapters/chain/bitcoin-core.ts";
import { ethereumNode } from "../adapters/chain/ethereum-node.ts";
import { PostgresDepositStore } from "../adapters/persistence/deposit/postgres-deposit-store.ts";
import { PostgresMultisigEscrowStore } from "../adapters/persistence/multisig-escrow/postgres-multisig-escrow-store.ts";
import { PostgresOwnCoins } from "../adapters/persistence/send/postgres-own-coins.ts";
import type { ChainNode } from "../application/ports/chain-node.ts";
import type { CoinOrigins } from "../application/ports/cold-returns.ts";
import type { ChainCode } from "../domain/chain/chain.ts";
import type { ChainSettings } from "./chain-settings.ts";
import { coldReturnAddresses } from "./connected-cold.ts";

/**
 * The nodes of an installation. They tell only what was paid to an address that was given, is an escrow's or cold storage's,
 * or is where cold storage pays back to, and what spends the coin of an escrow.
 */
export function connectedNodes(
  chains: ChainSettings,
  pool: DataSource,
): Readonly<Partial<Record<ChainCode, ChainNode & CoinOrigins>>> {
  const { network, bitcoin, ethereum } = chains;
  const store = new PostgresDepositStore(pool);
  const coins = new PostgresOwnCoins(pool);
  const ownOf = (chain: ChainCode) => async (addresses: readonly string[]) =>
    new Set((await store.ownersOf(chain, addresses)).keys());
  const escrows = new PostgresMultisigEscrowStore(pool);
  const returnedTo = coldReturnAddresses(chains);
  const ofEthereum = async (addresses: readonly string[]) => {
    const own = await ownOf("ethereum")(addresses);
    return new Set([...own, ...addresses.filter((each) => each === returnedTo.ethereum)]);
  };
  const ofBitcoin = async (addresses: readonly string[]) => {
    const [own, watched] = await Promise.all([
      ownOf("bitcoin")(addresses),
      escrows.listAt(addresses),
    ]);
    const ofCold = new Set([returnedTo.bitcoin, ...(bitcoin?.cold ?? [])]);
    return new Set([
      ...own,
      ...watched.flatMap(({ address }) => address ?? []),
      ...addresses.filter((each) => ofCold.has(each)),
    ]);
  };
  return {
    ...(bitcoin && {
      bitcoin: bitcoinCore(
        { url: bitcoin.url, network, cold: bitcoin.cold },
        ofBitcoin,
        (transactions) => coins.ownOf(transactions),
        () => escrows.openCoins(),
      ),
    }),
    ...(ethereum && {
      ethereum: ethereumNode(
        { ...ethereum, hotAddress: ethereum.account.evmHotAddress() },
        ofEthereum,
      ),
    }),
  };
}
