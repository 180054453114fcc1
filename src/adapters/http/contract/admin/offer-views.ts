import { Type, type Static } from "typebox";
import { closed, orNull, view } from "../envelope.ts";
import { moderationStatusView, offerSignalNameView } from "../offer/moderation-views.ts";
import { amountTypeView } from "../offer/offer-views.ts";
import { auditEntryView } from "./staff-views.ts";
import { named } from "../schema-names.ts";

const instant = Type.String({ description: "ISO 8601, UTC" });
const person = view("PersonName", { id: Type.String(), username: Type.String() });

/** An offer in the console's list. Fiat amounts are decimal strings. */
export const moderatedOfferCard = view("ModeratedOfferCard", {
  id: Type.String(),
  version: Type.Integer(),
  owner: person,
  /** What the owner does. */
  offerType: Type.Union([Type.Literal("buy"), Type.Literal("sell")]),
  cryptoCurrencyCode: Type.String(),
  fiatCurrencyCode: Type.String(),
  paymentMethod: closed({ slug: Type.String(), name: Type.String() }),
  /** In percent; null for a fixed price. */
  margin: orNull(Type.String()),
  /** Per coin; null for a margin. */
  fixedPrice: orNull(Type.String()),
  /** How it follows an exchange, as a formula; null otherwise. */
  exchangeFormula: orNull(Type.String()),
  amountType: amountTypeView,
  fiatAmountRangeMin: orNull(Type.String()),
  fiatAmountRangeMax: orNull(Type.String()),
  predefinedAmounts: Type.Array(Type.String()),
  label: Type.String(),
  isActive: Type.Boolean(),
  isDeleted: Type.Boolean(),
  moderationStatus: moderationStatusView,
  heldBy: orNull(offerSignalNameView),
  openReports: Type.Integer(),
  isStickied: Type.Boolean(),
  isFeaturedByModerator: Type.Boolean(),
  /** By its owner, at the moment. */
  isPromoted: Type.Boolean(),
  /** Points lost for the owner's trades. */
  penalty: Type.Integer(),
  /** Since when it has been waiting for a moderator; null if it is not. */
  waitsSince: orNull(instant),
  createdAt: instant,
});

export type ModeratedOfferCard = Static<typeof moderatedOfferCard>;

/** What traders reported about the offer. */
const offerReportView = view("OfferReport", {
  id: Type.Integer(),
  reporter: person,
  reason: Type.String(),
  text: Type.String(),
  /** The version the reporter was looking at. */
  offerVersion: Type.Integer(),
  at: instant,
  closedAt: orNull(instant),
});

/** The actions on the offer currently open to the viewer. */
const moderationActView = named(
  "ModerationAct",
  Type.Union([
    Type.Literal("approve"),
    Type.Literal("reject"),
    Type.Literal("reject_for_good"),
    Type.Literal("mark"),
  ]),
);

/** An offer on its page in the console. */
export const moderatedOfferView = view("ModeratedOffer", {
  ...moderatedOfferCard.properties,
  terms: Type.String(),
  tags: Type.Array(Type.String()),
  windowMinutes: Type.Integer(),
  /** Per coin; null if there is no market price. */
  price: orNull(Type.String()),
  marketPrice: orNull(Type.String()),
  /** The latest moderator decision. */
  reason: orNull(Type.String()),
  decidedAt: orNull(instant),
  appeal: orNull(closed({ text: Type.String(), at: instant })),
  /**
   * What stands out in the current version; for a far price the evidence is its distance in
   * percent.
   */
  signals: Type.Array(closed({ name: offerSignalNameView, evidence: Type.String() })),
  /** Newest first. */
  reports: Type.Array(offerReportView),
  /** Moderator decisions, newest first. */
  history: Type.Array(auditEntryView),
  acts: Type.Array(moderationActView),
  now: instant,
});

export type ModeratedOfferView = Static<typeof moderatedOfferView>;
