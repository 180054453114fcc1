import { isProven, type IdentityProof } from "../account/identity-proof.ts";
import {
  accountAllows,
  isAtCasesOnly,
  isHeldAsSeller,
  type TraderAccount,
} from "../account/trader-account.ts";
import { asksFactor } from "../account/two-factor.ts";
import { areSendsHalted, type Halt } from "../halt/halt.ts";
import { limitReasons, mayMoveCoins, type LevelPolicy, type LimitReason } from "../kyc/levels.ts";
import type { LightningPolicy } from "../lightning/lightning-policy.ts";
import type { RealAsset } from "../money/asset.ts";
import type { Money } from "../money/money.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { bookObstacle, type BookFacts, type BookObstacle } from "./address-book.ts";
import { lastWithdrawalObstacle, type SinceBan } from "./last-withdrawal.ts";
import type { SendPolicy } from "./send-policy.ts";
import { totalOf } from "./send-entries.ts";
import type { HoldReason, Send, SendTarget } from "./send.ts";

/** What a sender asks for; the fee is what the network takes now. */
export interface WantedSend {
  readonly amount: Money<RealAsset>;
  readonly fee: Money<RealAsset>;
  readonly target: SendTarget;
  /** The sender saw that they sent the same a moment ago, and wants it again. */
  readonly isRepeatWanted: boolean;
}

/** What decides a send, all of one moment. Times in milliseconds since the epoch. */
export interface SendFacts {
  readonly now: number;
  readonly senderId: string;
  readonly account: TraderAccount;
  readonly level: number;
  /** Whether the operator turns people away who live where the sender does, or come from there. */
  readonly isPlaceClosed: boolean;
  readonly inDebt: boolean;
  readonly available: bigint;
  readonly halts: readonly Halt[];
  readonly sessionStartedAt: number;
  /** What the amount is worth, and what was sent before: trades are counted apart. In US cents. */
  readonly usdCents: bigint;
  readonly recentUsdCents: bigint;
  readonly totalUsdCents: bigint;
  /** What was sent over Lightning within its month, in US cents. */
  readonly lightningUsdCents: bigint;
  /** Whether something that the sender sent to this address was confirmed before. */
  readonly isAddressUsed: boolean;
  /** When the same amount last went to the same recipient; undefined: never. */
  readonly lastSameAt: number | undefined;
  /** What the sender's address book says of the recipient; absent: they send wherever they like. */
  readonly book?: BookFacts;
  /** Counts only while the sender is banned; absent: nothing happened since. */
  readonly sinceBan?: SinceBan;
}

/** The numbers that decide sends. */
export interface SendRules {
  readonly send: SendPolicy;
  readonly lightning: LightningPolicy;
  readonly levels: LevelPolicy;
  /** How old a proof may be, in seconds. */
  readonly proofAge: number;
}

/**
 * Why nothing is sent.
 *
 * - `send_locked`: the state of the account, or a recovery in the last day, lets nothing out.
 * - `last_withdrawal_used`, `last_withdrawal_all`: the sender is banned (`lastWithdrawalObstacle`).
 * - `id_required`, `blocked_in_location`: the published reasons for a blocked wallet (specification, 6); from such a
 *   location all of a coin can still be taken out (answers 145).
 * - `send_debt`: the sender owes somebody whose payment was reversed.
 * - `sends_halted`: the platform lets nothing out of this coin now.
 * - `only_saved_addresses`, `saved_address_too_new`: what the sender's address book says (`bookObstacle`), unless they
 *   are banned, and staff who saw their ID allow a withdrawal.
 * - `send_to_yourself`
 * - `send_held`: between people nothing is sent for a day after a change of password or factors.
 * - `send_too_small`, `send_fee_too_high`, `balance_too_low`
 * - `max_per_send_limit`, `reached_daily_send_limit`, `reached_send_limit`: the limits of the level.
 * - `lightning_too_much`, `reached_month_lightning`: more than one payment over Lightning may be, or all of a month.
 * - `lightning_cautious`: what would hold a send to an address lets only little out over Lightning, which can't wait.
 * - `send_needs_approval`: over Lightning, which can't wait, only so much leaves in a day without staff.
 * - `send_repeated`: the same was sent a moment ago, and nobody confirmed that it is wanted again.
 * - `proof_needed`
 */
export interface SendRefusal {
  readonly code:
    | BookObstacle
    | "send_locked"
    | "last_withdrawal_used"
    | "last_withdrawal_all"
    | "id_required"
    | "blocked_in_location"
    | "send_debt"
    | "sends_halted"
    | "send_to_yourself"
    | "send_held"
    | "send_too_small"
    | "send_fee_too_high"
    | "balance_too_low"
    | "max_per_send_limit"
    | "reached_daily_send_limit"
    | "reached_send_limit"
    | "lightning_too_much"
    | "reached_month_lightning"
    | "lightning_cautious"
    | "send_needs_approval"
    | "send_repeated"
    | "proof_needed";
}

/** What keeps a send back, and no proof would mend. */
export type SendObstacle = Exclude<SendRefusal["code"], "proof_needed">;

/** How a send begins. */
export type SendStart = Pick<Send, "state" | "heldUntil" | "holdReasons"> & {
  /** Whether two of staff look at it before it is signed. */
  readonly needsApproval: boolean;
};

const limitCodes: Readonly<Record<LimitReason, SendObstacle>> = {
  max_per_trade_limit: "max_per_send_limit",
  reached_daily_compliance_limit: "reached_daily_send_limit",
  default: "reached_send_limit",
};

/** Decides a send. Everything that a proof cannot mend is refused before one is asked for. */
export function decideSend(
  wanted: WantedSend,
  facts: SendFacts,
  proof: IdentityProof | undefined,
  rules: SendRules,
): Result<SendStart, SendRefusal> {
  const code = obstacleOf(wanted, facts, rules);
  if (code !== undefined) return refuse({ code });
  if (!isProven(proof, sendNeeds(facts, rules))) return refuse({ code: "proof_needed" });
  return accept(startOf(wanted, facts, rules));
}

/** What keeps coins from being sent, whoever asks. */
export function obstacleOf(
  { amount, fee, target, isRepeatWanted }: WantedSend,
  facts: SendFacts,
  rules: SendRules,
): SendObstacle | undefined {
  const { send, levels } = rules;
  const { account, level, now, lastSameAt } = facts;
  const { asset, units } = amount;
  const isToAddress = target.kind === "address";
  const isAll = isToAddress && totalOf({ amount, fee }).units === facts.available;
  const isLast = isAtCasesOnly(account);
  const since = facts.sinceBan ?? { hasWithdrawn: false, isAllowedByStaff: false };
  const obstacle = isLast ? lastWithdrawalObstacle(since, { level, isAll }) : undefined;
  if (obstacle) return obstacle;
  if (!accountAllows(account, "send", { isLastWithdrawal: isLast })) return "send_locked";
  if (!isLast && !mayMoveCoins(level, levels)) return "id_required";
  if (facts.isPlaceClosed && !isAll) return "blocked_in_location";
  if (facts.inDebt) return "send_debt";
  if (areSendsHalted(facts.halts, asset, haltOf[target.kind])) return "sends_halted";
  const book = isLast && since.isAllowedByStaff ? undefined : facts.book;
  const unsaved = book && bookObstacle(target, book, now, send);
  if (unsaved) return unsaved;
  if (target.kind === "person") {
    if (target.recipientId === facts.senderId) return "send_to_yourself";
    if (isHeldAsSeller(account)) return "send_held";
  }
  if (units < (isToAddress ? send.least[asset] : 1n)) return "send_too_small";
  if (fee.units * 10_000n > units * BigInt(send.mostFeeBasisPoints)) return "send_fee_too_high";
  if (totalOf({ amount, fee }).units > facts.available) return "balance_too_low";
  const { usdCents, recentUsdCents, totalUsdCents } = facts;
  const volume = { level, activeUsdCents: 0n, recentUsdCents, totalUsdCents };
  // What is theirs leaves at once, or never.
  const [limit] = isLast ? [] : limitReasons(volume, usdCents, levels);
  if (limit) return limitCodes[limit];
  if (target.kind === "invoice") {
    const lightning = lightningObstacle(facts, rules);
    if (lightning !== undefined) return lightning;
  }
  if (target.kind === "invoice" && isLarge(facts, send)) return "send_needs_approval";
  const isRepeat = lastSameAt !== undefined && now < lastSameAt + send.repeatWithin * 1_000;
  return isRepeat && !isRepeatWanted ? "send_repeated" : undefined;
}

/** What a halt of the way in question is called. */
const haltOf = { person: undefined, address: "sends", invoice: "lightning" } as const;

/** Whether so much within a day leaves the platform only after two of staff looked at it. */
function isLarge({ usdCents, recentUsdCents }: SendFacts, policy: SendPolicy): boolean {
  return recentUsdCents + usdCents > policy.approvalFromUsdCents;
}

/** An invoice is over soon: what would be held goes in small sums only. */
function lightningObstacle(
  facts: SendFacts,
  { send, lightning }: SendRules,
): SendObstacle | undefined {
  const { usdCents, recentUsdCents, lightningUsdCents } = facts;
  if (usdCents > lightning.mostUsdCents) return "lightning_too_much";
  if (lightningUsdCents + usdCents > lightning.mostMonthUsdCents) return "reached_month_lightning";
  const holds = holdsOf({ ...facts, isAddressUsed: false }, send);
  const isCautious = holds.some(([reason]) => reason !== "new_address");
  const isLittle = recentUsdCents + usdCents <= lightning.cautiousUsdCents;
  return isCautious && !isLittle ? "lightning_cautious" : undefined;
}

/** What a sender has to prove: the factor where one is set for sends, or a change was recent. */
export function sendNeeds(
  { account, now }: Pick<SendFacts, "account" | "now">,
  { proofAge }: Pick<SendRules, "proofAge">,
) {
  const needsFactor = asksFactor(account.twoFactor, "sendout") || isHeldAsSeller(account);
  return { now, asksFactor: needsFactor, proofAge };
}

/** Between people it is done at once; to an address it may be held; over Lightning it leaves soon. */
export function startOf({ target }: WantedSend, facts: SendFacts, { send }: SendRules): SendStart {
  if (target.kind === "person") {
    return { state: "confirmed", heldUntil: undefined, holdReasons: [], needsApproval: false };
  }
  const holds = target.kind === "invoice" ? [] : holdsOf(facts, send);
  const longest = Math.max(0, ...holds.map(([, seconds]) => seconds));
  const heldUntil = longest > 0 ? facts.now + longest * 1_000 : undefined;
  const needsApproval = target.kind === "address" && isLarge(facts, send);
  const free = heldUntil === undefined ? "checked" : "requested";
  return {
    state: needsApproval ? "waiting" : free,
    heldUntil,
    holdReasons: holds.map(([reason]) => reason),
    needsApproval,
  };
}

/** Everything that holds a send to an address, and for how long (decisions, Limits: Withdrawals). */
export function holdsOf(
  facts: Pick<SendFacts, "account" | "now" | "sessionStartedAt" | "isAddressUsed">,
  policy: SendPolicy,
): readonly (readonly [HoldReason, number])[] {
  const { account, now, sessionStartedAt, isAddressUsed } = facts;
  const { secondsSinceRecovery = Infinity } = account;
  const isYoung = now - sessionStartedAt < policy.youngSession * 1_000;
  const isNew = !isAddressUsed;
  const all: readonly (readonly [HoldReason, number, boolean])[] = [
    ["new_address", policy.newAddressHold, isNew],
    ["young_session", policy.cautiousHold, isNew && isYoung],
    ["recovered", policy.cautiousHold, isNew && secondsSinceRecovery < policy.afterRecovery],
    ["security_change", policy.cautiousHold, isHeldAsSeller(account)],
  ];
  return all.flatMap(([reason, seconds, holds]) =>
    holds && seconds > 0 ? [[reason, seconds] as const] : [],
  );
}
