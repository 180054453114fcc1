import { isAtCasesOnly } from "../account/trader-account.ts";
import { limitsOf } from "../kyc/levels.ts";
import type { SendFacts, SendRules } from "./decide-send.ts";
import { holdsOf } from "./send-holds.ts";
import type { SendPolicy } from "./send-policy.ts";
import type { SendTarget } from "./send.ts";

/**
 * The limits of what a send may be worth.
 *
 * - `max_per_send_limit`, `reached_daily_send_limit`, `reached_send_limit`: of the level.
 * - `lightning_too_much`, `reached_month_lightning`: of one payment over Lightning, and of all of a month.
 * - `lightning_cautious`: what would hold a send to an address lets only little out over Lightning, which can't wait.
 * - `send_needs_approval`: over Lightning, which can't wait, only so much leaves in a day without staff.
 */
export type SendLimitCode =
  | "max_per_send_limit"
  | "reached_daily_send_limit"
  | "reached_send_limit"
  | "lightning_too_much"
  | "reached_month_lightning"
  | "lightning_cautious"
  | "send_needs_approval";

/** A limit, and what this send may be worth under it, in US cents; below zero where it was passed before. */
interface SendLimit {
  readonly code: SendLimitCode;
  readonly most: bigint;
}

/** Every limit of a send, in the order in which they refuse it. */
export function sendLimits(
  target: SendTarget,
  facts: SendFacts,
  rules: SendRules,
): readonly SendLimit[] {
  // What is theirs leaves at once, or never.
  const ofLevel = isAtCasesOnly(facts.account) ? [] : levelLimits(facts, rules);
  return target.kind === "invoice" ? [...ofLevel, ...lightningLimits(facts, rules)] : ofLevel;
}

/** What a send may be worth at most now, in US cents, never below zero; undefined where nothing limits it. */
export function mostUsdCents(limits: readonly SendLimit[]): bigint | undefined {
  const [first, ...others] = limits.map(({ most }) => (most > 0n ? most : 0n));
  return first === undefined
    ? undefined
    : others.reduce((least, most) => (most < least ? most : least), first);
}

/** Whether so much within a day leaves the platform only after two of staff looked at it. */
export function isLarge({ usdCents, recentUsdCents }: SendFacts, policy: SendPolicy): boolean {
  return recentUsdCents + usdCents > policy.approvalFromUsdCents;
}

function levelLimits(
  { level, recentUsdCents, totalUsdCents }: SendFacts,
  { levels }: SendRules,
): readonly SendLimit[] {
  const limits = limitsOf(level, levels);
  const all: readonly (readonly [SendLimitCode, bigint | undefined, bigint])[] = [
    ["max_per_send_limit", limits.perTradeUsdCents, 0n],
    ["reached_daily_send_limit", limits.recentUsdCents, recentUsdCents],
    ["reached_send_limit", limits.lifetimeUsdCents, totalUsdCents],
  ];
  return all.flatMap(([code, limit, used]) =>
    limit === undefined ? [] : [{ code, most: limit - used }],
  );
}

/** An invoice is over soon: what would be held goes in small sums only. */
function lightningLimits(facts: SendFacts, { send, lightning }: SendRules): readonly SendLimit[] {
  const { recentUsdCents, lightningUsdCents } = facts;
  const holds = holdsOf({ ...facts, isAddressUsed: false }, send);
  const isCautious = holds.some(([reason]) => reason !== "new_address");
  const { mostMonthUsdCents, cautiousUsdCents } = lightning;
  return [
    { code: "lightning_too_much", most: lightning.mostUsdCents },
    { code: "reached_month_lightning", most: mostMonthUsdCents - lightningUsdCents },
    ...(isCautious
      ? [{ code: "lightning_cautious" as const, most: cautiousUsdCents - recentUsdCents }]
      : []),
    { code: "send_needs_approval", most: send.approvalFromUsdCents - recentUsdCents },
  ];
}
