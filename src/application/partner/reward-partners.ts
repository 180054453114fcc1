import type { JournalEntry } from "../../domain/ledger/journal-entry.ts";
import type { PartnerPolicy } from "../../domain/partner/partner-policy.ts";
import {
  payAgain,
  rewardEntry,
  rewardsOf,
  takeBack,
  takenBackEntry,
  type Reward,
} from "../../domain/partner/reward.ts";
import type { AggregateChange, CommitChanges } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { DueTrade, NotedReward, RewardFacts, RewardStore } from "../ports/reward-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";

/** The most trades that one round handles. */
const mostTogether = 100;

/** What is written about a trade's rewards. */
interface Rewarding {
  readonly entries: readonly JournalEntry[];
  readonly aggregates: readonly AggregateChange[];
}

/**
 * Pays partners their share of the fees of settled trades, and takes it back where the payment was
 * reversed, or the fee itself is lost on the chain; it comes back with that. Each reward is noted in the commit that pays it, so any number of workers pays it once.
 */
export class RewardPartners {
  readonly #rewards: Pick<RewardStore, "listDue" | "facts" | "done">;
  readonly #changes: Pick<CommitChanges, "commit">;
  readonly #policy: Current<PartnerPolicy>;

  constructor(
    rewards: Pick<RewardStore, "listDue" | "facts" | "done">,
    changes: Pick<CommitChanges, "commit">,
    policy: Current<PartnerPolicy>,
  ) {
    this.#rewards = rewards;
    this.#changes = changes;
    this.#policy = policy;
  }

  /** One round. Returns the errors, trade by trade. */
  async execute(): Promise<readonly unknown[]> {
    const due = await this.#rewards.listDue(mostTogether);
    const done = await Promise.allSettled(due.map((each) => this.#reward(each)));
    return done.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  }

  async #reward(due: DueTrade): Promise<void> {
    await retryOnConflict(async () => {
      const facts = await this.#rewards.facts(due.tradeId);
      const written = facts && rewardingOf(facts, this.#policy());
      if (!facts || !written || written.aggregates.length === 0) return undefined;
      const outcome = await this.#changes.commit({ judgedAt: facts.now, usage: [], ...written });
      return outcome.outcome === "conflict" ? outcome : undefined;
    });
    await this.#rewards.done(due);
  }
}

function rewardingOf({ trade, referrers, noted }: RewardFacts, policy: PartnerPolicy): Rewarding {
  if (noted.length === 0) {
    if (trade.isFeeLost) return nothing;
    const rewards = rewardsOf(trade, referrers, policy);
    return {
      entries: rewards.flatMap(rewardEntry),
      aggregates: rewards.map((reward) => noteOf(reward, undefined)),
    };
  }
  if (!trade.isChargedBack && !trade.isFeeLost) {
    // A reversed payment stays reversed: what was taken back was lost with its fee.
    const again = noted
      .filter(({ takenBack }) => takenBack !== undefined)
      .map((each) => {
        const { reward, entries } = payAgain(each);
        return { entries, note: noteOf(reward, each.version) };
      });
    return {
      entries: again.flatMap(({ entries }) => entries),
      aggregates: again.map(({ note }) => note),
    };
  }
  const back = noted.filter(isKept).map((each) => ({
    ...each,
    ...takeBack(each, each.balance),
  }));
  return {
    entries: back.flatMap(takenBackEntry),
    aggregates: back.map((reward) => noteOf(reward, reward.version)),
  };
}

const nothing: Rewarding = { entries: [], aggregates: [] };

function isKept({ withheld, takenBack }: NotedReward): boolean {
  return withheld === undefined && takenBack === undefined;
}

/** The partner is told of what they earned, not of what was withheld or taken back. */
function noteOf(reward: Reward, seenVersion: number | undefined): AggregateChange {
  const { tradeId, tier, partnerId, amount, withheld, takenBack, times } = reward;
  return {
    aggregate: "partner-reward",
    id: `${tradeId}-${tier}`,
    seenVersion,
    state: {
      tradeId,
      tier,
      partnerId,
      asset: amount.asset,
      units: amount.units,
      withheld: withheld ?? null,
      takenBack: takenBack ?? null,
      times,
    },
    ...(seenVersion === undefined &&
      withheld === undefined && { event: { kind: "earned", recipients: [partnerId] } }),
  };
}
