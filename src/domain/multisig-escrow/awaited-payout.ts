import type { MultisigState } from "./trade-escrow.ts";

/**
 * What still has to happen before the escrow of a trade that is over is paid out.
 *
 * - `to_sign`: one of the parties signs.
 * - `on_its_way`: we sign, send, or wait for blocks.
 */
export const awaitedPayouts = ["to_sign", "on_its_way"] as const;
type AwaitedPayout = (typeof awaitedPayouts)[number];

/** Undefined while the trade goes on, and where nothing is to come. */
export function awaitedPayout(
  state: MultisigState | undefined,
  isOver: boolean,
): AwaitedPayout | undefined {
  if (!isOver) return undefined;
  switch (state) {
    case "seen":
    case "funded":
      return "to_sign";
    case "payout_proposed":
    case "signed":
    case "sent":
      return "on_its_way";
    default:
      return undefined;
  }
}
