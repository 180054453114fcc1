import { Type, type Static } from "typebox";
import { accountStates } from "../../../../domain/account/account-states.ts";
import { staffRoles } from "../../../../domain/staff/staff-roles.ts";
import { attachmentView } from "../attachment/attachment-views.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { paymentDetailView } from "../trade/trade-views.ts";
import { instant, tradeLine } from "./shared-views.ts";
import { named } from "../schema-names.ts";
import { staffEscrowView } from "./staff-escrow-view.ts";

export const sideView = named("Side", Type.Union([Type.Literal("buyer"), Type.Literal("seller")]));

export const staffRoleView = named("StaffRole", oneOf(staffRoles));

export const accountStateView = named("AccountState", oneOf(accountStates));

/** A staff member as colleagues see them. */
const staffNameView = view("StaffName", {
  id: Type.String(),
  username: Type.String(),
  codeName: Type.String(),
});

/** A staff member to whom a case can be assigned. */
export const colleagueView = view("Colleague", {
  ...staffNameView.properties,
  role: staffRoleView,
  /** How many open cases they have. */
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
  /** Of a multisig escrow: the last day to decide it, before the seller can leave with the escrow. */
  decideBy: orNull(instant),
  /** A verdict awaiting confirmation by a second person. */
  waitsForSecond: Type.Boolean(),
  /** A side was asked and has written nothing for a day. */
  silentSide: orNull(sideView),
  hearing: Type.Integer(),
  signalWeight: Type.Integer(),
});

export type CaseCard = Static<typeof caseCard>;

/** A party to a case, with the record that informs the decision. */
const casePartyView = view("CaseParty", {
  id: Type.String(),
  username: Type.String(),
  side: sideView,
  ownsOffer: Type.Boolean(),
  openedDispute: Type.Boolean(),
  completedTrades: Type.Integer(),
  /** Completed out of all ended trades, in percent with one decimal; null before the first. */
  completedPercent: orNull(Type.String()),
  lostDisputes90d: Type.Integer(),
  registeredAt: instant,
  level: Type.Number(),
  lastSeenAt: instant,
  feedbackPositive: Type.Integer(),
  feedbackNegative: Type.Integer(),
  /** The account states currently in force. */
  states: Type.Array(accountStateView),
});

/** One line of the history: timeline, chat and texts about the case. */
const caseEntryView = view("CaseEntry", {
  /** Identifies the line: e5 an event, m3 a message, t2 a text; verdicts cite evidence by it. */
  id: Type.String(),
  kind: Type.Union([Type.Literal("event"), Type.Literal("message"), Type.Literal("text")]),
  at: instant,
  /** system, buyer, seller, or staff. */
  by: Type.String(),
  /** The trader's name or the code name. */
  name: orNull(Type.String()),
  /** The action of an event, "message", or the kind of the text. */
  act: Type.String(),
  /** The text written; null if there was none or its retention period is over. */
  text: orNull(Type.String()),
  detail: Type.Record(Type.String(), Type.String()),
  /** What was sent with a message. */
  files: Type.Array(attachmentView),
  /** Visible to staff only. */
  isPrivate: Type.Boolean(),
});

/** A signal for or against someone; it never decides. */
export const signalView = view("Signal", {
  name: Type.String(),
  weight: Type.Integer(),
  /** The evidence in one sentence with plain values. */
  evidence: Type.String(),
});

/** The effect of a verdict, in money. */
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
  /** Null once the retention period for the reasons is over. */
  rule: orNull(closed({ code: Type.String(), title: Type.String() })),
  explanation: Type.String(),
  /** The ids of the entries that it cites. */
  evidence: Type.Array(Type.String()),
  /** Why it cites none; null if it does, or need not. */
  noEvidenceReason: orNull(Type.String()),
  sums: closed({ buyerGets: Type.String(), sellerGets: Type.String(), feeTaken: Type.String() }),
});

/** The actions currently open to the viewer, by route name. */
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
  /** The name on the account that the buyer says they paid from. */
  payerName: orNull(Type.String()),
  /** The short text of the offer, such as "name must match". */
  offerLabel: Type.String(),
  startedAt: instant,
  paidAt: orNull(instant),
  closedAt: orNull(instant),
  parties: Type.Array(casePartyView),
  entries: Type.Array(caseEntryView),
  signals: Type.Array(signalView),
  /** For the buyer, for the seller, and for an even split. */
  outcomes: Type.Array(outcomeView),
  /** A verdict that is in force, or awaits a second person. */
  verdict: orNull(verdictView),
  verdictWaits: orNull(closed({ ...verdictView.properties, by: staffNameView })),
  /** When a held verdict is paid out if nobody appeals. */
  payoutAt: orNull(instant),
  appealedBy: orNull(sideView),
  /** How cases with the same reason were decided before. */
  precedents: closed({
    reason: Type.String(),
    buyer: Type.Integer(),
    seller: Type.Integer(),
    split: Type.Integer(),
  }),
  isMine: Type.Boolean(),
  /** Whether a verdict has to cite evidence, or say why there is none. */
  needsEvidence: Type.Boolean(),
  /** The parties that were asked and can still answer, and until when. */
  awaited: orNull(closed({ sides: Type.Array(sideView), until: instant })),
  acts: Type.Array(caseActView),
  /** Whether a verdict by the viewer needs confirmation by a second person. */
  needsSecond: closed({ whole: Type.Boolean(), split: Type.Boolean() }),
  /** Where the crypto is on the chain; null where it is in the books. */
  multisigEscrow: orNull(staffEscrowView),
  now: instant,
});

export type CaseView = Static<typeof caseView>;
