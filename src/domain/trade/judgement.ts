import { accept, type Result } from "../result/result.ts";
import type { TradeChange } from "./trade-change.ts";
import type { TradeRefusal } from "./trade-refusal.ts";
import type { Trade } from "./trade.ts";

/** The same person asked for just what he brought about before: nothing is to be done. */
export interface AlreadySo {
  readonly already: true;
  readonly trade: Trade;
}

/** What the rules say to a command. */
export type Judgement = Result<TradeChange | AlreadySo, TradeRefusal>;

/** Whether there is nothing to carry out. */
export function isAlreadySo(value: TradeChange | AlreadySo): value is AlreadySo {
  return "already" in value;
}

export function alreadySo(trade: Trade): Judgement {
  return accept({ already: true, trade });
}
