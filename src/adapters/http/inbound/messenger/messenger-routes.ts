import type { ChangeSettings } from "../../../../application/account/change-settings.ts";
import type { ViewSettings } from "../../../../application/account/view-settings.ts";
import type { SendInPieces } from "../../../../application/attachment/send-in-pieces.ts";
import type { Actor } from "../../../../application/actor/actor.ts";
import type { KeepChatFile } from "../../../../application/messenger/keep-chat-file.ts";
import type { ListChatFiles } from "../../../../application/messenger/list-chat-files.ts";
import type { ListChats } from "../../../../application/messenger/list-chats.ts";
import type { OpenChat } from "../../../../application/messenger/open-chat.ts";
import type { ReadThread } from "../../../../application/messenger/read-thread.ts";
import type { StartTradeChat } from "../../../../application/messenger/start-trade-chat.ts";
import type { WriteInThread } from "../../../../application/messenger/write-in-thread.ts";
import { chatPath } from "../../contract/messenger/chat-path.ts";
import * as contract from "../../contract/messenger/messenger.ts";
import { pageMetaOf } from "../../contract/page-meta.ts";
import { presentAttachment, presentChatFile } from "../attachment/attachment-presenter.ts";
import { mostUploads } from "../attachment/attachment-routes.ts";
import { takeSent } from "../attachment/take-sent.ts";
import { isBackground } from "../background.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { OpenRequests } from "../open-requests.ts";
import { presentChat, presentThread } from "./messenger-presenter.ts";

/** Use cases behind the routes of the messenger. */
interface MessengerUseCases {
  readonly viewSettings: ViewSettings;
  readonly changeSettings: ChangeSettings;
  readonly listChats: ListChats;
  readonly openChat: OpenChat;
  readonly startTradeChat: StartTradeChat;
  readonly readThread: ReadThread;
  readonly writeInThread: WriteInThread;
  readonly keepChatFile: KeepChatFile;
  readonly sendInPieces: SendInPieces;
  readonly listChatFiles: ListChatFiles;
}

/** The chats of a trader, and who may write to them. */
export function messengerRoutes(useCases: MessengerUseCases): readonly BoundRoute[] {
  const underWay = new OpenRequests(mostUploads);
  const profile = async (actor: Actor) => {
    const { acceptsMessagesFrom } = await useCases.viewSettings.execute(actor);
    return ok({ accept_chat_messages: acceptsMessagesFrom });
  };
  return [
    bind(contract.viewMessengerProfile).to(({ actor }) => profile(actor)),
    bind(contract.changeMessengerProfile).to(async ({ actor, body }) => {
      const change = { acceptsMessagesFrom: body.accept_chat_messages };
      const changed = await useCases.changeSettings.execute(actor, change);
      return changed.ok ? profile(actor) : { refusal: "validation" };
    }),
    bind(contract.listChats).to(async ({ actor, query }) => {
      const page = Number(query.page ?? 1);
      const listed = await useCases.listChats.execute(actor, query.search, page);
      const { chats, total, unreadChats, perPage, now } = listed;
      const meta = { ...pageMetaOf(total, perPage, page), unreadChats };
      return { status: 200, body: { data: chats.map((each) => presentChat(each, now)), meta } };
    }),
    bind(contract.openChat).to(async ({ actor, body }) => {
      const opened = await useCases.openChat.execute(actor, body.username);
      if (opened.ok) return ok(openedChat(opened.value, "chat_exists"));
      const { refusal } = opened;
      if (refusal.code !== "rate_limited") return { refusal: refusal.code };
      const headers = { "Retry-After": String(refusal.retryAfterSeconds) };
      return { refusal: refusal.code, headers };
    }),
    bind(contract.startTradeChat).to(async ({ actor, parameters: { id } }) => {
      const started = await useCases.startTradeChat.execute(actor, id);
      return started.ok ? ok(openedChat(id, started.value)) : { refusal: started.refusal.code };
    }),
    bind(contract.listChatMessages).to(async ({ actor, parameters, query, request }) => {
      const after = query.after === undefined ? undefined : Number(query.after);
      const isSeen = !isBackground(request);
      const thread = await useCases.readThread.execute(actor, parameters.id, after, isSeen);
      if (!thread) return { refusal: "not_found" };
      return { status: 200, body: presentThread(thread, actor.traderId) };
    }),
    bind(contract.sendChatMessage).to(async (call) => {
      const { actor, parameters, body } = call;
      const { text = "", attachments = [] } = body;
      const key = commandKey("sendChatMessage", call);
      const wish = { text, attachments };
      const sent = await useCases.writeInThread.execute(actor, parameters.id, wish, key);
      return sent.ok ? ok({ seq: sent.value }) : { refusal: sent.refusal.code };
    }),
    bind(contract.uploadChatFile).to(async (call) => {
      const { actor, parameters, query } = call;
      const end = underWay.take(actor.traderId);
      if (!end) return { refusal: "rate_limited", headers: { "Retry-After": "10" } };
      return takeSent(useCases.sendInPieces, call, async (sent) => {
        const { name } = query;
        const stored = await useCases.keepChatFile.execute(actor, parameters.id, name, sent);
        if (!stored.ok) return { refusal: stored.refusal.code };
        return ok({ ...presentAttachment(stored.value), hadMetadata: stored.value.hadMetadata });
      }).finally(end);
    }),
    bind(contract.listChatFiles).to(async ({ actor, parameters }) => {
      const files = await useCases.listChatFiles.execute(actor, parameters.id);
      if (!files) return { refusal: "not_found" };
      return ok(files.map((file) => presentChatFile(file, actor.traderId)));
    }),
  ];
}

function openedChat(
  id: string,
  availability: "chat_exists" | "chat_create_is_allowed" | "chat_create_is_forbidden",
) {
  return { id, chatUrl: chatPath(id), availability };
}
