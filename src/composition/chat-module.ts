import { ContainerModule } from "inversify";
import { chatDeskRoutes } from "../adapters/http/inbound/admin/chat-routes.ts";
import { chatRoutes } from "../adapters/http/inbound/chat/chat-routes.ts";
import { MeasuredCommits } from "../adapters/metrics/measured-commits.ts";
import { GroupCommit } from "../adapters/persistence/commit/group-commit.ts";
import { PostgresChatSigns } from "../adapters/persistence/chat/postgres-chat-signs.ts";
import { PostgresChatStore } from "../adapters/persistence/chat/postgres-chat-store.ts";
import { PostgresClosedChats } from "../adapters/persistence/chat/postgres-closed-chats.ts";
import { CloseChat } from "../application/chat/close-chat.ts";
import { ReadMessages } from "../application/chat/read-messages.ts";
import { SendMessage } from "../application/chat/send-message.ts";
import { TellTyping } from "../application/chat/tell-typing.ts";
import type { ChatSigns } from "../application/ports/chat-signs.ts";
import type { ChatStore } from "../application/ports/chat-store.ts";
import { attachmentTokens } from "./attachment-module.ts";
import { token, tokens } from "./tokens.ts";
import { tradeTokens } from "./trade-module.ts";
import { served, type Feature } from "./feature.ts";

/** The names of the feature chat. */
export const chatTokens = {
  chats: token<ChatStore>("chats"),
  readMessages: token<ReadMessages>("readMessages"),
  sendMessage: token<SendMessage>("sendMessage"),
  signs: token<ChatSigns>("chatSigns"),
  tellTyping: token<TellTyping>("tellTyping"),
  closeChat: token<CloseChat>("closeChat"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = chatTokens;
  bind(t.chats).toResolvedValue(
    (pool, metrics, traces) =>
      new PostgresChatStore(
        pool,
        new MeasuredCommits(new GroupCommit(pool), metrics, traces?.tracer),
      ),
    [tokens.dataSource, tokens.metrics, tokens.traces],
  );
  bind(tokens.closedChats).toResolvedValue(
    (pool, seal) => new PostgresClosedChats(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.closeChat).toResolvedValue(
    (trades, closed) => new CloseChat(trades, closed),
    [tradeTokens.trades, tokens.closedChats],
  );
  bind(t.readMessages).toResolvedValue(
    (trades, chats, marks, closed, signs) => new ReadMessages(trades, chats, marks, closed, signs),
    [tradeTokens.trades, t.chats, tradeTokens.readMarks, tokens.closedChats, t.signs],
  );
  bind(t.signs).toResolvedValue((pool) => new PostgresChatSigns(pool), [tokens.dataSource]);
  bind(t.tellTyping).toResolvedValue(
    (trades, closed, signs) => new TellTyping(trades, closed, signs),
    [tradeTokens.trades, tokens.closedChats, t.signs],
  );
  bind(t.sendMessage).toResolvedValue(
    (trades, chats, desk, closed, attachments) =>
      new SendMessage(trades, chats, desk, closed, attachments),
    [
      tradeTokens.trades,
      t.chats,
      tradeTokens.desk,
      tokens.closedChats,
      attachmentTokens.attachments,
    ],
  );
});

/** The feature chat: the two parties of a trade write to each other. */
export const chat: Feature = {
  module: parts,
  routes: () => [served(chatRoutes, chatTokens)],
  consoleRoutes: () => [served(chatDeskRoutes, chatTokens)],
};
