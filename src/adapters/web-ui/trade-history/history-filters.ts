import { historyFilters, type HistoryFilter } from "../../../domain/trade-view/history-filter.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { isAssetCode } from "../design/amount-text.ts";
import { historyPath } from "../navigation/paths.ts";

/** What of the history is shown. */
export interface HistoryWish {
  readonly filter: HistoryFilter;
  /** Empty for every coin. */
  readonly coin: AssetCode | "";
  /** From 1 on. */
  readonly page: number;
}

/** Reads the wish of an address. What has a wrong shape there counts as not said. */
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

/** The address of a wish, without the locale's prefix. What is usual is left out. */
export function historyWishPath({ filter, coin, page }: HistoryWish): string {
  const query = new URLSearchParams();
  if (filter !== "all") query.set("filter", filter);
  if (coin !== "") query.set("cryptoCurrencyCode", coin);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? historyPath : `${historyPath}?${query.toString()}`;
}
