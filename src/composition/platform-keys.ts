import { demoBitcoin } from "../adapters/chain/demo-accounts.ts";
import type { PlatformKeys } from "../application/ports/platform-keys.ts";
import type { Config } from "./config.ts";

/** The public halves of our keys of multisig escrows; undefined where no chain is followed. */
export function platformKeys({ demo, chains }: Config): PlatformKeys | undefined {
  const account = demo ? demoBitcoin() : chains.bitcoin?.account;
  const network = demo ? "regtest" : chains.network;
  return (
    account && {
      network,
      keyAt: (number) => account.escrowKey(number),
      addressAt: (number) => account.escrowFeeAddress(number, network),
    }
  );
}
