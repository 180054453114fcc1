import { demoBitcoin } from "../adapters/chain/demo-accounts.ts";
import type { PlatformKeys } from "../application/ports/platform-keys.ts";
import type { Config } from "./config.ts";

/** Our account of Bitcoin with the network that it is on; undefined where no chain is followed. */
export function bitcoinAccount({ demo, chains }: Config) {
  const account = demo ? demoBitcoin() : chains.bitcoin?.account;
  const network = demo ? ("regtest" as const) : chains.network;
  return account && { account, network };
}

/** The public halves of our keys of multisig escrows; undefined where no chain is followed. */
export function platformKeys(config: Config): PlatformKeys | undefined {
  const own = bitcoinAccount(config);
  if (!own) return undefined;
  const { account, network } = own;
  return {
    network,
    keyAt: (number) => account.escrowKey(number),
    addressAt: (number) => account.escrowFeeAddress(number, network),
  };
}
