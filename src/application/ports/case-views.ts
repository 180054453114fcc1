import type { AccountState } from "../../domain/account/account-states.ts";
import type { CaseTextKind } from "../../domain/dispute/case-text.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import type { DisputeCase } from "../../domain/dispute/dispute-case.ts";
import type { PartyFacts } from "../../domain/dispute/signals.ts";
import type { LastWritten } from "../../domain/dispute/silent-side.ts";
import type { StaffId, TradeId, TraderId } from "../../domain/id/id.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";
import type { ActorKind } from "../../domain/trade/trade-change.ts";
import type { Instant, Side, Trade } from "../../domain/trade/trade.ts";
import type { TradeTerms } from "./trade-terms.ts";
import type { StoredMessage } from "./chat-store.ts";
import type { DetailsRead } from "./read-marks.ts";
import type { LoadedTrade, RecordedEvent } from "./trade-store.ts";

/** A stored text about a case. */
export interface RecordedCaseText {
  /** Counts from 1 in each case. */
  readonly seq: number;
  readonly kind: CaseTextKind;
  readonly authorKind: ActorKind;
  readonly authorId: string;
  /** Undefined once its retention period is over. */
  readonly text: string | undefined;
  readonly detail: Readonly<Record<string, string>>;
  readonly at: Instant;
}

/** A member of staff as shown to colleagues. */
export interface StaffName {
  readonly id: string;
  readonly username: string;
  readonly codeName: string;
}

/** A member of staff who may be assigned a case. */
export interface CaseWorker {
  readonly staffId: StaffId;
  readonly role: StaffRole;
  /** Traders from whom they must stay away. */
  readonly linkedIds: readonly TraderId[];
}

/** An open case of a case worker who may no longer work on it. */
export interface LeftCase {
  readonly tradeId: TradeId;
  readonly workerId: StaffId;
}

/** A member of staff who works on cases. */
export interface Colleague extends StaffName {
  readonly role: StaffRole;
  /** How many open cases they have. */
  readonly openCases: number;
}

/** A party of a case, with the record that the desk uses to decide. */
export interface CaseParty extends PartyFacts {
  readonly id: string;
  readonly username: string;
  readonly level: number;
  readonly lastSeenAt: Instant;
  readonly completedTrades: number;
  /** Trades that are closed, however they ended. */
  readonly endedTrades: number;
  /** Within the policy's time. */
  readonly lostDisputes: number;
  readonly feedbackPositive: number;
  readonly feedbackNegative: number;
  /** The states of their account in force now. */
  readonly states: readonly AccountState[];
}

/** A case as the queue shows it. */
export interface CaseSummary {
  readonly trade: Trade;
  /** From the version that the trade started under. */
  readonly policy: Policy;
  readonly disputeCase: DisputeCase;
  readonly worker: StaffName | undefined;
  readonly parties: Readonly<Record<Side, CaseParty>>;
  readonly lastWritten: LastWritten;
  /** Earlier trades between the same two. */
  readonly tradesOfPair: number;
  /** Whether both sides were signed in from the same internet address. */
  readonly isSameAddress: boolean;
  /** Where the seller is paid. */
  readonly paymentDetails: TradeTerms["paymentDetails"];
}

/** How earlier cases opened for the same reason were decided. */
export type Precedents = Readonly<Record<"buyer" | "seller" | "split", number>>;

/** Everything that the case page shows. */
export interface CaseRecord extends Omit<LoadedTrade, "accounts" | "funds" | "halts">, CaseSummary {
  readonly disputeCase: DisputeCase;
  readonly terms: TradeTerms;
  readonly timeline: readonly RecordedEvent[];
  /** Who saw the payment details first, and when. */
  readonly detailsReads: readonly DetailsRead[];
  readonly messages: readonly StoredMessage[];
  readonly texts: readonly RecordedCaseText[];
  /** Staff who acted in it, by their ids. */
  readonly staff: Readonly<Record<string, StaffName>>;
  readonly precedents: Precedents;
}

/** What the desk reads about cases. */
export interface CaseViews {
  /**
   * The cases waiting for staff (open, or appealed against), in no particular order, and the time.
   */
  waiting(): Promise<{ readonly cases: readonly CaseSummary[]; readonly now: Instant }>;
  /** Undefined if there is no such trade, or it was never disputed. */
  record(tradeId: TradeId): Promise<CaseRecord | undefined>;
  /** Undefined if nobody has that id, or the account is closed. */
  worker(staffId: StaffId): Promise<CaseWorker | undefined>;
  /** Staff of these roles whose accounts are not closed, by name. */
  colleagues(roles: readonly StaffRole[]): Promise<readonly Colleague[]>;
  /** Open cases whose worker's account is closed, or whose role is none of these. */
  leftCases(roles: readonly StaffRole[], most: number): Promise<readonly LeftCase[]>;
}
