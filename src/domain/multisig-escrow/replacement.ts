import { after } from "../trade/instant.ts";
import type { Instant } from "../trade/trade.ts";
import type { EscrowEnding, KeyHolder } from "./escrow-terms.ts";
import type { TradeEscrow } from "./trade-escrow.ts";

/** How long a payout waits before its parties are shown what another one costs, in seconds. */
export const payoutWaitSeconds = 3 * 60 * 60;

type Side = Exclude<KeyHolder, "platform">;

/** Who pays the network's fee of a payout: whoever it pays. */
export function payersOf({ kind }: Pick<EscrowEnding, "kind">): readonly Side[] {
  if (kind === "split") return ["buyer", "seller"];
  return kind === "release" ? ["buyer"] : ["seller"];
}

/**
 * Whether a side is shown a payout that replaces the last one: it waits too long, and the side pays for it. One that was
 * signed when nobody noted the time waits long enough.
 */
export function isReplacementShown(
  { ending, payouts }: Pick<TradeEscrow, "ending" | "payouts">,
  side: Side,
  now: Instant,
): boolean {
  const last = payouts.at(-1);
  if (!last || !ending || !payersOf(ending).includes(side)) return false;
  return last.signedAt === undefined || now >= after(last.signedAt, payoutWaitSeconds);
}
