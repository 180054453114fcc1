import type { Actor } from "../actor/actor.ts";
import type { ChatList, PersonChats } from "../ports/person-chats.ts";

const perPage = 20;

/** Lists the chats of a trader: those of trades, and those with people. */
export class ListChats {
  readonly #chats: Pick<PersonChats, "list">;

  constructor(chats: Pick<PersonChats, "list">) {
    this.#chats = chats;
  }

  /** `page` counts from 1. */
  async execute(
    { traderId }: Pick<Actor, "traderId">,
    search: string | undefined,
    page: number,
  ): Promise<ChatList & { readonly perPage: number }> {
    const wish = { search, offset: (page - 1) * perPage, limit: perPage };
    return { ...(await this.#chats.list(traderId, wish)), perPage };
  }
}
