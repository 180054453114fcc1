import type { TradeId, TraderId } from "../id/id.ts";
import { journalEntry, type JournalEntry } from "../ledger/journal-entry.ts";
import { money, shareOf, type Money } from "../money/money.ts";
import { roundDown } from "../money/rounding.ts";
import type { PartnerPolicy } from "./partner-policy.ts";

/** The first tier referred the buyer, the second one referred that partner. */
export type Tier = 1 | 2;

/** Somebody who may earn of a trade. */
export interface Referrer {
  readonly tier: Tier;
  readonly partnerId: TraderId;
  readonly isAmbassador: boolean;
  /** Whether they lately shared a device or an address with the buyer. */
  readonly isLinked: boolean;
}

/**
 * Why a partner does not get what they would have earned.
 *
 * - `linked`: the buyer may be themselves.
 * - `party`: they are the other side of the trade.
 * - `chargeback`: its payment was reversed before.
 */
export type Withholding = "linked" | "party" | "chargeback";

/** What is noted of a trade and a tier, once for ever. */
export interface Reward {
  readonly tradeId: TradeId;
  readonly tier: Tier;
  readonly partnerId: TraderId;
  readonly amount: Money;
  readonly withheld: Withholding | undefined;
  /** Undefined as long as it was not taken back; then, how much of it still could be. */
  readonly takenBack: bigint | undefined;
  /** How often it was paid: names its entries from the second time on. */
  readonly times: number;
}

/** A settled trade of a referred buyer. */
export interface RewardedTrade {
  readonly tradeId: TradeId;
  readonly sellerId: TraderId;
  /** What the platform kept of it. */
  readonly fee: Money;
  /** Whether its payment was reversed. */
  readonly isChargedBack: boolean;
  /** Whether the fee left the books again, as the payout of its escrow is lost on the chain. */
  readonly isFeeLost: boolean;
}

/** The rewards of a trade: together never more than its fee. Shares are rounded down. */
export function rewardsOf(
  trade: RewardedTrade,
  referrers: readonly Referrer[],
  policy: PartnerPolicy,
): readonly Reward[] {
  const { tradeId, fee } = trade;
  let left: bigint = fee.units;
  return [...referrers]
    .toSorted((one, other) => one.tier - other.tier)
    .flatMap((referrer): Reward[] => {
      const share = { numerator: BigInt(basisPointsOf(referrer, policy)), denominator: 10_000n };
      const due = shareOf(fee, share, roundDown).units;
      const amount = money(fee.asset, due < left ? due : left);
      if (amount.units <= 0n) return [];
      left -= amount.units;
      const { tier, partnerId } = referrer;
      const withheld = withholdingOf(trade, referrer);
      return [{ tradeId, tier, partnerId, amount, withheld, takenBack: undefined, times: 1 }];
    });
}

function basisPointsOf({ tier, isAmbassador }: Referrer, policy: PartnerPolicy): number {
  if (tier === 2) return policy.secondTierBasisPoints;
  return policy.firstTierBasisPoints + (isAmbassador ? policy.ambassadorBasisPoints : 0);
}

function withholdingOf(
  { sellerId, isChargedBack }: RewardedTrade,
  { partnerId, isLinked }: Referrer,
): Withholding | undefined {
  if (partnerId === sellerId) return "party";
  if (isLinked) return "linked";
  return isChargedBack ? "chargeback" : undefined;
}

/** A reward whose trade was charged back, or whose fee is lost: as much of it as the partner's account still has. */
export function takeBack(reward: Reward, balance: bigint): Reward {
  const { units } = reward.amount;
  return { ...reward, takenBack: balance < units ? balance : units };
}

/** A reward whose fee came back: what was taken of it is paid again. */
export function payAgain(reward: Reward): {
  readonly reward: Reward;
  readonly entries: readonly JournalEntry[];
} {
  const { amount, takenBack = 0n } = reward;
  const again = { ...reward, takenBack: undefined, times: reward.times + 1 };
  const missing = { ...again, amount: money(amount.asset, takenBack) };
  return { reward: again, entries: takenBack === 0n ? [] : rewardEntry(missing) };
}

/** `reward:<trade>:<tier>`, and with a number where it is not the first one: fees → rewards. None for what is withheld. */
export function rewardEntry(reward: Reward): JournalEntry[] {
  const { partnerId, amount, withheld } = reward;
  if (withheld) return [];
  const { asset } = amount;
  const movement = {
    from: { kind: "fees", asset },
    to: { kind: "rewards", asset, partnerId },
    amount,
  } as const;
  return [journalEntry(refOf("reward", reward), [movement])];
}

function refOf(kind: string, { tradeId, tier, times }: Reward): string {
  return times === 1 ? `${kind}:${tradeId}:${tier}` : `${kind}:${tradeId}:${tier}:${times}`;
}

/** `reward-back:<trade>:<tier>`, with the number of what is taken back: rewards → fees. None where nothing is left. */
export function takenBackEntry(reward: Reward): JournalEntry[] {
  const { partnerId, amount, takenBack = 0n } = reward;
  const { asset } = amount;
  if (takenBack === 0n) return [];
  const movement = {
    from: { kind: "rewards", asset, partnerId },
    to: { kind: "fees", asset },
    amount: money(asset, takenBack),
  } as const;
  return [journalEntry(refOf("reward-back", reward), [movement])];
}

/** `reward-claim:<partner>:<n>`: rewards → available, all of it. */
export function claimEntry(partnerId: TraderId, amount: Money, number: number): JournalEntry {
  const { asset } = amount;
  return journalEntry(`reward-claim:${partnerId}:${asset}:${number}`, [
    {
      from: { kind: "rewards", asset, partnerId },
      to: { kind: "available", asset, traderId: partnerId },
      amount,
    },
  ]);
}
