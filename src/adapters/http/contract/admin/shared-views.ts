import { Type } from "typebox";
import { tradeStatusView } from "../trade/trade-views.ts";
import { closed } from "../envelope.ts";

export const instant = Type.String({ description: "ISO 8601, UTC" });

/** What every list shows of a trade: who trades, and how much. `id` is the trade's. */
export const tradeLine = {
  id: Type.String(),
  status: tradeStatusView,
  buyer: Type.String(),
  seller: Type.String(),
  cryptoAmount: closed({ amount: Type.String(), currency: Type.String() }),
  fiatAmount: Type.String(),
  currency: Type.String(),
  /** The value at the start, in US dollars with two decimals. */
  usdValue: Type.String(),
};
