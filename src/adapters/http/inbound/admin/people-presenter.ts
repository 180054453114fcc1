import type { PersonCard, StateRecord } from "../../../../application/ports/people-views.ts";
import type { PersonInView } from "../../../../application/people/view-person.ts";
import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import { accountStates } from "../../../../domain/account/account-states.ts";
import { mayChangeState } from "../../../../domain/staff/state-authority.ts";
import { avatarUrl } from "../../contract/avatar/avatar-path.ts";
import type { PersonCardView, PersonView } from "../../contract/admin/people-views.ts";

/** A person in a list. */
export function presentCard({ states, ...card }: PersonCard): PersonCardView {
  return {
    id: card.id,
    username: card.username,
    email: card.email,
    level: card.level,
    registeredAt: iso(card.registeredAt),
    lastSeenAt: iso(card.lastSeenAt),
    states: [...states],
    activeTrades: card.activeTrades,
    completedTrades: card.completedTrades,
  };
}

/** A person's page, with the actions open to the viewer. */
export function presentPerson(person: PersonInView, reader: StaffActor): PersonView {
  const { restrictionAtMostSeconds } = person;
  const mayBegin = accountStates.filter((state) =>
    mayChangeState(reader.role, state, restrictionAtMostSeconds, person),
  );
  return {
    ...presentCard(person),
    externalId: person.externalId,
    country: person.country ?? null,
    seenCountry: person.seenCountry ?? null,
    isOnVpn: person.isOnVpn,
    badge: person.badge,
    avatarUrl: avatarUrl(person.avatar),
    currency: person.currency,
    locale: person.locale,
    feedbackPositive: person.feedbackPositive,
    feedbackNegative: person.feedbackNegative,
    totalUsd: usd(person.totalUsdCents),
    offers: person.offers,
    activeOffers: person.activeOffers,
    liveSessions: person.liveSessions,
    risk: person.risk.map((signal) => ({ ...signal })),
    history: person.history.map((record) => ({
      ...presentState(record),
      mayLift: record.holds && mayChangeState(reader.role, record.state, lengthOf(record), person),
    })),
    notes: person.notes.map((note) => ({ ...note, at: iso(note.at) })),
    trades: person.trades.map(({ usdCents, startedAt, ...trade }) => ({
      ...trade,
      usdValue: usd(usdCents),
      startedAt: iso(startedAt),
    })),
    mayBegin,
    restrictionAtMostSeconds,
  };
}

function presentState({ liftedBy, liftReason, ...record }: StateRecord) {
  return {
    ...record,
    begunAt: iso(record.begunAt),
    until: isoOrNull(record.until),
    liftedAt: isoOrNull(record.liftedAt),
    liftedBy: liftedBy ?? null,
    liftReason: liftReason ?? null,
  };
}

/** In seconds; undefined without an end. */
function lengthOf({ begunAt, until }: StateRecord): number | undefined {
  return until === undefined ? undefined : (until - begunAt) / 1_000;
}

/** US dollars with two decimals. */
export function usd(cents: bigint): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function iso(at: number): string {
  return new Date(at).toISOString();
}

export function isoOrNull(at: number | undefined): string | null {
  return at === undefined ? null : iso(at);
}
