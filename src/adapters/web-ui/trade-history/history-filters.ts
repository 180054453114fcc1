import { historyFilters, type HistoryFilter } from "../../../domain/trade-view/history-filter.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { isAssetCode } from "../design/amount-text.ts";
import { historyPath } from "../navigation/paths.ts";

/** The history's filters. */
export interface HistoryWish {
  readonly filter: HistoryFilter;
  /** Empty for every coin. */
  readonly coin: AssetCode | "";
  /** Starting at 1. */
  readonly page: number;
}

/** Parses the filters in an address. Malformed values are ignored. */
export function readHistoryWish(search: string): HistoryWish {
  const query = new URLSearchParams(search);
  const filter = historyFilters.find((each) => each === query.get("filter")) ?? "all";
  const coin = query.get("cryptoCurrencyCode") ?? "";
  const page = query.get("page") ?? "";
  return {
    filter,
    coin: isAssetCode(coin) ? coin : "",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address for the filters, without the locale prefix. Default values are omitted. */
export function historyWishPath({ filter, coin, page }: HistoryWish): string {
  const query = new URLSearchParams();
  if (filter !== "all") query.set("filter", filter);
  if (coin !== "") query.set("cryptoCurrencyCode", coin);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? historyPath : `${historyPath}?${query.toString()}`;
}
