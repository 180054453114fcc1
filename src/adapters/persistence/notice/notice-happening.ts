import type { EntityManager } from "typeorm";
import { storyOf, type NoticeStory } from "../../../domain/notice/notice-story.ts";
import type { DepositState } from "../../../domain/deposit/deposit.ts";
import type { ExportState } from "../../../domain/history-export/history-export.ts";
import type { SupportMessageKind } from "../../../domain/support/support-message.ts";
import { prepared } from "../connection/prepared-statements.ts";
import type { EventRow } from "../trade/event-row.ts";
import type { SubscribedEvent } from "../outbox/durable-subscriber.ts";

/** What an event tells, and whom. */
export interface Happening {
  readonly story: NoticeStory;
  readonly told: readonly string[];
  /** Undefined where it is about something else. */
  readonly tradeId: string | undefined;
  /** The chat with a person. */
  readonly chatId?: string;
  readonly at: Date;
}

type Read = (event: SubscribedEvent, transaction: EntityManager) => Promise<Happening | undefined>;

/** The stories of account events, by their kind. */
const ofAccounts: Readonly<Record<string, NoticeStory>> = {
  begun: "account_limited",
  lifted: "account_lifted",
  password: "password_changed",
  factors: "factors_changed",
  address_saved: "address_saved",
  only_saved_ends: "only_saved_ends",
  badge_given: "badge_given",
  badge_declined: "badge_declined",
  badge_taken: "badge_taken",
  sign_in_asked: "sign_in_asked",
  reset_asked: "reset_asked",
  release_consent: "release_consent",
  company_approved: "company_approved",
  company_rejected: "company_rejected",
  company_sent_back: "company_sent_back",
  verification_approved: "verification_approved",
  verification_rejected: "verification_rejected",
  verification_corrupted: "verification_corrupted",
  verification_asked: "verification_asked",
  id_expires_soon: "id_expires_soon",
  id_expired: "id_expired",
};

/** The stories of a vendor's team, by what happened. */
const ofTeams: Readonly<Record<string, NoticeStory>> = {
  invited: "team_invited",
  joined: "team_joined",
  left: "team_left",
  removed: "team_removed",
  changed: "team_changed",
};

/** The stories of records on other marketplaces, by how their check ended. */
const ofRecords: Readonly<Record<string, NoticeStory>> = {
  confirmed: "record_confirmed",
  declined: "record_declined",
};

/** The stories of exports, by how they ended. */
const ofExports: Readonly<Partial<Record<ExportState, NoticeStory>>> = {
  completed: "export_ready",
  failed: "export_failed",
};

/** The stories of deposits, by what became of them. */
const ofDeposits: Readonly<Partial<Record<DepositState, NoticeStory>>> = {
  incoming: "deposit_seen",
  credited: "deposit_credited",
  missing: "deposit_missing",
  held: "deposit_held",
  kept: "deposit_kept",
};

/** The stories of offers whose owners set a price guard. */
const ofOffers: Readonly<Record<string, NoticeStory>> = {
  guarded: "offer_guarded",
  guard_over: "offer_guard_over",
};

/** The stories of sends, by what happened. */
const ofSends: Readonly<Record<string, NoticeStory>> = {
  received: "coins_received",
  held: "send_held",
  declined: "send_declined",
};

/** The stories of virtual cards: what a holder did not see happen, and what others did. */
const ofCards: Readonly<Record<string, NoticeStory>> = {
  issued: "virtual_card_issued",
  refused: "virtual_card_refused",
  topped_up: "virtual_card_loaded",
  purchase: "virtual_card_paid",
  declined: "virtual_card_declined",
  refund: "virtual_card_refunded",
  frozen_by_staff: "virtual_card_frozen",
  unfrozen_by_staff: "virtual_card_unfrozen",
  terminated_by_staff: "virtual_card_terminated",
};

/** The stories of orders with providers, by how they ended. */
const ofOrders: Readonly<Record<string, NoticeStory>> = {
  "on-ramp-done": "ramp_bought",
  "off-ramp-done": "ramp_sold",
  "top-up-done": "phone_loaded",
  "on-ramp-failed": "order_failed",
  "off-ramp-failed": "order_failed",
  "top-up-failed": "order_failed",
  "on-ramp-refunded": "order_refunded",
};

/** The stories of chats with support, by what staff wrote. */
const ofSupport: Readonly<Partial<Record<SupportMessageKind, NoticeStory>>> = {
  text: "support_message",
  notice: "support_notice",
};

const tradeEvent = prepared(
  "SELECT act, actor_kind, actor_id, detail, at FROM trade_event WHERE trade_id = $1 AND seq = $2",
);

const chatMessage = prepared(
  `SELECT author_id, at, ARRAY(SELECT reader_id FROM chat_read r
                                WHERE r.trade_id = m.trade_id AND r.seq >= m.seq) AS readers
     FROM chat_message m WHERE trade_id = $1 AND seq = $2`,
);

const readers: Readonly<Record<string, Read>> = {
  async trade({ aggregateId: tradeId, seq, recipients }, transaction) {
    const [row] = await transaction.query<
      (Pick<EventRow, "act" | "actor_kind" | "actor_id" | "detail"> & { at: Date })[]
    >(tradeEvent, [tradeId, seq]);
    const story = row && storyOf({ act: row.act, by: row.actor_kind, facts: row.detail.facts });
    if (!story) return undefined;
    return { story, told: others(recipients, row.actor_id), tradeId, at: row.at };
  },

  async chat({ aggregateId: tradeId, seq, recipients }, transaction) {
    const [row] = await transaction.query<{ author_id: string; at: Date; readers: string[] }[]>(
      chatMessage,
      [tradeId, seq],
    );
    if (!row) return undefined;
    const told = others(recipients, row.author_id).filter((id) => !row.readers.includes(id));
    return { story: "message", told, tradeId, at: row.at };
  },

  async messenger({ aggregateId: chatId, seq, recipients }, transaction) {
    const [row] = await transaction.query<
      { author_id: string; is_offer: boolean; at: Date; readers: string[] }[]
    >(
      `SELECT author_id, offer_id IS NOT NULL AS is_offer, at,
              ARRAY(SELECT reader_id FROM person_chat_read r
                                    WHERE r.chat_id = m.chat_id AND r.seq >= m.seq) AS readers
         FROM person_message m WHERE chat_id = $1 AND seq = $2`,
      [chatId, seq],
    );
    if (!row) return undefined;
    const told = others(recipients, row.author_id).filter((id) => !row.readers.includes(id));
    const story = row.is_offer ? "special_offer" : "chat_message";
    return { story, told, tradeId: undefined, chatId, at: row.at };
  },

  async "support-chat"({ aggregateId: chatId, seq }, transaction) {
    const [row] = await transaction.query<
      { trader_id: string; kind: SupportMessageKind; at: Date }[]
    >(
      `SELECT c.trader_id, m.kind, m.at FROM support_message m JOIN support_chat c ON c.id = m.chat_id
        WHERE m.chat_id = $1 AND m.seq = $2 AND NOT m.by_person AND c.person_read_seq < m.seq`,
      [chatId, seq],
    );
    const story = row && ofSupport[row.kind];
    return story && { story, told: [row.trader_id], tradeId: undefined, at: row.at };
  },

  async "payment-besides"({ aggregateId: id, recipients: told }, transaction) {
    const [row] = await transaction.query<{ trade_id: string; at: Date }[]>(
      "SELECT trade_id, seen_at AS at FROM payment_besides WHERE id = $1",
      [id],
    );
    return row && { story: "escrow_paid_besides", told, tradeId: row.trade_id, at: row.at };
  },

  async feedback({ aggregateId: tradeId, seq, kind }, transaction) {
    const [row] = await transaction.query<{ author_id: string; subject_id: string; at: Date }[]>(
      "SELECT author_id, subject_id, at FROM feedback WHERE trade_id = $1 AND seq = $2",
      [tradeId, seq],
    );
    // It was replaced meanwhile, and the event of that follows.
    if (!row) return undefined;
    return kind === "replied"
      ? { story: "feedback_replied", told: [row.author_id], tradeId, at: row.at }
      : { story: "feedback_given", told: [row.subject_id], tradeId, at: row.at };
  },

  async account(event, transaction) {
    return ofNoTrade(event, ofAccounts[event.kind], transaction);
  },

  async offer(event, transaction) {
    return ofNoTrade(event, ofOffers[event.kind], transaction);
  },

  async holiday(event, transaction) {
    return ofNoTrade(event, "holiday_over", transaction);
  },

  async saved_search(event, transaction) {
    return ofNoTrade(event, "search_found", transaction);
  },

  async "partner-reward"(event, transaction) {
    return ofNoTrade(event, "reward_earned", transaction);
  },

  async "payment-link"(event, transaction) {
    return ofNoTrade(event, event.kind === "paid" ? "link_paid" : undefined, transaction);
  },

  async person_report(event, transaction) {
    return ofNoTrade(event, "report_decided", transaction);
  },

  async "feature-request"(event, transaction) {
    return ofNoTrade(event, "suggestion_answered", transaction);
  },

  async "vendor-team"(event, transaction) {
    return ofNoTrade(event, ofTeams[event.kind], transaction);
  },

  async "reputation-claim"(event, transaction) {
    return ofNoTrade(event, ofRecords[event.kind], transaction);
  },

  async deposit(event, transaction) {
    return ofNoTrade(event, ofDeposits[event.kind as DepositState], transaction);
  },

  async "lightning-invoice"(event, transaction) {
    return ofNoTrade(event, event.kind === "paid" ? "deposit_credited" : undefined, transaction);
  },

  async send(event, transaction) {
    return ofNoTrade(event, ofSends[event.kind], transaction);
  },

  async "virtual-card"(event, transaction) {
    return ofNoTrade(event, ofCards[event.kind], transaction);
  },
  async "provider-order"(event, transaction) {
    return ofNoTrade(event, ofOrders[event.kind], transaction);
  },

  async export(event, transaction) {
    return ofNoTrade(event, ofExports[event.kind as ExportState], transaction);
  },
};

async function ofNoTrade(
  { number, recipients }: SubscribedEvent,
  story: NoticeStory | undefined,
  transaction: EntityManager,
): Promise<Happening | undefined> {
  const [row] = await transaction.query<{ at: Date }[]>(
    "SELECT at FROM outbox WHERE publish_number = $1",
    [number],
  );
  return story && row && { story, told: recipients, tradeId: undefined, at: row.at };
}

/** Whether events of such an aggregate tell anybody anything. */
export function tellsOf(aggregate: string): boolean {
  return Object.hasOwn(readers, aggregate);
}

/** Reads what an event tells; undefined where it tells nobody anything. */
export async function happeningOf(
  event: SubscribedEvent,
  transaction: EntityManager,
): Promise<Happening | undefined> {
  return readers[event.aggregate]?.(event, transaction);
}

function others(recipients: readonly string[], actor: string | null): readonly string[] {
  return recipients.filter((id) => id !== actor);
}
