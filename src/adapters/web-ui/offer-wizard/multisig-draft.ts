import type { Draft } from "./draft.ts";

/** Whether the escrow of trades is on the chain, with a key for each side: only for Bitcoin that is sold. */
export function isMultisig({
  side,
  asset,
  multisigEscrow = false,
}: Pick<Draft, "side" | "asset" | "multisigEscrow">): boolean {
  return side === "sell" && asset === "BTC" && multisigEscrow;
}
