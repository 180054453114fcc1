import type { DepositAccounts } from "../../application/ports/deposit-accounts.ts";
import type { ChainCode, ChainNetwork } from "../../domain/chain/chain.ts";
import type { WatchOnlyAccount } from "./watch-only.ts";

/** The accounts of an installation, for the chains that it is connected to. */
interface ConnectedChains {
  readonly network: ChainNetwork;
  readonly bitcoin: { readonly account: WatchOnlyAccount } | undefined;
  readonly ethereum:
    | { readonly account: WatchOnlyAccount; readonly chainId: number; readonly tether: string }
    | undefined;
}

/** Where coins arrive; undefined without any chain. */
export function connectedAccounts(connected: ConnectedChains): DepositAccounts | undefined {
  const { network, bitcoin, ethereum } = connected;
  const addresses = new Map<ChainCode, (number: number) => string>();
  if (bitcoin) {
    addresses.set("bitcoin", (number) => bitcoin.account.bitcoinAddress(number, network));
  }
  if (ethereum) {
    addresses.set("ethereum", (number) => ethereum.account.evmAddress(number));
  }
  if (addresses.size === 0) return undefined;
  return {
    network,
    chains: new Set(addresses.keys()),
    evmChainId: ethereum?.chainId ?? 0,
    tether: ethereum?.tether ?? "",
    addressOf(chain, number) {
      const address = addresses.get(chain);
      if (!address) throw new Error(`No ${chain} is connected.`);
      return address(number);
    },
  };
}
