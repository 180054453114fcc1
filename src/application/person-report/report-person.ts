import type { OfferId, TradeId } from "../../domain/id/id.ts";
import { parseReportText, type ModerationTextRefusal } from "../../domain/offer/moderation-text.ts";
import type { ModerationPolicy } from "../../domain/offer/moderation.ts";
import {
  personReportLimit,
  type PersonReportPlace,
  type PersonReportReason,
} from "../../domain/person-report/person-report.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { ContactStore } from "../ports/contact-store.ts";
import type { Current } from "../ports/current-policy.ts";
import type { PersonReports } from "../ports/person-reports.ts";

interface PersonReportWish {
  readonly username: string;
  readonly reason: PersonReportReason;
  readonly text: string;
  readonly place: PersonReportPlace;
  readonly tradeId?: TradeId | undefined;
  readonly offerId?: OfferId | undefined;
  readonly chatId?: string | undefined;
}

/** - `not_found`: nobody has that name, or the trade or chat is not one of the two. */
type ReportPersonRefusal =
  | ModerationTextRefusal
  | RateLimited
  | { readonly code: "not_found" | "own_person" };

/** A trader reports another; moderators review it. */
export class ReportPerson {
  readonly #contacts: Pick<ContactStore, "named">;
  readonly #reports: Pick<PersonReports, "keep" | "isReported" | "areParties" | "haveChat">;
  readonly #attempts: Pick<AttemptLimits, "begin">;
  readonly #policy: Current<ModerationPolicy>;

  constructor(
    contacts: Pick<ContactStore, "named">,
    reports: Pick<PersonReports, "keep" | "isReported" | "areParties" | "haveChat">,
    attempts: Pick<AttemptLimits, "begin">,
    policy: Current<ModerationPolicy>,
  ) {
    this.#contacts = contacts;
    this.#reports = reports;
    this.#attempts = attempts;
    this.#policy = policy;
  }

  /** If the reporter already has an open report, that one stays and nothing is added. */
  async execute(
    { traderId: reporterId }: Pick<Actor, "traderId">,
    { username, reason, text: typed, place, tradeId, offerId, chatId }: PersonReportWish,
  ): Promise<Result<undefined, ReportPersonRefusal>> {
    const subject = await this.#contacts.named(username, reporterId);
    if (!subject) return refuse({ code: "not_found" });
    const { traderId: subjectId } = subject;
    if (subjectId === reporterId) return refuse({ code: "own_person" });
    if (tradeId && !(await this.#reports.areParties(tradeId, [reporterId, subjectId]))) {
      return refuse({ code: "not_found" });
    }
    if (chatId && !(await this.#reports.haveChat(chatId, [reporterId, subjectId]))) {
      return refuse({ code: "not_found" });
    }
    const text = parseReportText(reason, typed, this.#policy());
    if (!text.ok) return text;
    if (await this.#reports.isReported(subjectId, reporterId)) return accept(undefined);
    const attempt = await this.#attempts.begin(`person-report ${reporterId}`, personReportLimit);
    if (!attempt.ok) return attempt;
    await this.#reports.keep({
      subjectId,
      reporterId,
      place,
      tradeId,
      offerId,
      chatId,
      reason,
      text: text.value,
    });
    return accept(undefined);
  }
}
