import { CannotStart } from "../application/ports/cannot-start.ts";
import type { ChainSettings } from "./chain-settings.ts";
import { isSet } from "./demo-settings.ts";
import type { SendingSettings } from "./signer-settings.ts";

/**
 * Reads `MULTISIG_ESCROWS`: whether offers and trades can have an escrow of three keys. It needs a node that shows
 * what is paid, and a process that has our key of each; a demo has both.
 */
export function multisigEscrows(
  read: (name: string, fallback: string) => string,
  demo: boolean,
  { bitcoin }: Pick<ChainSettings, "bitcoin">,
  { chains }: Pick<SendingSettings, "chains">,
): boolean {
  const isOn = isSet("MULTISIG_ESCROWS", read("MULTISIG_ESCROWS", demo ? "1" : "0"));
  if (!isOn || demo || (bitcoin && chains.has("bitcoin"))) return isOn;
  throw new CannotStart(
    "MULTISIG_ESCROWS needs a node of Bitcoin (BITCOIN_CORE_URL) and CHAIN_SENDS with bitcoin.",
  );
}
