import type { ReportPerson } from "../../../../application/person-report/report-person.ts";
import { reportPerson } from "../../contract/person-report/person-report.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What the route calls. */
interface PersonReportUseCases {
  readonly reportPerson: ReportPerson;
}

export function personReportRoutes(useCases: PersonReportUseCases): readonly BoundRoute[] {
  return [
    bind(reportPerson).to(async ({ actor, parameters: { username }, body }) => {
      const { reason, text = "", place } = body;
      const { trade_id: tradeId, offer_id: offerId, chat_id: chatId } = body;
      const wish = { username, reason, text, place, tradeId, offerId, chatId };
      const done = await useCases.reportPerson.execute(actor, wish);
      if (done.ok) return ok({ isReported: true });
      const { refusal } = done;
      if (refusal.code !== "rate_limited") return { refusal: refusal.code };
      const headers = { "Retry-After": String(refusal.retryAfterSeconds) };
      return { refusal: refusal.code, headers };
    }),
  ];
}
