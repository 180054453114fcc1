import type { TraderId } from "../../domain/id/id.ts";

/** Who holds a token of the support chat: it opens that chat, and nothing else. */
export interface SupportCaller {
  readonly traderId: TraderId;
}
