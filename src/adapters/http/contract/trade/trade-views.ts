import { Type, type Static } from "typebox";
import { appealStates } from "../../../../domain/arbitration/appeal-state.ts";
import { publicStates, type PublicState } from "../../../../domain/account/account-states.ts";
import { tradeStatuses } from "../../../../domain/trade/trade-status.ts";
import { chargebackView } from "../claim/chargeback-views.ts";
import { disputeCaseView, tradeVerdictView } from "../dispute/dispute-views.ts";
import { closed, orNull, view } from "../envelope.ts";
import { newQuote, priceBandView, reopeningView } from "./market-views.ts";
import { named } from "../schema-names.ts";

const instant = Type.String({ description: "ISO 8601, UTC" });

const side = Type.Union([Type.Literal("buyer"), Type.Literal("seller")]);

export const tradeStatusView = named(
  "TradeStatus",
  Type.Unsafe<(typeof tradeStatuses)[number]>(Type.String({ enum: [...tradeStatuses] })),
);

const person = view("Trader", { username: Type.String(), completedTrades: Type.Integer() });

/** One line of the timeline. */
export const tradeEventView = view("TradeEvent", {
  seq: Type.Integer(),
  /** The act's name: start, paid, release, cancel, window-over, … */
  act: Type.String(),
  /** buyer, seller, both, clock, ledger or a word for staff. */
  by: Type.String(),
  username: orNull(Type.String()),
  /** The code name of a member of staff. */
  codeName: orNull(Type.String()),
  status: tradeStatusView,
  at: instant,
});

/** What the buyer needs to pay: a label and a value each, such as IBAN and PT50 …. */
export const paymentDetailView = view("PaymentDetail", {
  label: Type.String(),
  value: Type.String(),
});

/** What a party may do now, by the names of the acts. */
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

/** What one side offered the other. */
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
  /** With `amend`: the fiat that arrived, what the buyer would get, what comes back (or is added, below zero). */
  amendment: orNull(
    closed({ received: Type.String(), buyerGets: Type.String(), sellerGetsBack: Type.String() }),
  ),
  /** With `re-quote`: what the trade would be. */
  quote: orNull(newQuote),
  /** With `reopen`: whether the buyer says that he paid when the time was over. */
  paidLate: Type.Boolean(),
});

export type ProposalView = Static<typeof proposalView>;

/** `extend` and `withdraw-paid` are done at once; the others are proposals. */
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

/** A trade as one of its parties sees it. Crypto in base units, fiat in decimals, both as text. */
export const tradeView = view("Trade", {
  id: Type.String(),
  status: tradeStatusView,
  escrowState: Type.String(),
  version: Type.Integer(),
  /** The reader's side. */
  mySide: side,
  /** Whether the reader sells the crypto here (answers 2). */
  isVendor: Type.Boolean(),
  /** Whose turn it is; null when it is nobody's. */
  turn: orNull(side),
  offerId: Type.String(),
  buyer: person,
  seller: person,
  /** The word for the state of the other side's account, never its reason; null where all is well. */
  partnerState: orNull(Type.Unsafe<PublicState>(Type.String({ enum: [...publicStates] }))),
  cryptoCurrencyCode: Type.String(),
  cryptoAmount: closed({ amount: Type.String(), currency: Type.String() }),
  /** The escrow fee that the seller pays on top. */
  fee: Type.String(),
  fiatAmount: Type.String(),
  currency: Type.String(),
  fiatPricePerCrypto: Type.String(),
  marketPrice: Type.String(),
  paymentMethod: closed({ slug: Type.String(), name: Type.String() }),
  label: Type.String(),
  offerTerms: Type.String(),
  /** Null until they may be shown (answers 95). */
  paymentDetails: orNull(Type.Array(paymentDetailView)),
  startedAt: instant,
  paidAt: orNull(instant),
  closedAt: orNull(instant),
  /** When the clock ends this step; seconds since the epoch (specification, section 3). */
  expiresAt: orNull(closed({ timestamp: Type.Integer() })),
  /** The whole length of the running window in seconds, for a bar. */
  windowSeconds: Type.Integer(),
  dispute: closed({ available: Type.Boolean(), availableAt: orNull(instant) }),
  /** The work on the dispute; null while there never was one. */
  disputeCase: orNull(disputeCaseView),
  verdict: orNull(tradeVerdictView),
  /** The payment as far as it can be, or was said to be, taken back. */
  chargeback: chargebackView,
  appeal: Type.Unsafe<(typeof appealStates)[number]>(Type.String({ enum: [...appealStates] })),
  allowedActs: Type.Array(actView),
  /** What either side offered and the other has not answered yet. */
  proposals: Type.Array(proposalView),
  /** The most fiat that an amendment may name. */
  mostReceived: Type.String(),
  /** Null once the trade is paid or over. */
  priceBand: orNull(priceBandView),
  /** Null where the trade cannot be taken up again. */
  reopening: orNull(reopeningView),
  /** What the reader may offer or grant the other side now. */
  offerable: Type.Array(offerableView),
  /** Whether a release asks for the password again. */
  releaseNeedsPassword: Type.Boolean(),
  timeline: Type.Array(tradeEventView),
  /** The server's time, so that clocks on the page do not depend on the device's. */
  now: instant,
});

export type TradeView = Static<typeof tradeView>;
export type TradeEventView = Static<typeof tradeEventView>;

/** A trade in a list. */
export const tradeCard = view("TradeCard", {
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
});

export type TradeCard = Static<typeof tradeCard>;
