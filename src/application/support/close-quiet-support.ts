import { closed, quietSupportSeconds } from "../../domain/support/support-chat.ts";
import type { SupportChats } from "../ports/support-chats.ts";

const mostAtOnce = 200;

/** Closes the answered chats whose people have nothing more to say. */
export class CloseQuietSupport {
  readonly #chats: Pick<SupportChats, "closeQuiet">;

  constructor(chats: Pick<SupportChats, "closeQuiet">) {
    this.#chats = chats;
  }

  async execute(): Promise<void> {
    for (;;) {
      const count = await this.#chats.closeQuiet(
        "answered",
        quietSupportSeconds,
        closed,
        mostAtOnce,
      );
      if (count < mostAtOnce) return;
    }
  }
}
