import { Type, type Static } from "typebox";
import { evidenceKinds } from "../../../../domain/dispute/decide-case.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";

const instant = Type.String({ description: "ISO 8601, UTC" });
const side = Type.Union([Type.Literal("buyer"), Type.Literal("seller")]);
const author = Type.Union([Type.Literal("buyer"), Type.Literal("seller"), Type.Literal("staff")]);

/** The texts about the case that the parties can read; never staff notes. */
const caseTextView = view("CaseText", {
  seq: Type.Integer(),
  kind: Type.Union([
    Type.Literal("reason"),
    Type.Literal("request"),
    Type.Literal("verdict"),
    Type.Literal("no_evidence"),
    Type.Literal("appeal"),
    Type.Literal("hearing"),
  ]),
  by: author,
  /** The code name of the case worker; null for a party. */
  codeName: orNull(Type.String()),
  isMine: Type.Boolean(),
  /** Plain text; empty once the retention period is over. */
  text: Type.String(),
  at: instant,
});

/** A dispute as the parties see it. */
export const disputeCaseView = view("DisputeCase", {
  /** One of the reasons, or staff, time, locked_party. */
  reason: Type.String(),
  openedAt: instant,
  openedBy: Type.Union([
    Type.Literal("buyer"),
    Type.Literal("seller"),
    Type.Literal("staff"),
    Type.Literal("clock"),
  ]),
  /** The case worker's code name; null while nobody has the case. */
  caseWorker: orNull(Type.String()),
  /** 1, or 2 after a granted appeal. */
  hearing: Type.Integer(),
  /** The case worker's requests: what, of whom, and by when. */
  asked: orNull(
    closed({
      sides: Type.Array(side),
      what: oneOf(evidenceKinds),
      at: instant,
      until: instant,
      /** Whether the viewer was asked and has written nothing since. */
      isOwed: Type.Boolean(),
    }),
  ),
  /** Whom the case was escalated to because it waited too long. */
  escalation: Type.Union([
    Type.Literal("none"),
    Type.Literal("supermoderators"),
    Type.Literal("admins"),
  ]),
  closedAt: orNull(instant),
  texts: Type.Array(caseTextView),
});

export type DisputeCaseView = Static<typeof disputeCaseView>;
export type CaseTextView = Static<typeof caseTextView>;

/** A line of the trade that a verdict cites. */
const evidenceLineView = view("EvidenceLine", {
  /** A reading: that the payment details were seen. */
  kind: Type.Union([
    Type.Literal("event"),
    Type.Literal("reading"),
    Type.Literal("message"),
    Type.Literal("text"),
  ]),
  /** The number of the event, the message or the text; of the reading among the readings. */
  seq: Type.Integer(),
  /** Who wrote it; null for an event or a reading. */
  by: orNull(author),
  /** What was written; null for an event or a reading, empty once the retention period is over. */
  text: orNull(Type.String()),
  at: instant,
});

/** A verdict with the rule, the sums, the evidence and the reasons. */
export const reasonedVerdictView = view("ReasonedVerdict", {
  for: Type.Union([Type.Literal("buyer"), Type.Literal("seller"), Type.Literal("split")]),
  /** In basis points; null unless it is a split. */
  buyerShare: orNull(Type.Integer()),
  /** Null once the retention period for the reasons is over. */
  rule: orNull(closed({ code: Type.String(), title: Type.String() })),
  explanation: Type.String(),
  evidence: Type.Array(evidenceLineView),
  /** Why nothing is cited; null if something is, or nothing has to be. */
  noEvidenceReason: orNull(Type.String()),
  /** What each side gets and what is kept as fee, in base units. */
  sums: closed({ buyerGets: Type.String(), sellerGets: Type.String(), feeTaken: Type.String() }),
  byCodeName: orNull(Type.String()),
});

export type EvidenceLine = Static<typeof evidenceLineView>;
export type ReasonedVerdictView = Static<typeof reasonedVerdictView>;

/** The verdict in force, and what can still be done about it. */
export const tradeVerdictView = view("TradeVerdict", {
  ...reasonedVerdictView.properties,
  /** When it is carried out if nobody appeals; null once it was carried out or appealed. */
  payoutAt: orNull(instant),
  acceptedBy: Type.Array(side),
  appealedBy: orNull(side),
});

export type TradeVerdictView = Static<typeof tradeVerdictView>;

/** A reason to choose from (answers 109). */
export const disputeReasonView = view("DisputeReason", {
  id: Type.Integer(),
  reason: Type.String(),
  title: Type.String(),
  needsText: Type.Boolean(),
  /** The only side that can have this reason; null if both can. */
  side: orNull(side),
});
