import type { PolicyFault } from "./field.ts";
import type { Policy } from "./policy.ts";

/** Pairs of fields of which the first must not exceed the second. */
const notMore = [
  ["offer.marginBasisPoints.least", "offer.marginBasisPoints.most"],
  ["offer.vendorMarginBasisPoints.least", "offer.vendorMarginBasisPoints.most"],
  ["offer.windowMinutes.least", "offer.windowMinutes.most"],
  ["offer.activeOffers.firstLevel", "offer.activeOffers.fromSecondLevel"],
  ["offer.activeOffers.fromSecondLevel", "offer.activeOffers.vendor"],
  ["moderation.fewestCharacters", "moderation.mostCharacters"],
  ["market.refreshSeconds", "market.startSeconds"],
  ["market.startSeconds", "market.showSeconds"],
  ["deposit.smallBlocks", "deposit.largeBlocks"],
  ["start.pair.mostOfNewBuyer", "start.pair.most"],
  ["trade.disputeAfterQuickPaid", "trade.disputeAfterPaid"],
  ["trade.smallAppealWindow", "trade.appealWindow"],
  ["trade.appealTellAdminsAfter", "trade.appealStandsAfter"],
  ["trade.latePaidReopenWithin", "trade.reopenWithin"],
  ["trade.disputeAfterPaid", "trade.staleAfter"],
  ["trade.multisigWarnBefore", "trade.multisigDisputeWithin"],
  ["dispute.supermoderatorsAfter", "dispute.adminsAfter"],
  ["dispute.fewestExplanationCharacters", "dispute.mostExplanationCharacters"],
  ["account.username.fewestCharacters", "account.username.mostCharacters"],
  ["account.password.fewestCharactersOfItsOwn", "account.password.fewestCharacters"],
  ["account.session.activityStepSeconds", "account.session.idleSeconds"],
  ["account.session.idleSeconds", "account.session.absoluteSeconds"],
  ["account.work.easiestBits", "account.work.hardestBits"],
  ["staff.session.activityStepSeconds", "staff.session.idleSeconds"],
  ["staff.session.idleSeconds", "staff.session.absoluteSeconds"],
] as const;

/** Fields that exist in two parts because each part uses its own. */
const theSame = [
  ["start.ratesAtMostSeconds", "market.startSeconds"],
  ["start.idLevel", "offer.idLevel"],
] as const;

/** Where a policy's fields, each within its range, contradict each other. */
export function contradictionsIn(policy: Policy): readonly PolicyFault[] {
  const faults: PolicyFault[] = [];
  for (const [less, more] of notMore) {
    const [left, right] = [numberAt(policy, less), numberAt(policy, more)];
    if (left !== undefined && right !== undefined && left > right) {
      faults.push({ path: less, code: "not_less" });
    }
  }
  for (const [one, other] of theSame) {
    if (numberAt(policy, one) !== numberAt(policy, other)) {
      faults.push({ path: one, code: "not_the_same" });
    }
  }
  return [...faults, ...floatFaults(policy), ...levelFaults(policy), ...coolDownFaults(policy)];
}

/** A ceiling of 0 is none. */
function floatFaults({ send: { floatFloor, floatCeiling } }: Policy): PolicyFault[] {
  const assets = Object.keys(floatCeiling) as (keyof typeof floatCeiling)[];
  return assets
    .filter((asset) => floatCeiling[asset] > 0n && floatFloor[asset] > floatCeiling[asset])
    .map((asset) => ({ path: `send.floatFloor.${asset}`, code: "not_less" }));
}

/**
 * Levels have to rise from the first that may trade, and none may allow less than the one below.
 */
function levelFaults({ start: { levels } }: Policy): PolicyFault[] {
  const path = "start.levels";
  if (levels[0]?.from !== 1) return [{ path, code: "not_in_order" }];
  const isRising = levels.every(({ from, limits }, place) => {
    const below = levels[place - 1];
    return !below || (from > below.from && allowsAtLeast(limits, below.limits));
  });
  return isRising ? [] : [{ path, code: "not_in_order" }];
}

type Limits = Policy["start"]["levels"][number]["limits"];

function allowsAtLeast(limits: Limits, below: Limits): boolean {
  return (["perTradeUsdCents", "recentUsdCents", "lifetimeUsdCents"] as const).every((name) => {
    const most = limits[name];
    return most === undefined || (below[name] !== undefined && most >= below[name]);
  });
}

/** No cool-down time is longer than marks are remembered. */
function coolDownFaults({ start: { coolDown } }: Policy): PolicyFault[] {
  const { markSeconds, sameOfferSeconds, pauses } = coolDown;
  const isTooLong =
    sameOfferSeconds > markSeconds ||
    pauses.some(
      ({ withinSeconds, pauseSeconds }) => Math.max(withinSeconds, pauseSeconds) > markSeconds,
    );
  return isTooLong ? [{ path: "start.coolDown.markSeconds", code: "not_less" }] : [];
}

function numberAt(policy: Policy, path: string): number | bigint | undefined {
  const found = path
    .split(".")
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      policy,
    );
  return typeof found === "number" || typeof found === "bigint" ? found : undefined;
}
