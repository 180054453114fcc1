import { randomBytes } from "node:crypto";
import type {
  AggregateChange,
  ClaimDelta,
  Commit,
  NewCaseText,
  NewFeedback,
  NewFeedbackReply,
  OwnOffersChange,
  SeenDebt,
  TradeCommit,
  UsageBounds,
  UsageDelta,
} from "../../../application/ports/commit.ts";
import type { NewMessage } from "../../../application/ports/new-message.ts";
import { accountId, keepsBalance } from "../../../domain/ledger/account.ts";
import type { JournalEntry, Posting } from "../../../domain/ledger/journal-entry.ts";
import type { TradeEvent } from "../../../domain/trade/trade-change.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { caseRow } from "../dispute/case-row.ts";
import { aggregates, type AggregateRegistry } from "./aggregates.ts";
import { instantText, jsonOf, tradeRow } from "../trade/trade-row.ts";

/**
 * A commit as `commit_changes` reads it. An absent key means that there is nothing of that kind.
 */
export function commitJson(
  commit: Commit,
  seal: AuditSeal | undefined,
  registry: AggregateRegistry = aggregates,
) {
  const { key, answer, judgedAt, halts, trade, offer, cap, usage, entries, audit } = commit;
  const {
    claims = [],
    debts = [],
    message,
    feedback,
    feedbackReply,
    ownOffers,
    pair,
    sticky,
  } = commit;
  if (audit && !seal) throw new TypeError("What staff do is committed with a seal");
  return {
    ...(key && {
      key: {
        actor_id: key.actorId,
        key: key.key,
        input_hash: key.inputHash,
        // The number of a message is known when it is written.
        ...(!message && { answer: answer ?? "" }),
      },
    }),
    judged_at: instantText(judgedAt),
    ...(halts && { halts }),
    ...(trade && tradeJson(trade)),
    ...(commit.aggregates && {
      aggregates: commit.aggregates.map((change) => aggregateJson(change, registry)),
    }),
    ...(message && { messages: [messageJson(message, "party")] }),
    ...(feedback && { feedback: feedbackJson(feedback) }),
    ...(feedbackReply && { feedback: replyJson(feedbackReply) }),
    ...(offer && { offer }),
    ...(cap && {
      cap: {
        offer_id: cap.offerId,
        reserved_minor: String(cap.reservedMinor),
        used_minor: String(cap.usedMinor),
      },
    }),
    ...(sticky && { sticky: { offer_id: sticky.offerId, most_others: sticky.mostOthers } }),
    ...(ownOffers && { own_offers: ownOffersJson(ownOffers) }),
    usage: usage.map(usageJson),
    ...(pair && { pair: { trader_ids: pair.traderIds, most_active: pair.mostActive ?? null } }),
    entries: [...(trade?.change.entries ?? []), ...entries].map(entryJson),
    ...(debts.length > 0 && { debts: debts.map(debtJson) }),
    ...(claims.length > 0 && { claims: claims.map(claimJson) }),
    ...(audit && seal && { audit: audit.map((entry) => seal.jsonOf(entry)) }),
  };
}

function tradeJson({ change, seenVersion, terms, disputeCase, texts, messages }: TradeCommit) {
  const { trade, events, marks } = change;
  const recipients = [trade.buyerId, trade.sellerId];
  return {
    trade: {
      id: trade.id,
      seen_version: seenVersion ?? null,
      row: tradeRow(trade),
      ...(terms && { terms }),
    },
    recipients,
    deadlines: deadlinesJson(trade.deadlines),
    events: events.map(eventJson),
    marks: marks.map(({ traderId, kind }) => ({ trader_id: traderId, kind })),
    ...(disputeCase && { case: caseRow(disputeCase) }),
    ...(texts && { texts: texts.map(textJson) }),
    ...(messages && {
      messages: messages.map((message) =>
        messageJson({ ...message, tradeId: trade.id, recipients }, "staff"),
      ),
    }),
  };
}

function aggregateJson(change: AggregateChange, registry: AggregateRegistry) {
  const { aggregate, id, seenVersion, state, added = {}, closes = [] } = change;
  const { deadlines = {}, event } = change;
  const tables = registry[aggregate];
  if (!tables) throw new TypeError(`No aggregate is registered as ${aggregate}`);
  return {
    aggregate,
    table: tables.table,
    id,
    seen_version: seenVersion ?? null,
    row: { ...columnsOf(state), id, version: (seenVersion ?? 0) + 1 },
    added: Object.entries(added).flatMap(([name, rows]) => {
      const table = tables.added?.[name];
      if (table === undefined) throw new TypeError(`${aggregate} keeps no ${name}`);
      return rows.map((row) => ({ table, row: columnsOf(row) }));
    }),
    closed: closes.map((name) => {
      const closed = tables.closed?.[name];
      if (!closed) throw new TypeError(`${aggregate} closes no ${name}`);
      return closed;
    }),
    deadlines: deadlinesJson(deadlines),
    ...(event && { event }),
  };
}

/** By column name; numbers that JSON cannot carry are text, which the database parses. */
function columnsOf(state: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      typeof value === "bigint" ? String(value) : value,
    ]),
  );
}

function ownOffersJson({ ownerId, mostActive, caps }: OwnOffersChange) {
  return {
    owner_id: ownerId,
    ...(mostActive !== undefined && { most_active: mostActive }),
    caps: caps.map(({ offerId, capMinor }) => ({
      offer_id: offerId,
      cap_minor: capMinor === undefined ? null : String(capMinor),
    })),
  };
}

function deadlinesJson(deadlines: Readonly<Record<string, number>>) {
  return Object.entries(deadlines).map(([kind, at]) => ({ kind, at: instantText(at) }));
}

function textJson({ kind, authorKind, authorId, text, detail }: NewCaseText) {
  return {
    kind,
    author_kind: authorKind,
    author_id: authorId,
    detail: detail ?? {},
    content: text,
    salt: randomBytes(16).toString("hex"),
  };
}

function feedbackJson({ tradeId, authorId, subjectId, type, text }: NewFeedback) {
  return {
    event: "given",
    recipients: [authorId, subjectId],
    trade_id: tradeId,
    author_id: authorId,
    subject_id: subjectId,
    is_positive: type === "positive",
    content: text,
  };
}

function replyJson({ tradeId, authorId, subjectId, text }: NewFeedbackReply) {
  return {
    event: "replied",
    recipients: [subjectId, authorId],
    trade_id: tradeId,
    author_id: authorId,
    reply: text,
  };
}

function messageJson(
  { tradeId, authorId, text, attachmentIds = [], recipients, ...origin }: NewMessage,
  authorKind: "party" | "staff",
) {
  return {
    trade_id: tradeId,
    author_kind: authorKind,
    author_id: authorId,
    recipients,
    helper_id: origin.helperId ?? null,
    is_automatic: origin.isAutomatic ?? false,
    content: text,
    attachments: attachmentIds,
    salt: randomBytes(16).toString("hex"),
  };
}

function claimJson(claim: ClaimDelta) {
  const { tradeId, debtorId, creditorId, amount, servedUnits, writtenOffUnits } = claim;
  return {
    trade_id: tradeId,
    debtor_id: debtorId,
    creditor_id: creditorId,
    asset: amount.asset,
    amount: String(amount.units),
    served: String(servedUnits),
    written_off: String(writtenOffUnits),
  };
}

function debtJson({ debtorId, asset, openUnits, availableUnits }: SeenDebt) {
  const account = { kind: "available", asset, traderId: debtorId } as const;
  return {
    account_id: accountId(account),
    kind: account.kind,
    owner_id: debtorId,
    asset,
    keeps_balance: keepsBalance(account),
    open: String(openUnits),
    ...(availableUnits !== undefined && { available: String(availableUnits) }),
  };
}

function eventJson({ act, by, actorId, fromStatus, toStatus, passed, facts }: TradeEvent) {
  return {
    act,
    actor_kind: by,
    actor_id: actorId ?? null,
    from_status: fromStatus ?? null,
    to_status: toStatus,
    detail: jsonOf({ ...(passed && { passed }), ...(facts && { facts }) }),
  };
}

function usageJson(delta: UsageDelta) {
  const { traderId, active, completed, activeUsdCents, usdCents, bounds, traderVersion } = delta;
  return {
    trader_id: traderId,
    ...(traderVersion !== undefined && { trader_version: traderVersion }),
    active,
    completed,
    active_usd_cents: String(activeUsdCents),
    usd_cents: String(usdCents),
    ...(bounds && boundsJson(bounds)),
  };
}

function boundsJson({ mostActive, mostActiveUsdCents, mostTotalUsdCents, recent }: UsageBounds) {
  return {
    ...(mostActive !== undefined && { most_active: mostActive }),
    ...(mostActiveUsdCents !== undefined && { most_active_usd_cents: String(mostActiveUsdCents) }),
    ...(mostTotalUsdCents !== undefined && { most_total_usd_cents: String(mostTotalUsdCents) }),
    ...(recent && {
      recent_since: instantText(recent.since),
      most_recent_usd_cents: String(recent.mostUsdCents),
    }),
  };
}

function entryJson({ ref, postings }: JournalEntry) {
  return { ref, postings: postings.map(postingJson) };
}

function postingJson({ account, amount }: Posting) {
  return {
    account_id: accountId(account),
    kind: account.kind,
    owner_id: ownerOf(account),
    asset: account.asset,
    keeps_balance: keepsBalance(account),
    amount: String(amount.units),
  };
}

function ownerOf(account: Posting["account"]): string | null {
  if ("traderId" in account) return account.traderId;
  return "tradeId" in account ? account.tradeId : null;
}
