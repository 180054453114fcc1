import { isProven, type IdentityProof } from "../account/identity-proof.ts";
import {
  accountAllows,
  isAtCasesOnly,
  isHeldAsSeller,
  type TraderAccount,
} from "../account/trader-account.ts";
import { asksFactor } from "../account/two-factor.ts";
import { areSendsHalted, type Halt } from "../halt/halt.ts";
import { mayMoveCoins, type LevelPolicy } from "../kyc/levels.ts";
import type { LightningPolicy } from "../lightning/lightning-policy.ts";
import type { RealAsset } from "../money/asset.ts";
import type { Money } from "../money/money.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { bookObstacle, type BookFacts, type BookObstacle } from "./address-book.ts";
import { lastWithdrawalObstacle, type SinceBan } from "./last-withdrawal.ts";
import type { SendPolicy } from "./send-policy.ts";
import { totalOf } from "./send-entries.ts";
import { holdsOf } from "./send-holds.ts";
import { isLarge, sendLimits, type SendLimitCode } from "./send-limits.ts";
import type { Send, SendTarget } from "./send.ts";

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
 * - `SendLimitCode`: a limit (`sendLimits`).
 * - `send_repeated`: the same was sent a moment ago, and nobody confirmed that it is wanted again.
 * - `proof_needed`
 */
export interface SendRefusal {
  readonly code:
    | BookObstacle
    | SendLimitCode
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
  if (units < leastOf({ amount, target }, rules)) return "send_too_small";
  if (fee.units * 10_000n > units * BigInt(send.mostFeeBasisPoints)) return "send_fee_too_high";
  if (totalOf({ amount, fee }).units > facts.available) return "balance_too_low";
  const limit = sendLimits(target, facts, rules).find(({ most }) => facts.usdCents > most);
  if (limit) return limit.code;
  const isRepeat = lastSameAt !== undefined && now < lastSameAt + send.repeatWithin * 1_000;
  return isRepeat && !isRepeatWanted ? "send_repeated" : undefined;
}

/** The least that can be sent, in base units. */
export function leastOf(
  { amount, target }: Pick<WantedSend, "amount" | "target">,
  { send }: Pick<SendRules, "send">,
): bigint {
  return target.kind === "address" ? send.least[amount.asset] : 1n;
}

/** What a halt of the way in question is called. */
const haltOf = { person: undefined, address: "sends", invoice: "lightning" } as const;

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
