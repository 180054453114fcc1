import type { DataSource } from "typeorm";
import type { ChatSign, ChatSigns } from "../../../application/ports/chat-signs.ts";

/** The channel on which signs are told to all processes. */
export const signChannel = "chat_signs";

/** Signs by notifications of the database, which keeps nothing of them. */
export class PostgresChatSigns implements ChatSigns {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  async tell({ kind, tradeId, recipientId }: ChatSign): Promise<void> {
    const payload = [kind, tradeId, recipientId].join(" ");
    await this.#dataSource.query("SELECT pg_notify($1, $2)", [signChannel, payload]);
  }
}

/** The sign in a notification; undefined for what is none. */
export function signIn(payload: string): ChatSign | undefined {
  const [kind, tradeId, recipientId] = payload.split(" ");
  if ((kind !== "typing" && kind !== "read") || !tradeId || !recipientId) return undefined;
  return { kind, tradeId, recipientId };
}
