import type { Actor } from "../actor/actor.ts";
import type { NoticeCount, NoticeStore } from "../ports/notice-store.ts";

/** Counts what a trader was told and has not read: for the bell of every page. */
export class CountNotices {
  readonly #notices: Pick<NoticeStore, "count">;

  constructor(notices: Pick<NoticeStore, "count">) {
    this.#notices = notices;
  }

  execute({ traderId }: Actor): Promise<NoticeCount> {
    return this.#notices.count(traderId);
  }
}
