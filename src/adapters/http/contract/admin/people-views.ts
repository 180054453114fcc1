import { Type, type Static } from "typebox";
import { markets } from "../../../../domain/account/demo-account.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { tradeEventView, tradeStatusView } from "../trade/trade-views.ts";
import { accountStateView, sideView, signalView } from "./case-views.ts";
import { instant, tradeLine } from "./shared-views.ts";
import { staffEscrowView } from "./staff-escrow-view.ts";

/** A person in a list. Staff who may not read addresses get a masked one. */
export const personCard = view("PersonCard", {
  id: Type.String(),
  username: Type.String(),
  email: Type.String(),
  level: Type.Number(),
  registeredAt: instant,
  lastSeenAt: instant,
  /** The states currently in force. */
  states: Type.Array(accountStateView),
  activeTrades: Type.Integer(),
  completedTrades: Type.Integer(),
});

export type PersonCardView = Static<typeof personCard>;

/** A state that was started at some point. Names are those of staff. */
const stateRecordView = view("StateRecord", {
  id: Type.String(),
  state: accountStateView,
  reason: Type.String(),
  begunAt: instant,
  begunBy: Type.String(),
  /** Null: until it is lifted. */
  until: orNull(instant),
  liftedAt: orNull(instant),
  /** Null if it expired. */
  liftedBy: orNull(Type.String()),
  liftReason: orNull(Type.String()),
  holds: Type.Boolean(),
  /** Whether the viewer may lift it now. */
  mayLift: Type.Boolean(),
});

/** A person's page; all lists are newest first. */
export const personView = view("Person", {
  ...personCard.properties,
  externalId: Type.String({ description: "By which outside providers know them" }),
  /** Where they say that they live, and where their last network address is (ISO 3166-1 alpha-2). */
  country: orNull(Type.String()),
  seenCountry: orNull(Type.String()),
  isOnVpn: Type.Boolean({ description: "Their last address is of a VPN or a hosting company" }),
  badge: Type.String(),
  avatarUrl: orNull(Type.String()),
  currency: Type.String(),
  locale: Type.String(),
  feedbackPositive: Type.Integer(),
  feedbackNegative: Type.Integer(),
  /** Of all trades that count, in US dollars with two decimals. */
  totalUsd: Type.String(),
  offers: Type.Integer(),
  activeOffers: Type.Integer(),
  liveSessions: Type.Integer(),
  /** What speaks for caution, heaviest first; it never decides. */
  risk: Type.Array(signalView),
  history: Type.Array(stateRecordView),
  notes: Type.Array(
    closed({ id: Type.String(), text: Type.String(), by: Type.String(), at: instant }),
  ),
  trades: Type.Array(
    closed({
      id: Type.String(),
      side: sideView,
      status: tradeStatusView,
      partner: Type.String(),
      usdValue: Type.String(),
      startedAt: instant,
    }),
  ),
  /** The states the viewer's role may start; a moderator's restriction needs an end. */
  mayBegin: Type.Array(accountStateView),
  /** How long such a restriction may last. */
  restrictionAtMostSeconds: Type.Integer(),
});

export type PersonView = Static<typeof personView>;

/** A trade in the list of all trades. */
export const staffTradeCard = view("StaffTradeCard", {
  ...tradeLine,
  market: oneOf(markets),
  paymentMethod: Type.String(),
  startedAt: instant,
  closedAt: orNull(instant),
  /** Whether it was ever disputed: then it is shown as a case. */
  hasCase: Type.Boolean(),
});

export type StaffTradeCard = Static<typeof staffTradeCard>;

const partyView = view("Party", {
  id: Type.String(),
  username: Type.String(),
  completedTrades: Type.Integer(),
  states: Type.Array(accountStateView),
});

/** A trade as shown to staff who have no case on it: no chat, no payment details. */
export const staffTradeView = view("StaffTrade", {
  ...staffTradeCard.properties,
  parties: closed({ buyer: partyView, seller: partyView }),
  escrowState: Type.String(),
  disputeState: Type.String(),
  chargebackState: Type.String(),
  feedbackState: Type.String(),
  version: Type.Integer(),
  fee: Type.String(),
  price: Type.String(),
  marketPrice: Type.String(),
  offerId: Type.String(),
  offerTerms: Type.String(),
  label: Type.String(),
  paidAt: orNull(instant),
  expiresAt: orNull(instant),
  /** Staff closed the chat for both parties. */
  isChatClosed: Type.Boolean(),
  timeline: Type.Array(tradeEventView),
  /** Where the crypto is on the chain; null where it is in the books. */
  multisigEscrow: orNull(staffEscrowView),
  /** The actions currently open to the viewer, by route name. */
  acts: Type.Array(Type.Union([Type.Literal("dispute"), Type.Literal("cancel")])),
  now: instant,
});

export type StaffTradeView = Static<typeof staffTradeView>;
