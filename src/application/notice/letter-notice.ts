import type { LetterNotice } from "../../domain/notice/letter.ts";
import type { ToldNotice } from "./list-notices.ts";

/** What a letter or a message tells of a notice. */
export function letterNotice({
  story,
  count,
  trade,
  chat,
  turn,
  escrowWait,
}: ToldNotice): LetterNotice {
  return { story, count, trade, chat, turn, escrowWait };
}
