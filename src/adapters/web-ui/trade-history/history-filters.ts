import { isCalendarDay } from "../../../domain/account/calendar-day.ts";
import { isTimeZone } from "../../../domain/account/time-zone.ts";
import { historyFilters, type HistoryFilter } from "../../../domain/trade-view/history-filter.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { isAssetCode } from "../design/amount-text.ts";
import { historyPath } from "../navigation/paths.ts";

/** The history's filters. */
export interface HistoryWish {
  readonly filter: HistoryFilter;
  /** Empty for every coin. */
  readonly coin: AssetCode | "";
  /** What the reader did; empty for both. */
  readonly side: "buy" | "sell" | "";
  /** The id of a payment method; empty for every one. */
  readonly method: string;
  /** The first and the last day; empty for no end. */
  readonly from: string;
  readonly to: string;
  /** Starting at 1. */
  readonly page: number;
}

/** Parses the filters in an address. Malformed values are ignored. */
export function readHistoryWish(search: string): HistoryWish {
  const query = new URLSearchParams(search);
  const filter = historyFilters.find((each) => each === query.get("filter")) ?? "all";
  const coin = query.get("cryptoCurrencyCode") ?? "";
  const page = query.get("page") ?? "";
  const side = sides.find((each) => each === query.get("offerType")) ?? "";
  const method = query.get("paymentMethodId") ?? "";
  const day = (name: string) => {
    const text = query.get(name) ?? "";
    return isCalendarDay(text) ? text : "";
  };
  const [from, to] = [day("startDate"), day("endDate")];
  return {
    filter,
    coin: isAssetCode(coin) ? coin : "",
    side,
    method: isNumber(method) ? method : "",
    from,
    to: to < from ? "" : to,
    page: isNumber(page) ? Number(page) : 1,
  };
}

const sides = ["buy", "sell"] as const;

function isNumber(text: string): boolean {
  return /^[1-9]\d{0,5}$/.test(text);
}

/** Whether every trade matches. */
export function isEveryTrade({ filter, coin, side, method, from, to }: HistoryWish): boolean {
  return filter === "all" && [coin, side, method, from, to].every((each) => each === "");
}

/** The filters as the server takes them, without the page. */
export function historyQuery(wish: Omit<HistoryWish, "page" | "filter">) {
  const { coin, side, method, from, to } = wish;
  return {
    cryptoCurrencyCode: coin === "" ? undefined : coin,
    offerType: side === "" ? undefined : side,
    paymentMethodId: method === "" ? undefined : method,
    startDate: from === "" ? undefined : from,
    endDate: to === "" ? undefined : to,
    timezone: from === "" && to === "" ? undefined : ownTimeZone(),
  };
}

/** The zone whose times the pages show; undefined where the server would not know it. */
export function ownTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : undefined;
}

/** The address for the filters, without the locale prefix. Default values are omitted. */
export function historyWishPath(wish: HistoryWish): string {
  const { filter, coin, side, method, from, to, page } = wish;
  const query = new URLSearchParams();
  if (filter !== "all") query.set("filter", filter);
  if (coin !== "") query.set("cryptoCurrencyCode", coin);
  if (side !== "") query.set("offerType", side);
  if (method !== "") query.set("paymentMethodId", method);
  if (from !== "") query.set("startDate", from);
  if (to !== "") query.set("endDate", to);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? historyPath : `${historyPath}?${query.toString()}`;
}
