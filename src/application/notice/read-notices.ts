import type { Actor } from "../actor/actor.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { NoticeCount, NoticeStore, ReadNotices as Which } from "../ports/notice-store.ts";

interface NotFound {
  readonly code: "not_found";
}

/** Notes that a trader read their notices. Somebody else's are not there. */
export class ReadNotices {
  readonly #notices: Pick<NoticeStore, "read" | "count">;

  constructor(notices: Pick<NoticeStore, "read" | "count">) {
    this.#notices = notices;
  }

  /** Returns what is left unread. */
  async execute({ traderId }: Actor, which: Which): Promise<Result<NoticeCount, NotFound>> {
    if (!(await this.#notices.read(traderId, which))) return refuse({ code: "not_found" });
    return accept(await this.#notices.count(traderId));
  }
}
