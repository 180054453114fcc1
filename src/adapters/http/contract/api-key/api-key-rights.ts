import type { ApiKeyScope } from "../../../../domain/api-key/api-key.ts";
import type { RouteContract } from "../route.ts";
import type { Contracts } from "../routes.ts";

/** What programs read, of what is the caller's own. */
const read: ReadonlySet<string> = new Set<keyof Contracts>([
  "kycCheck",
  "listMyOffers",
  "viewMyOffer",
  "viewMarketDepth",
  "exportOffers",
  "listSilentPool",
  "listTradeHistory",
  "listActiveTrades",
  "viewTrade",
  "viewTradeByHash",
  "viewAcceptedOffer",
  "listMessages",
  "listUploads",
  "listDisputeReasons",
  "viewFeedback",
  "getBalances",
  "getWalletHistory",
  "getWalletHistoryFile",
  "getBalanceChart",
  "listDeposits",
  "listSends",
  "listSpotOrders",
  "listSpotFills",
  "listPaymentLinks",
  "listFavorites",
  "listRecentPartners",
  "listTrusted",
  "listBlocked",
  "listNotices",
  "countNotices",
  "viewOwnStatistics",
  "viewHoliday",
  "listSavedSearches",
]);

/**
 * What they change with a key that manages. Nothing here moves coins or a trade towards its end against the caller,
 * says where somebody is paid, or changes the account: whoever finds a key gains nothing by it.
 */
const manage: ReadonlySet<string> = new Set<keyof Contracts>([
  "switchOffer",
  "switchAllOffers",
  "changeOfferMargin",
  "changeOfferFixedPrice",
  "changeOfferAmount",
  "changeMargins",
  "setOfferCap",
  "beginHoliday",
  "endHoliday",
  "markTradePaid",
  "sendMessage",
  "readNotices",
  "readNotice",
]);

/** Whether a program may call the route with a key of that scope. What everybody reads, it reads, too. */
export function mayKey(
  { id, method, access }: Pick<RouteContract, "id" | "method" | "access">,
  scope: ApiKeyScope,
): boolean {
  if (access === "anyone" && method === "get") return true;
  return read.has(id) || (scope === "manage" && manage.has(id));
}
