import type { TradeEventView } from "../../http/contract/trade/trade-views.ts";
import type { TradeFacts } from "./trade-facts.ts";

/** An event, seen from the user's side. */
export interface Happened {
  readonly facts: TradeFacts;
  readonly event: TradeEventView;
  /** Whether the user did it. */
  readonly byMe: boolean;
}
