import type { NoticeView } from "../../src/adapters/http/contract/notice/notice.ts";
import { setTimeout as pause } from "node:timers/promises";
import type { Visitor } from "./visitor.ts";

/** Ends once somebody has a notice of that kind, and about that trade if it is about one. */
export async function untilTold(
  visitor: Visitor,
  event: NoticeView["event"],
  tradeId?: string,
): Promise<void> {
  const isTold = async () => {
    const notices: NoticeView[] = (await visitor.must("listNotices")).data;
    return notices.some(
      (notice) => notice.event === event && (tradeId ?? notice.trade?.id) === notice.trade?.id,
    );
  };
  while (!(await isTold())) await pause(20);
}
