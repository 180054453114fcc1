import type { StaffActor } from "../actor/staff-actor.ts";
import type { SupportChats, SupportFilter } from "../ports/support-chats.ts";

/** Lists the chats of people with support, without those of people the viewer is linked to. */
export class ListSupportChats {
  readonly #chats: Pick<SupportChats, "list">;

  constructor(chats: Pick<SupportChats, "list">) {
    this.#chats = chats;
  }

  execute(
    { staffId, linkedIds }: StaffActor,
    { q, state, isMine }: Pick<SupportFilter, "q" | "state"> & { readonly isMine: boolean },
    from: number,
    most: number,
  ): ReturnType<SupportChats["list"]> {
    const workerId = isMine ? staffId : undefined;
    return this.#chats.list({ q, state, workerId, without: linkedIds }, from, most);
  }
}
