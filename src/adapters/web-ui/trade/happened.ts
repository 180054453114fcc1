import type { TradeEventView } from "../../http/contract/trade/trade-views.ts";
import type { TradeFacts } from "./trade-facts.ts";

/** What happened, seen from the reader's side. */
export interface Happened {
  readonly facts: TradeFacts;
  readonly event: TradeEventView;
  /** Whether the reader did it. */
  readonly byMe: boolean;
}
