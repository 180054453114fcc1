import type { TraderId } from "../../domain/id/id.ts";
import type { TokenHash } from "./session-tokens.ts";

/** Links with which people connect a chat. */
export interface TelegramLinks {
  /** One link of a person is open; a new one replaces it. */
  keep(traderId: TraderId, codeHash: TokenHash, validSeconds: number): Promise<void>;
  /** Whether anybody's link is open. */
  isAnyOpen(): Promise<boolean>;
  /**
   * Connects the chat to the owner of the link, uses the link up and has the owner told by mail, all or
   * nothing. Returns whose notifications the chat gets: also where it got them before and the link is
   * none; undefined where it gets nobody's.
   *
   * - `outletId`: of the chat, where it is new.
   */
  connect(chat: string, codeHash: TokenHash, outletId: string): Promise<string | undefined>;
}
