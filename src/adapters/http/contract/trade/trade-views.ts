import { Type, type Static } from "typebox";
import { appealStates } from "../../../../domain/arbitration/appeal-state.ts";
import { publicStates } from "../../../../domain/account/account-states.ts";
import { escrowWaits } from "../../../../domain/multisig-escrow/escrow-wait.ts";
import { tradeStatuses } from "../../../../domain/trade/trade-status.ts";
import { chargebackView } from "../claim/chargeback-views.ts";
import {
  disputeCaseView,
  reasonedVerdictView,
  tradeVerdictView,
} from "../dispute/dispute-views.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { flowViews, requirementStatusView } from "./flow-views.ts";
import { newQuote, priceBandView, reopeningView } from "./market-views.ts";
import { named } from "../schema-names.ts";

const instant = Type.String({ description: "ISO 8601, UTC" });

/** In satoshi, what its multisig escrow lacks where it was paid less than agreed (`underpaid`); null elsewhere. */
const escrowMissing = orNull(Type.String());

const side = Type.Union([Type.Literal("buyer"), Type.Literal("seller")]);

export const tradeStatusView = named("TradeStatus", oneOf(tradeStatuses));

const person = view("Trader", {
  username: Type.String(),
  avatarUrl: orNull(Type.String()),
  completedTrades: Type.Integer(),
});

/** One line of the timeline. */
export const tradeEventView = view("TradeEvent", {
  /** Counts from 1. Lines of one event, and `details-read` after it, have the same number. */
  seq: Type.Integer(),
  /** The action's name: start, details-read, paid, release, cancel, window-over, … */
  act: Type.String(),
  /** buyer, seller, both, clock, ledger or a word for staff. */
  by: Type.String(),
  username: orNull(Type.String()),
  /** The code name of a staff member. */
  codeName: orNull(Type.String()),
  /** Who acted for that party. */
  helper: orNull(Type.String()),
  status: tradeStatusView,
  /** Of `requirement`: which one, and what became of it. */
  requirement: orNull(closed({ id: Type.String(), status: requirementStatusView })),
  /** Of `extend` and `clock-extended`: by how much. */
  addedSeconds: orNull(Type.Integer()),
  /** Of `clock-extended`: why, and from when until when if that was one stretch of time. */
  pause: orNull(
    closed({
      cause: oneOf(["maintenance", "outage", "both"]),
      from: orNull(instant),
      until: orNull(instant),
    }),
  ),
  at: instant,
});

/** What the buyer needs to pay: a label and a value each, such as IBAN and PT50 …. */
export const paymentDetailView = view("PaymentDetail", {
  label: Type.String(),
  value: Type.String(),
});

/** Where the buyer pays, as far as the viewer may see it. */
export const shownDetailsView = {
  /** Null until the crypto is held (answers 95). */
  paymentDetails: orNull(Type.Array(paymentDetailView)),
  /**
   * To the buyer only the last four signs are shown 30 days after the end, and at once after an end
   * without a payment.
   */
  arePaymentDetailsMasked: Type.Boolean(),
};

/** The actions currently open to a party, by name. */
const actView = named(
  "Act",
  Type.Union([
    Type.Literal("fund"),
    Type.Literal("paid"),
    Type.Literal("release"),
    Type.Literal("cancel"),
    Type.Literal("give-back"),
    Type.Literal("dispute"),
    Type.Literal("withdraw-dispute"),
    Type.Literal("appeal"),
    Type.Literal("accept-verdict"),
  ]),
);

/** A proposal by one side to the other. */
const proposalView = view("Proposal", {
  id: Type.String(),
  kind: Type.Union([
    Type.Literal("agree-cancel"),
    Type.Literal("paid-by-someone-else"),
    Type.Literal("amend"),
    Type.Literal("re-quote"),
    Type.Literal("reopen"),
  ]),
  isMine: Type.Boolean(),
  until: instant,
  /**
   * With `amend`: the fiat that arrived, what the buyer would get, what is returned (negative:
   * added).
   */
  amendment: orNull(
    closed({ received: Type.String(), buyerGets: Type.String(), sellerGetsBack: Type.String() }),
  ),
  /** With `re-quote`: the new terms of the trade. */
  quote: orNull(newQuote),
  /** With `reopen`: whether the buyer says they paid when the time was over. */
  paidLate: Type.Boolean(),
});

export type ProposalView = Static<typeof proposalView>;

/** `extend` and `withdraw-paid` take effect immediately; the others are proposals. */
const offerableView = named(
  "Offerable",
  Type.Union([
    Type.Literal("extend"),
    Type.Literal("withdraw-paid"),
    Type.Literal("agree-cancel"),
    Type.Literal("paid-by-someone-else"),
    Type.Literal("amend"),
    Type.Literal("re-quote"),
    Type.Literal("reopen"),
    Type.Literal("reopen-paid"),
  ]),
);

/**
 * A trade as one of its parties sees it. Crypto in base units, fiat in decimals, both as strings.
 */
export const tradeView = view("Trade", {
  id: Type.String(),
  status: tradeStatusView,
  escrowState: Type.String(),
  /** Where the crypto is: in our books, or in an escrow of three keys on the chain. */
  custody: oneOf(["ledger", "multisig"]),
  /**
   * What its multisig escrow waits for; null without one, and where nothing is to come. Once the trade is over, it is a
   * signature of its payout, or blocks.
   */
  escrowWait: orNull(oneOf(escrowWaits)),
  escrowMissing,
  version: Type.Integer(),
  /** The viewer's side. */
  mySide: side,
  /** Whether the viewer sells the crypto here (answers 2). */
  isVendor: Type.Boolean(),
  /**
   * Whose turn it is; in a dispute, who was asked for something; once it is over, who signs the payout of its multisig
   * escrow. Null if nobody's.
   */
  turn: orNull(side),
  offerId: Type.String(),
  /** Paths of pages. */
  offerUrl: Type.String(),
  chatUrl: Type.String(),
  buyer: person,
  seller: person,
  /** A word for the state of the other side's account, never its reason; null if all is well. */
  partnerState: orNull(oneOf(publicStates)),
  cryptoCurrencyCode: Type.String(),
  cryptoCurrencyId: Type.Integer(),
  cryptoAmount: closed({ amount: Type.String(), currency: Type.String() }),
  /** The escrow fee that the seller pays on top. */
  fee: Type.String(),
  /** What the seller gives the buyer on top at the release. */
  cashback: Type.String(),
  fiatAmount: Type.String(),
  currency: Type.String(),
  fiatPricePerCrypto: Type.String(),
  marketPrice: Type.String(),
  paymentMethod: closed({
    slug: Type.String(),
    name: Type.String(),
    /** By each language that the product speaks. */
    names: Type.Record(Type.String(), Type.String()),
    /** How long a payment may take to arrive; 0: the same day. */
    settlementSeconds: Type.Integer(),
    /** What both sides should watch out for, in English. */
    hint: orNull(Type.String()),
  }),
  label: Type.String(),
  offerTerms: Type.String(),
  /** What the owner tells once the escrow is held; null before, and where they tell nothing. */
  tradeDetails: orNull(Type.String()),
  ...shownDetailsView,
  /**
   * The name on the account that the buyer says they paid from. Null if they gave none; to the seller
   * also once the payment details are masked.
   */
  payerName: orNull(Type.String()),
  startedAt: instant,
  paidAt: orNull(instant),
  closedAt: orNull(instant),
  /** When it was cancelled, by whomever. */
  cancelledAt: orNull(instant),
  /** Whether the buyer got something. */
  tradeCompleted: Type.Boolean(),
  /** When the timer of this step ends; seconds since the epoch (specification, section 3). */
  expiresAt: orNull(closed({ timestamp: Type.Integer() })),
  /** The full length of the running window in seconds, for a progress bar. */
  windowSeconds: Type.Integer(),
  dispute: closed({ available: Type.Boolean(), availableAt: orNull(instant) }),
  /** The dispute; null if there never was one. */
  disputeCase: orNull(disputeCaseView),
  verdict: orNull(tradeVerdictView),
  /** The verdict that was heard again after an appeal. */
  formerVerdict: orNull(reasonedVerdictView),
  /** The payment's chargeback: whether it can be reported, or the report. */
  chargeback: chargebackView,
  appeal: oneOf(appealStates),
  allowedActs: Type.Array(actView),
  /** Open proposals by either side. */
  proposals: Type.Array(proposalView),
  /** The highest fiat amount that an amendment may name. */
  mostReceived: Type.String(),
  /** Null once the trade is paid or has ended. */
  priceBand: orNull(priceBandView),
  /** Null if the trade cannot be reopened. */
  reopening: orNull(reopeningView),
  /** What the viewer may propose or grant to the other side now. */
  offerable: Type.Array(offerableView),
  /** Whether a release requires the password again. */
  releaseNeedsPassword: Type.Boolean(),
  /** Whether it takes a code of the authenticator app instead. */
  releaseNeedsCode: Type.Boolean(),
  ...flowViews,
  /** Whether both parties were signed in from the same internet address (no proof of anything). */
  isOpponentsSameIp: Type.Boolean(),
  /** Whether the last release failed although every check passed: it can be tried again. */
  isReleaseError: Type.Boolean(),
  /** How things are for the party that reads it. */
  alertType: Type.Union([
    Type.Literal("success"),
    Type.Literal("error"),
    Type.Literal("alert"),
    Type.Literal("info"),
  ]),
  timeline: Type.Array(tradeEventView),
  /** The server's time, so that the page's timers do not depend on the device's clock. */
  now: instant,
});

export type TradeView = Static<typeof tradeView>;
export type TradeEventView = Static<typeof tradeEventView>;

/** A trade in a list. */
export const tradeCardFields = {
  id: Type.String(),
  status: tradeStatusView,
  mySide: side,
  turn: orNull(side),
  partner: person,
  cryptoCurrencyCode: Type.String(),
  cryptoAmount: closed({ amount: Type.String(), currency: Type.String() }),
  fiatAmount: Type.String(),
  currency: Type.String(),
  paymentMethodName: Type.String(),
  startedAt: instant,
  expiresAt: orNull(closed({ timestamp: Type.Integer() })),
};

export const tradeCard = view("TradeCard", {
  ...tradeCardFields,
  /** Whether somebody else wrote what the viewer has not read. */
  hasUnreadMessages: Type.Boolean(),
  /**
   * What its multisig escrow waits for; null without one, where nothing is to come, and for helpers. A trade that is over
   * is listed as active while this is not null.
   */
  escrowWait: orNull(oneOf(escrowWaits)),
  escrowMissing,
});

export type TradeCard = Static<typeof tradeCard>;
