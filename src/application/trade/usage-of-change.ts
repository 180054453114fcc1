import type { UsageEffect } from "../../domain/trade/trade-change.ts";
import type { Trade } from "../../domain/trade/trade.ts";
import type { CapDelta, PairBound, UsageBounds, UsageDelta } from "../ports/commit.ts";

/** The effect of a trade's change on the counters of both parties and on the offer's cap. */
interface UsageOfChange {
  readonly usage: readonly UsageDelta[];
  readonly cap?: CapDelta;
  readonly pair?: PairBound;
}

/** What the decision relied on, by the ids of the traders. */
export interface ReliedOn {
  /** How far the counters may go. */
  readonly bounds?: Readonly<Record<string, UsageBounds>>;
  /** Given where a trade begins: how many may be active between the two. */
  readonly together?: { readonly mostActive: number | undefined };
  /** The versions of the accounts whose states were checked. */
  readonly versions?: Readonly<Record<string, number>>;
}

/** `before` is the trade that the decision was made on; for a trade that starts, the new one. */
export function usageOfChange(
  before: Trade,
  after: Trade,
  effect: UsageEffect,
  reliedOn: ReliedOn = {},
): UsageOfChange {
  const was = before.money.usdCents;
  const fiatWas = before.money.fiat.minor;
  const over = { active: -1, activeUsdCents: -was, reservedMinor: -fiatWas } as const;
  switch (effect.kind) {
    case "open":
      return { usage: [] };
    case "count": {
      const { usdCents, fiat } = after.money;
      const begun = { active: 1, completed: 0, activeUsdCents: usdCents, usdCents } as const;
      const both = { ...begun, reservedMinor: fiat.minor, usedMinor: 0n };
      return { ...forBoth(after, both, reliedOn), ...pairOf(after, reliedOn) };
    }
    case "keep":
      return forBoth(after, { ...over, completed: 1, usdCents: 0n, usedMinor: fiatWas }, reliedOn);
    case "give_back":
      return forBoth(after, { ...over, completed: 0, usdCents: -was, usedMinor: 0n }, reliedOn);
    case "part": {
      // A trade is completed if it gave the buyer anything (decisions, Trade states).
      const completed = effect.fiatUsed.minor > 0n ? 1 : 0;
      const usedMinor = effect.fiatUsed.minor;
      return forBoth(
        after,
        { ...over, completed, usdCents: effect.usdCents - was, usedMinor },
        reliedOn,
      );
    }
  }
}

function pairOf({ buyerId, sellerId }: Trade, { together }: ReliedOn) {
  return together && { pair: { traderIds: [buyerId, sellerId] as const, ...together } };
}

type Deltas = Omit<UsageDelta, "traderId" | "bounds" | "traderVersion"> & Omit<CapDelta, "offerId">;

function forBoth(
  { offerId, buyerId, sellerId }: Trade,
  { reservedMinor, usedMinor, ...delta }: Deltas,
  { bounds = {}, versions = {} }: ReliedOn,
): UsageOfChange {
  const usage = [buyerId, sellerId].map((traderId): UsageDelta => {
    const bound = bounds[traderId];
    const traderVersion = versions[traderId];
    return {
      ...delta,
      traderId,
      ...(bound && { bounds: bound }),
      ...(traderVersion !== undefined && { traderVersion }),
    };
  });
  return { usage, cap: { offerId, reservedMinor, usedMinor } };
}
