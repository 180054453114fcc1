import type { DecidePersonReports } from "../../../../application/person-report/decide-person-reports.ts";
import type { ListReportedPeople } from "../../../../application/person-report/list-reported-people.ts";
import type {
  ReadReportedChat,
  ReportedChat,
} from "../../../../application/person-report/read-reported-chat.ts";
import type {
  ReportsAboutPerson,
  ViewReportedPerson,
} from "../../../../application/person-report/view-reported-person.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import * as contract from "../../contract/admin/person-reports.ts";
import { presentChatFile } from "../attachment/attachment-presenter.ts";
import { specialOfferOf } from "../offer/special-offer-presenter.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { contentRange, parseList } from "./list-query.ts";

/** Dependencies of these routes. */
interface PersonReportDesk {
  readonly onceByKey: OnceByKey;
  readonly listReportedPeople: ListReportedPeople;
  readonly viewReportedPerson: ViewReportedPerson;
  readonly readReportedChat: ReadReportedChat;
  readonly decidePersonReports: DecidePersonReports;
}

/** The list has its own order; a sort is accepted because the console's lists always send one. */
const reportedList = { sortable: ["id"], filterable: ["q", "open"], most: 100 };

const badFilter = { field: "filter", code: "list_form", message: "open is true or false" };

/** Reports about people, for moderators. */
export function reportedPeopleRoutes(useCases: PersonReportDesk): readonly BoundRoute[] {
  const show = async (actor: StaffActor, id: string) => {
    const found = await useCases.viewReportedPerson.execute(actor, id);
    return found
      ? ({ status: 200, body: presentReports(found) } as const)
      : ({ refusal: "not_found" } as const);
  };
  return [
    bind(contract.listReportedPeople).to(async ({ actor, query }) => {
      const asked = parseList(query, reportedList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { filter, from, most } = asked.value;
      const { q, open } = filter;
      if (open !== undefined && open !== "true" && open !== "false") {
        return { refusal: "validation", details: [badFilter] };
      }
      const wanted = { q, isOpen: open === undefined ? undefined : open === "true" };
      const { people, total } = await useCases.listReportedPeople.execute(
        actor,
        wanted,
        from,
        most,
      );
      const headers = {
        "Content-Range": contentRange("person-reports", from, people.length, total),
      };
      const body = people.map(({ traderId, oldestOpenAt, newestAt, ...person }) => ({
        ...person,
        id: traderId,
        oldestOpenAt: oldestOpenAt === undefined ? null : isoOf(oldestOpenAt),
        newestAt: isoOf(newestAt),
      }));
      return { status: 200, body, headers };
    }),
    bind(contract.viewReportedPerson).to(({ actor, parameters }) => show(actor, parameters.id)),
    bind(contract.readReportedChat).to(async ({ actor, parameters: { id, chatId } }) => {
      const chat = await useCases.readReportedChat.execute(actor, id, chatId);
      if (!chat) return { refusal: "not_found" };
      return { status: 200, body: presentReportedChat(chat, actor.staffId) };
    }),
    bind(contract.decidePersonReports).to(async (call) => {
      const { actor, parameters, body } = call;
      const { decision, reason, seen } = body;
      const command = { traderId: parameters.id, decision, reason, seen };
      const key = commandKey("decidePersonReports", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.decidePersonReports.execute(by, command),
      );
      return done.ok ? show(actor, parameters.id) : { refusal: done.refusal.code };
    }),
  ];
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}

function presentReportedChat(
  { messages, now }: ReportedChat,
  staffId: string,
): contract.ReportedMessageView[] {
  return messages.map(({ seq, author, text, files, offer, at }) => ({
    seq,
    author,
    text,
    files: files.map((file) => presentChatFile(file, staffId)),
    offer: offer ? specialOfferOf(offer, staffId, now) : null,
    at: isoOf(at),
  }));
}

function presentReports(found: ReportsAboutPerson): contract.PersonReportsView {
  const { traderId: id, username, reports } = found;
  return {
    id,
    username,
    openReports: reports.filter(({ decided }) => !decided).length,
    reports: reports.map(({ tradeId, offerId, chatId, at, decided, ...report }) => ({
      ...report,
      tradeId: tradeId ?? null,
      offerId: offerId ?? null,
      chatId: chatId ?? null,
      at: isoOf(at),
      decided: decided ? { ...decided, at: isoOf(decided.at) } : null,
    })),
  };
}
