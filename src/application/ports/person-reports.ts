import type { OfferId, StaffId, TradeId, TraderId } from "../../domain/id/id.ts";
import type {
  OpenReports,
  PersonReportDecision,
  PersonReportPlace,
  PersonReportReason,
  ReportDecisionRefusal,
} from "../../domain/person-report/person-report.ts";
import type { Result } from "../../domain/result/result.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { AuditEntry } from "./audit.ts";

/** What a trader says of another. */
export interface NewPersonReport {
  readonly subjectId: TraderId;
  readonly reporterId: TraderId;
  readonly place: PersonReportPlace;
  readonly tradeId: TradeId | undefined;
  readonly offerId: OfferId | undefined;
  /** A chat of the two. */
  readonly chatId: string | undefined;
  readonly reason: PersonReportReason;
  /** May be empty. */
  readonly text: string;
}

/** A reported person in the list of staff: all reports about them are one line. */
interface ReportedPerson {
  readonly traderId: TraderId;
  readonly username: string;
  readonly openReports: number;
  readonly allReports: number;
  /** In ms since 1970. */
  readonly oldestOpenAt: number | undefined;
  readonly newestAt: number;
}

/** A report as staff read it. */
export interface PersonReport {
  readonly id: number;
  readonly reporter: { readonly id: string; readonly username: string };
  readonly place: PersonReportPlace;
  readonly tradeId: string | undefined;
  readonly offerId: string | undefined;
  readonly chatId: string | undefined;
  readonly reason: PersonReportReason;
  readonly text: string;
  readonly at: number;
  /** Undefined while it is open. */
  readonly decided:
    | {
        readonly decision: PersonReportDecision;
        readonly words: string;
        readonly by: string;
        readonly at: number;
      }
    | undefined;
}

/** A message of a reported chat, as staff read it. */
export interface ReportedMessage {
  readonly seq: number;
  readonly author: string;
  /** Empty once its time is over. */
  readonly text: string;
  /** The special offer that it shows. */
  readonly offerId: OfferId | undefined;
  readonly at: number;
}

export interface ReportDecision {
  readonly subjectId: TraderId;
  readonly staffId: StaffId;
  readonly decision: PersonReportDecision;
  readonly words: string;
}

/** The filters of the list. */
export interface ReportedFilter {
  /** The beginning of a name. */
  readonly q: string | undefined;
  /** Undefined: whether or not a report waits. */
  readonly isOpen: boolean | undefined;
}

type JudgedReports = Result<undefined, ReportDecisionRefusal>;

/** Traders' reports about people. */
export interface PersonReports {
  /** Stores a report; if the reporter has an open one about that person, that one stays. */
  keep(report: NewPersonReport): Promise<void>;
  isReported(subjectId: TraderId, reporterId: TraderId): Promise<boolean>;
  /** Whether the two are the parties of a trade. */
  areParties(tradeId: TradeId, ids: readonly [TraderId, TraderId]): Promise<boolean>;
  /** Whether the two have that chat. */
  haveChat(chatId: string, ids: readonly [TraderId, TraderId]): Promise<boolean>;
  /** The last messages of a chat that a report about the person names, oldest first. */
  chat(
    subjectId: TraderId,
    chatId: string,
    most: number,
  ): Promise<
    | {
        readonly people: readonly TraderId[];
        readonly messages: readonly ReportedMessage[];
        /** The database's time at which this was read. */
        readonly now: Instant;
      }
    | undefined
  >;
  /** Reported people, who waits longest first, then the latest. */
  list(
    wanted: ReportedFilter & { readonly without: readonly string[] },
    from: number,
    most: number,
  ): Promise<{ readonly people: readonly ReportedPerson[]; readonly total: number }>;
  /** Newest first; undefined if there never was one. */
  about(
    subjectId: TraderId,
  ): Promise<{ readonly username: string; readonly reports: readonly PersonReport[] } | undefined>;
  /** Closes the open reports if `judge` accepts; none opens or closes meanwhile. */
  decide(
    decision: ReportDecision,
    judge: (open: OpenReports | undefined) => JudgedReports,
    audit: AuditEntry,
  ): Promise<JudgedReports>;
}
