import { limitsOf } from "../../domain/kyc/levels.ts";
import { mostTogether } from "../../domain/trade-start/pair-limit.ts";
import type { StartPolicy } from "../../domain/trade-start/start-policy.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { UsageBounds } from "../ports/commit.ts";
import type { LoadedStart, TraderEligibility } from "../ports/trade-store.ts";
import type { ReliedOn } from "./usage-of-change.ts";

/** What the start of a trade relied on for both people, to be checked again under the lock. */
export function reliedOnStart(loaded: LoadedStart): ReliedOn {
  const policy = loaded.current.policy.start;
  const { owner, taker, now } = loaded;
  const bounds = (eligibility: TraderEligibility): UsageBounds => ({
    ...(eligibility.level < policy.idLevel && { mostActive: policy.activeWithoutId }),
    ...volumeBounds(eligibility, policy, now),
  });
  const mostActive = mostTogether(loaded, policy.pair);
  return { ...both(owner, taker, bounds), together: { mostActive } };
}

/**
 * The same for a trade that grows: it is not an additional one, and no longer active afterwards.
 */
export function reliedOnMore({ owner, taker, now, current }: LoadedStart): ReliedOn {
  const policy = current.policy.start;
  return both(owner, taker, (eligibility) => volumeBounds(eligibility, policy, now));
}

function both(
  owner: TraderEligibility,
  taker: TraderEligibility,
  boundsOf: (eligibility: TraderEligibility) => UsageBounds,
): ReliedOn {
  return {
    bounds: { [owner.traderId]: boundsOf(owner), [taker.traderId]: boundsOf(taker) },
    versions: {
      [owner.traderId]: owner.account.version,
      [taker.traderId]: taker.account.version,
    },
  };
}

function volumeBounds(
  { level }: TraderEligibility,
  policy: StartPolicy,
  now: Instant,
): UsageBounds {
  const { perTradeUsdCents, recentUsdCents, lifetimeUsdCents } = limitsOf(level, policy.levels);
  return {
    ...(perTradeUsdCents !== undefined && { mostActiveUsdCents: perTradeUsdCents }),
    ...(lifetimeUsdCents !== undefined && { mostTotalUsdCents: lifetimeUsdCents }),
    ...(recentUsdCents !== undefined && {
      recent: { since: now - policy.recentSeconds * 1_000, mostUsdCents: recentUsdCents },
    }),
  };
}
