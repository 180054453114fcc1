import type { Actor } from "../actor/actor.ts";
import { addressed, type Addressed, type ListUploads } from "../attachment/list-uploads.ts";
import type { PersonChats } from "../ports/person-chats.ts";
import type { PersonFiles } from "../ports/person-files.ts";
import type { SignedAddresses } from "../ports/signed-addresses.ts";

/** What listing files needs. */
interface ListChatFilesParts {
  readonly chats: Pick<PersonChats, "find">;
  readonly files: Pick<PersonFiles, "listOf">;
  readonly trades: Pick<ListUploads, "execute">;
  readonly addresses: SignedAddresses;
}

/** Lists the files of a chat, of a trade or with a person: those sent, and the reader's own. */
export class ListChatFiles {
  readonly #parts: ListChatFilesParts;

  constructor(parts: ListChatFilesParts) {
    this.#parts = parts;
  }

  /** Undefined where there is no such chat, or the reader is not in it. */
  async execute(actor: Actor, chatId: string): Promise<readonly Addressed[] | undefined> {
    const { chats, files, trades, addresses } = this.#parts;
    const found = await chats.find(chatId, actor.traderId);
    if (!found) return (await trades.execute(actor, chatId))?.files;
    const listed = await files.listOf(chatId, actor.traderId);
    return listed.map((file) => addressed(file, actor.traderId, addresses));
  }
}
