import type { Thread } from "../../../../application/messenger/read-thread.ts";
import type { ChatPerson, ListedChat } from "../../../../application/ports/person-chats.ts";
import { lastSeen } from "../../../../domain/account/last-seen.ts";
import type { Instant } from "../../../../domain/trade/trade.ts";
import { avatarUrl } from "../../contract/avatar/avatar-path.ts";
import { chatPath } from "../../contract/messenger/chat-path.ts";
import type { ChatMessageView, ChatView, ThreadMeta } from "../../contract/messenger/messenger.ts";
import { presentOrigin } from "../message-origin.ts";
import { presentAttachment } from "../attachment/attachment-presenter.ts";
import { specialOfferOf } from "../offer/special-offer-presenter.ts";

/** A chat of the list. */
export function presentChat(chat: ListedChat, now: Instant): ChatView {
  const { id, partner, tradeId, lastMessage, unread } = chat;
  return {
    id,
    chatUrl: chatPath(id),
    partner: presentPartner(partner, now),
    tradeId: tradeId ?? null,
    lastMessage: lastMessage
      ? { ...lastMessage, at: new Date(lastMessage.at).toISOString() }
      : null,
    unread,
  };
}

/** The messages of a chat, and what its reader may do. */
export function presentThread(
  thread: Thread,
  readerId: string,
): { readonly data: ChatMessageView[]; readonly meta: ThreadMeta } {
  const partner = presentPartner(thread.partner, thread.now);
  if (thread.kind === "trade") {
    const { trade, messages, blockReason = null, mostCharacters } = thread.chat;
    const refusal = blockReason && "chat_blocked";
    const data = messages.map((message) => ({
      seq: message.seq,
      author: authorOf(message.authorId, thread, readerId),
      isMine: message.authorId === readerId,
      codeName: message.codeName ?? null,
      text: message.text,
      attachments: message.attachments.map(presentAttachment),
      offerId: null,
      via: presentOrigin(message.via),
      at: new Date(message.at).toISOString(),
    }));
    const ofTrade = { tradeId: trade.id, takesFiles: true, specialOffers: [] };
    return { data, meta: { partner, ...ofTrade, blockReason, refusal, mostCharacters } };
  }
  const { messages, refusal = null, takesFiles, mostCharacters } = thread;
  const data = messages.map(({ seq, authorId, text, attachments, offerId = null, at }) => ({
    seq,
    author: authorOf(authorId, thread, readerId),
    isMine: authorId === readerId,
    codeName: null,
    text,
    attachments: attachments.map(presentAttachment),
    offerId,
    via: null,
    at: new Date(at).toISOString(),
  }));
  const blockReason = refusal && "ChatBlocked";
  const specialOffers = thread.specialOffers.map((each) =>
    specialOfferOf(each, readerId, thread.now),
  );
  const ofPair = { tradeId: null, takesFiles, specialOffers };
  return { data, meta: { partner, ...ofPair, blockReason, refusal, mostCharacters } };
}

function authorOf(
  authorId: string,
  { partner }: Pick<Thread, "partner">,
  readerId: string,
): ChatMessageView["author"] {
  if (authorId === readerId) return "me";
  return authorId === partner.traderId ? "partner" : "staff";
}

function presentPartner(person: ChatPerson, now: Instant): ThreadMeta["partner"] {
  const seen = lastSeen(now, person.lastSeenAt);
  return {
    username: person.username,
    avatarUrl: avatarUrl(person.avatar),
    userBadge: person.badge,
    lastSeen: seen.text,
    lastSeenColor: seen.color,
    lastSeenStatus: seen.status,
    ...person.relation,
  };
}
