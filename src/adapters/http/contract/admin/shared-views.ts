import { Type } from "typebox";
import { tradeStatusView } from "../trade/trade-views.ts";
import { closed, view } from "../envelope.ts";

export const instant = Type.String({ description: "ISO 8601, UTC" });

/** A trader account that a member of staff declared as theirs. `id` is the trader's. */
export const declaredAccountView = view("DeclaredAccount", {
  id: Type.String(),
  username: Type.String(),
  declaredAt: instant,
});

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
