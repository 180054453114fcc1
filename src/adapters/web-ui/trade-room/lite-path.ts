import type { TradeView } from "../../http/contract/trade/trade-views.ts";

/** Asks for a lite trade with all that the room of a trade has. */
const wholeQuery = "whole=true";

const litePathOf = (id: string) => `/trade/lite/${id}`;

/** Where a lite trade is shown with all parts of a room. */
export const wholePathOf = (id: string) => `/trade/${id}?${wholeQuery}`;

/** What decides where a trade is shown. */
type Placed = Pick<TradeView, "id" | "disputeCase"> & { flow: { type: TradeView["flow"]["type"] } };

/** Where the room of a trade leads; `search`: the query of its address. Undefined: nowhere. */
export function pathFromRoom(trade: Placed, search: string): string | undefined {
  const wantsWhole = search.split("&").includes(wholeQuery);
  return isLite(trade) && !wantsWhole ? litePathOf(trade.id) : undefined;
}

/** Where the lite page of a trade leads. Undefined: nowhere. */
export function pathFromLite(trade: Placed): string | undefined {
  return isLite(trade) ? undefined : `/trade/${trade.id}`;
}

/** A dispute leads to the room (specification, section 2). */
function isLite({ flow, disputeCase }: Placed): boolean {
  return flow.type === "lite" && disputeCase === null;
}
