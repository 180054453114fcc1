import { judgeFileSender } from "../../domain/messenger/chat-files.ts";
import {
  judgeUnanswered,
  judgeWriting,
  type WritingRefusal,
} from "../../domain/messenger/person-chat.ts";
import type { TextPolicy } from "../../domain/text/text-policy.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { ReadChat, ReadMessages } from "../chat/read-messages.ts";
import type { Current } from "../ports/current-policy.ts";
import type { SpecialOfferRecord, SpecialOffers } from "../ports/special-offers.ts";
import type { ChatPerson, PersonChats, PersonMessage } from "../ports/person-chats.ts";

/** A chat with what its reader has to know to write in it. */
export type Thread = {
  readonly partner: ChatPerson;
  readonly now: Instant;
} & (
  | { readonly kind: "trade"; readonly chat: ReadChat }
  | {
      readonly kind: "person";
      readonly messages: readonly PersonMessage[];
      /** The newest special offers of the two, as they are now. */
      readonly specialOffers: readonly SpecialOfferRecord[];
      /** Why the reader cannot write; undefined while they can. */
      readonly refusal: WritingRefusal["code"] | "chat_unanswered" | undefined;
      /** The reader may send files, as soon as they may write. */
      readonly takesFiles: boolean;
      readonly mostCharacters: number;
    }
);

/** How many messages one read returns. */
const mostTogether = 200;

/** A trader reads one of their chats, of a trade or with a person. */
export class ReadThread {
  readonly #chats: Pick<PersonChats, "find" | "messages" | "markRead" | "person">;
  readonly #trades: Pick<ReadMessages, "execute">;
  readonly #texts: Current<TextPolicy>;
  readonly #specials: SpecialOffers;

  constructor(
    chats: Pick<PersonChats, "find" | "messages" | "markRead" | "person">,
    trades: Pick<ReadMessages, "execute">,
    texts: Current<TextPolicy>,
    specials: SpecialOffers,
  ) {
    this.#chats = chats;
    this.#trades = trades;
    this.#texts = texts;
    this.#specials = specials;
  }

  /**
   * Undefined where there is no such chat, or the reader is not in it. Where a person reads (`isSeen`),
   * what they have counts as read: the messages returned, and all up to `after`.
   */
  async execute(
    actor: Actor,
    id: string,
    after: number | undefined,
    isSeen: boolean,
  ): Promise<Thread | undefined> {
    const found = await this.#chats.find(id, actor.traderId);
    if (!found) return this.#ofTrade(actor, id, after, isSeen);
    const [messages, specialOffers] = await Promise.all([
      this.#chats.messages(id, after, mostTogether),
      this.#specials.inChat(id),
    ]);
    const last = messages.at(-1)?.seq ?? after ?? 0;
    if (isSeen && last > 0) await this.#chats.markRead(id, actor.traderId, last);
    const writing = judgeWriting(found.pair);
    const judged = writing.ok ? judgeUnanswered(found.counts) : writing;
    const { partner, now } = found;
    return {
      kind: "person",
      partner,
      now,
      messages,
      specialOffers,
      refusal: judged.ok ? undefined : judged.refusal.code,
      takesFiles: judgeFileSender(found.counts).ok,
      mostCharacters: this.#texts().mostMessageCharacters,
    };
  }

  async #ofTrade(
    actor: Actor,
    id: string,
    after: number | undefined,
    isSeen: boolean,
  ): Promise<Thread | undefined> {
    const chat = await this.#trades.execute(actor, id, after, isSeen);
    if (!chat) return undefined;
    const { buyerId, sellerId } = chat.trade;
    const otherId = buyerId === actor.traderId ? sellerId : buyerId;
    const other = await this.#chats.person(actor.traderId, otherId);
    return other && { kind: "trade", chat, partner: other.person, now: other.now };
  }
}
