import type { ActInSupportChat } from "../../../../application/support/act-in-support-chat.ts";
import type { ListSupportChats } from "../../../../application/support/list-support-chats.ts";
import type { SendSupportNotice } from "../../../../application/support/send-support-notice.ts";
import type { ViewSupportChat } from "../../../../application/support/view-support-chat.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { Current } from "../../../../application/ports/current-policy.ts";
import type {
  QueuedSupportChat,
  StaffSupportChat,
} from "../../../../application/ports/support-chats.ts";
import { supportStates } from "../../../../domain/support/support-chat.ts";
import type { TextPolicy } from "../../../../domain/text/text-policy.ts";
import * as contract from "../../contract/admin/support-desk.ts";
import { isBackground } from "../background.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { contentRange, parseList } from "./list-query.ts";

/** Dependencies of these routes. */
interface SupportDesk {
  readonly onceByKey: OnceByKey;
  readonly listSupportChats: ListSupportChats;
  readonly viewSupportChat: ViewSupportChat;
  readonly actInSupportChat: ActInSupportChat;
  readonly sendSupportNotice: SendSupportNotice;
  readonly texts: Current<TextPolicy>;
}

/** The list has its own order; a sort is accepted because the console's lists always send one. */
const supportList = { sortable: ["id"], filterable: ["q", "state"], most: 100 };

const badFilter = { field: "filter", code: "list_form", message: "state is unknown" };

/** People's chats with support, for those who answer them. */
export function supportDeskRoutes(useCases: SupportDesk): readonly BoundRoute[] {
  const show = async (actor: StaffActor, id: string, isSeen: boolean) => {
    const found = await useCases.viewSupportChat.execute(actor, id, isSeen);
    if (!found) return { refusal: "not_found" } as const;
    const { mostMessageCharacters } = useCases.texts();
    const body = presentChat(found, actor, mostMessageCharacters);
    return { status: 200, body } as const;
  };
  return [
    bind(contract.listSupportChats).to(async ({ actor, query }) => {
      const asked = parseList(query, supportList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { filter, from, most } = asked.value;
      const { q, state: chosen } = filter;
      const isMine = chosen === "mine";
      const state = supportStates.find((each) => each === chosen);
      if (chosen !== undefined && !isMine && state === undefined) {
        return { refusal: "validation", details: [badFilter] };
      }
      const wanted = { q, state, isMine };
      const { chats, total } = await useCases.listSupportChats.execute(actor, wanted, from, most);
      const headers = {
        "Content-Range": contentRange("support-chats", from, chats.length, total),
      };
      return { status: 200, body: chats.map((each) => presentQueued(each, actor)), headers };
    }),
    bind(contract.viewSupportChat).to(({ actor, parameters, request }) =>
      show(actor, parameters.id, !isBackground(request)),
    ),
    bind(contract.changeSupportChat).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("changeSupportChat", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.actInSupportChat.execute(by, parameters.id, body.act),
      );
      return done.ok ? show(actor, parameters.id, true) : { refusal: done.refusal.code };
    }),
    bind(contract.answerSupport).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("answerSupport", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.actInSupportChat.answer(by, parameters.id, body.text),
      );
      return done.ok ? show(actor, parameters.id, true) : { refusal: done.refusal.code };
    }),
    bind(contract.sendSupportNotice).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("sendSupportNotice", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.sendSupportNotice.execute(by, parameters.id, body.text),
      );
      return done.ok
        ? { status: 200, body: { chatId: done.value ?? null } }
        : { refusal: done.refusal.code };
    }),
  ];
}

function presentQueued(chat: QueuedSupportChat, actor: StaffActor): contract.QueuedSupportView {
  return {
    id: chat.id,
    traderId: chat.traderId,
    username: chat.username,
    state: chat.state,
    topic: chat.topic,
    workerName: chat.workerName ?? null,
    isMine: chat.workerId === actor.staffId,
    unread: chat.unread,
    waitingSince: chat.waitingSince === undefined ? null : isoOf(chat.waitingSince),
    lastAt: isoOf(chat.lastAt),
  };
}

function presentChat(
  chat: StaffSupportChat,
  actor: StaffActor,
  mostCharacters: number,
): contract.SupportChatView {
  return {
    ...presentQueued(chat, actor),
    personReadSeq: chat.personReadSeq,
    mostCharacters,
    messages: chat.messages.map(({ codeName = null, at, ...message }) => ({
      ...message,
      codeName,
      at: isoOf(at),
    })),
  };
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}
