import { Type, type Static } from "typebox";
import { accountStates } from "../../../../domain/account/account-states.ts";
import { staffRoles } from "../../../../domain/staff/staff-roles.ts";
import { closed, orNull, view } from "../envelope.ts";
import { paymentDetailView } from "../trade/trade-views.ts";
import { instant, tradeLine } from "./shared-views.ts";
import { named } from "../schema-names.ts";

export const sideView = named("Side", Type.Union([Type.Literal("buyer"), Type.Literal("seller")]));

export const staffRoleView = named(
  "StaffRole",
  Type.Unsafe<(typeof staffRoles)[number]>(Type.String({ enum: [...staffRoles] })),
);

export const accountStateView = named(
  "AccountState",
  Type.Unsafe<(typeof accountStates)[number]>(Type.String({ enum: [...accountStates] })),
);

/** A member of staff as colleagues see him. */
const staffNameView = view("StaffName", {
  id: Type.String(),
  username: Type.String(),
  codeName: Type.String(),
});

/** A member of staff whom a case can be given to. */
export const colleagueView = view("Colleague", {
  ...staffNameView.properties,
  role: staffRoleView,
  /** How many open cases are his. */
  openCases: Type.Integer(),
});

const escalationView = Type.Union([
  Type.Literal("none"),
  Type.Literal("supermoderators"),
  Type.Literal("admins"),
]);

/** A case in the queue. `id` is the trade's. */
export const caseCard = view("CaseCard", {
  ...tradeLine,
  openedAt: instant,
  openedBy: Type.String(),
  reason: Type.String(),
  worker: orNull(staffNameView),
  lastActAt: orNull(instant),
  evidenceUntil: orNull(instant),
  escalation: escalationView,
  /** A verdict that a second person has to confirm. */
  waitsForSecond: Type.Boolean(),
  /** A side that was asked and wrote nothing for a day. */
  silentSide: orNull(sideView),
  hearing: Type.Integer(),
  signalWeight: Type.Integer(),
});

export type CaseCard = Static<typeof caseCard>;

/** A party of a case: his record as the desk judges by it. */
const casePartyView = view("CaseParty", {
  id: Type.String(),
  username: Type.String(),
  side: sideView,
  ownsOffer: Type.Boolean(),
  openedDispute: Type.Boolean(),
  completedTrades: Type.Integer(),
  /** Completed of ended, in percent with one decimal; null before the first. */
  completedPercent: orNull(Type.String()),
  lostDisputes90d: Type.Integer(),
  registeredAt: instant,
  level: Type.Number(),
  lastSeenAt: instant,
  feedbackPositive: Type.Integer(),
  feedbackNegative: Type.Integer(),
  /** The states of the account that hold now. */
  states: Type.Array(accountStateView),
});

/** One line of what happened: the timeline, the chat and what was written about the case. */
const caseEntryView = view("CaseEntry", {
  /** Names the line: e5 an event, m3 a message, t2 a text; verdicts name their evidence by it. */
  id: Type.String(),
  kind: Type.Union([Type.Literal("event"), Type.Literal("message"), Type.Literal("text")]),
  at: instant,
  /** system, buyer, seller, or staff. */
  by: Type.String(),
  /** The name of the trader or the code name. */
  name: orNull(Type.String()),
  /** The act of an event, "message", or the kind of the text. */
  act: Type.String(),
  /** What was written; null where nothing was, or after its time. */
  text: orNull(Type.String()),
  detail: Type.Record(Type.String(), Type.String()),
  /** Only staff see it. */
  isPrivate: Type.Boolean(),
});

/** Something that speaks for or against somebody; it never decides. */
const signalView = view("Signal", {
  name: Type.String(),
  weight: Type.Integer(),
  /** The evidence in one sentence of plain values. */
  evidence: Type.String(),
});

/** What a verdict would do, in money. */
const outcomeView = view("Outcome", {
  verdict: Type.Union([Type.Literal("buyer"), Type.Literal("seller"), Type.Literal("split")]),
  buyerGets: Type.String(),
  sellerGets: Type.String(),
  feeTaken: Type.String(),
});

const verdictView = view("Verdict", {
  for: Type.Union([Type.Literal("buyer"), Type.Literal("seller"), Type.Literal("split")]),
  /** In basis points; null unless it is a split. */
  buyerShare: orNull(Type.Integer()),
});

/** What the reader may do with the case now, by the names of the routes. */
const caseActView = named(
  "CaseAct",
  Type.Union([
    Type.Literal("take"),
    Type.Literal("assign"),
    Type.Literal("ask"),
    Type.Literal("note"),
    Type.Literal("message"),
    Type.Literal("decide"),
    Type.Literal("confirm"),
    Type.Literal("cancel"),
    Type.Literal("reject-appeal"),
    Type.Literal("grant-appeal"),
  ]),
);

/** A case on one page. */
export const caseView = view("Case", {
  ...caseCard.properties,
  version: Type.Integer(),
  escrowState: Type.String(),
  disputeState: Type.String(),
  fee: Type.String(),
  cashback: Type.String(),
  price: Type.String(),
  paymentMethod: closed({ slug: Type.String(), name: Type.String() }),
  offerId: Type.String(),
  offerTerms: Type.String(),
  label: Type.String(),
  paymentDetails: Type.Array(paymentDetailView),
  startedAt: instant,
  paidAt: orNull(instant),
  closedAt: orNull(instant),
  parties: Type.Array(casePartyView),
  entries: Type.Array(caseEntryView),
  signals: Type.Array(signalView),
  /** For the buyer, for the seller, and an even split. */
  outcomes: Type.Array(outcomeView),
  /** A verdict that stands, or waits for a second person. */
  verdict: orNull(verdictView),
  verdictWaits: orNull(closed({ ...verdictView.properties, by: staffNameView })),
  /** When a verdict that is held is paid out, if nobody appeals. */
  payoutAt: orNull(instant),
  appealedBy: orNull(sideView),
  /** How the same reason was decided before. */
  precedents: closed({
    reason: Type.String(),
    buyer: Type.Integer(),
    seller: Type.Integer(),
    split: Type.Integer(),
  }),
  isMine: Type.Boolean(),
  acts: Type.Array(caseActView),
  /** Whether a verdict of the reader has to be confirmed by a second person. */
  needsSecond: closed({ whole: Type.Boolean(), split: Type.Boolean() }),
  now: instant,
});

export type CaseView = Static<typeof caseView>;
