import type { TraderId } from "../../domain/id/id.ts";

/** Makes tokens that open the support chat of one person for a short time. */
export interface SupportTokens {
  make(traderId: TraderId, username: string): string;
  /** Whose chat it opens; undefined where it is over, of another kind, or was not made by us. */
  check(token: string): TraderId | undefined;
}
