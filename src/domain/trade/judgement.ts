import { accept, type Result } from "../result/result.ts";
import type { TradeChange } from "./trade-change.ts";
import type { TradeRefusal } from "./trade-refusal.ts";
import type { Trade } from "./trade.ts";

/** The same person asked for exactly what they did before: there is nothing to do. */
export interface AlreadySo {
  readonly already: true;
  readonly trade: Trade;
}

/** The rules' answer to a command. */
export type Judgement = Result<TradeChange | AlreadySo, TradeRefusal>;

/** Whether there is nothing to carry out. */
export function isAlreadySo(value: TradeChange | AlreadySo): value is AlreadySo {
  return "already" in value;
}

export function alreadySo(trade: Trade): Judgement {
  return accept({ already: true, trade });
}
