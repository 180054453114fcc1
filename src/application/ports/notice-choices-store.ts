import type { TraderId } from "../../domain/id/id.ts";
import type { NoticeChoice } from "../../domain/notice/notice-choices.ts";
import type { QuietHours } from "../../domain/notice/quiet-hours.ts";

/** Through which channels people chose to be told what. */
export interface NoticeChoicesStore {
  choicesOf(traderId: TraderId): Promise<readonly NoticeChoice[]>;
  /** Keeps all of them, or none. */
  choose(traderId: TraderId, choices: readonly NoticeChoice[]): Promise<void>;
  quietHoursOf(traderId: TraderId): Promise<QuietHours | undefined>;
  /** Undefined: none. */
  keepQuietHours(traderId: TraderId, hours: QuietHours | undefined): Promise<void>;
}
