import type { ActorKind } from "../trade/trade-change.ts";
import type { TradeAct } from "../trade/trade-command.ts";

/** What people choose channels for. */
export const noticeTopics = [
  "new_trade",
  "progress",
  "proposal",
  "message",
  "dispute",
  "feedback",
  "search",
  "partner",
  "account",
] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** What a notice tells, each with its topic. The person who is told did none of it. */
const topics = {
  trade_started: "new_trade",
  escrow_funded: "progress",
  funding_failed: "progress",
  funding_over: "progress",
  paid: "progress",
  paid_withdrawn: "progress",
  time_extended: "progress",
  deadline_moved: "progress",
  card_shared: "progress",
  card_accepted: "progress",
  card_declined: "progress",
  code_shared: "progress",
  fallback: "progress",
  released: "progress",
  given_back: "progress",
  cancelled: "progress",
  window_over: "progress",
  escrow_left: "progress",
  escrow_paid_besides: "progress",
  cancelled_by_staff: "progress",
  staff_will_cancel: "progress",
  cancel_proposed: "proposal",
  cancel_agreed: "proposal",
  amount_proposed: "proposal",
  amount_agreed: "proposal",
  price_proposed: "proposal",
  price_agreed: "proposal",
  reopening_proposed: "proposal",
  reopened: "proposal",
  proposal_declined: "proposal",
  proposal_over: "proposal",
  message: "message",
  chat_message: "message",
  special_offer: "message",
  support_message: "message",
  support_notice: "account",
  dispute_opened: "dispute",
  case_opened: "dispute",
  dispute_withdrawn: "dispute",
  decided: "dispute",
  appealed: "dispute",
  appeal_granted: "dispute",
  verdict_final: "dispute",
  chargeback_reported: "dispute",
  chargeback_dismissed: "dispute",
  chargeback_confirmed: "dispute",
  debt_settled: "dispute",
  plan_agreed: "dispute",
  instalment_due: "dispute",
  plan_missed: "dispute",
  plan_withdrawn: "dispute",
  feedback_given: "feedback",
  feedback_replied: "feedback",
  search_found: "search",
  offer_guarded: "account",
  offer_guard_over: "account",
  holiday_over: "account",
  reward_earned: "partner",
  link_paid: "account",
  coins_received: "account",
  ramp_bought: "account",
  ramp_sold: "account",
  phone_loaded: "account",
  order_failed: "account",
  order_refunded: "account",
  send_held: "account",
  send_declined: "account",
  virtual_card_issued: "account",
  virtual_card_refused: "account",
  virtual_card_loaded: "account",
  virtual_card_paid: "account",
  virtual_card_declined: "account",
  virtual_card_refunded: "account",
  virtual_card_frozen: "account",
  virtual_card_unfrozen: "account",
  virtual_card_terminated: "account",
  deposit_seen: "account",
  deposit_credited: "account",
  deposit_missing: "account",
  deposit_held: "account",
  deposit_kept: "account",
  account_limited: "account",
  account_lifted: "account",
  password_changed: "account",
  factors_changed: "account",
  address_saved: "account",
  only_saved_ends: "account",
  badge_given: "account",
  badge_declined: "account",
  badge_taken: "account",
  team_invited: "account",
  team_joined: "account",
  team_left: "account",
  team_removed: "account",
  team_changed: "account",
  record_confirmed: "account",
  record_declined: "account",
  sign_in_asked: "account",
  company_approved: "account",
  company_rejected: "account",
  company_sent_back: "account",
  verification_approved: "account",
  verification_rejected: "account",
  verification_corrupted: "account",
  verification_asked: "account",
  id_expires_soon: "account",
  id_expired: "account",
  report_decided: "account",
  suggestion_answered: "account",
  reset_asked: "account",
  release_consent: "account",
  export_ready: "account",
  export_failed: "account",
} as const satisfies Readonly<Record<string, NoticeTopic>>;

export type NoticeStory = keyof typeof topics;

export const noticeStories = Object.keys(topics) as readonly NoticeStory[];

/** What people choose channels for, of a story. */
export function topicOf(story: NoticeStory): NoticeTopic {
  return topics[story];
}

/** What is on a timeline besides the acts of the table. */
type OtherAct =
  | "decline-proposal"
  | "proposal-over"
  | "agree-plan"
  | "withdraw-plan"
  | "instalment-soon"
  | "instalment-met"
  | "plan-missed"
  | "payout-put-off"
  | "clock-stopped"
  | "clock-resumed"
  | "clock-extended";

/** The stories of acts that mean the same whoever performs them; undefined: nobody is told. */
const plain: Readonly<
  Record<Exclude<TradeAct, Agreement | "dispute"> | OtherAct, NoticeStory | undefined>
> = {
  start: "trade_started",
  // The partner looked: the timeline says so.
  opened: undefined,
  // The answer of the ledger follows.
  fund: undefined,
  "funding-held": "escrow_funded",
  "funding-refused": "funding_failed",
  "funding-over": "funding_over",
  cancel: "cancelled",
  "staff-cancel": "cancelled_by_staff",
  "share-card": "card_shared",
  "accept-card": "card_accepted",
  "decline-card": "card_declined",
  "share-code": "code_shared",
  fallback: "fallback",
  paid: "paid",
  "withdraw-paid": "paid_withdrawn",
  extend: "time_extended",
  "window-over": "window_over",
  exit: "escrow_left",
  release: "released",
  "give-back": "given_back",
  stale: "case_opened",
  "withdraw-dispute": "dispute_withdrawn",
  "decide-buyer": "decided",
  "decide-seller": "decided",
  "decide-split": "decided",
  appeal: "appealed",
  "accept-verdict": "verdict_final",
  "reject-appeal": "verdict_final",
  "appeal-over": "verdict_final",
  "appeal-unheard": "verdict_final",
  "grant-appeal": "appeal_granted",
  "report-chargeback": "chargeback_reported",
  "dismiss-chargeback": "chargeback_dismissed",
  "confirm-chargeback": "chargeback_confirmed",
  "debt-settled": "debt_settled",
  "agree-plan": "plan_agreed",
  "instalment-soon": "instalment_due",
  // The creditor sees what arrives.
  "instalment-met": undefined,
  "plan-missed": "plan_missed",
  "withdraw-plan": "plan_withdrawn",
  // The feedback itself is told.
  "first-feedback": undefined,
  "decline-proposal": "proposal_declined",
  "proposal-over": "proposal_over",
  "payout-put-off": undefined,
  // The partner of someone whose account is locked learns what follows for the trade.
  "clock-stopped": undefined,
  "clock-resumed": "deadline_moved",
  "clock-extended": "deadline_moved",
};

type Agreement = "agree-cancel" | "amend" | "re-quote" | "reopen";

/** What both agree on: first it is proposed by one, then done by both. */
const agreements: Readonly<
  Record<Agreement, readonly [proposed: NoticeStory, agreed: NoticeStory]>
> = {
  "agree-cancel": ["cancel_proposed", "cancel_agreed"],
  amend: ["amount_proposed", "amount_agreed"],
  "re-quote": ["price_proposed", "price_agreed"],
  reopen: ["reopening_proposed", "reopened"],
};

/** Steps of an act that the parties do not see, or that settle nothing yet. */
const quietSteps: ReadonlySet<string> = new Set(["awaits_second", "accepted", "admins_told"]);

/** An event of a trade, as its timeline has it. */
interface TradeHappening {
  readonly act: string;
  readonly by: ActorKind;
  readonly facts?: Readonly<Record<string, string>> | undefined;
}

/** What the parties who did not do it are told of an event; undefined: nothing. */
export function storyOf({ act, by, facts }: TradeHappening): NoticeStory | undefined {
  const step = facts?.["step"];
  if (step !== undefined && quietSteps.has(step)) return undefined;
  if (act === "staff-cancel" && step !== undefined) return "staff_will_cancel";
  if (act === "dispute")
    return by === "buyer" || by === "seller" ? "dispute_opened" : "case_opened";
  if (isAgreement(act)) return agreements[act][by === "both" ? 1 : 0];
  const stories: Readonly<Record<string, NoticeStory | undefined>> = plain;
  return stories[act];
}

function isAgreement(act: string): act is Agreement {
  return Object.hasOwn(agreements, act);
}
