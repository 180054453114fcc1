import { successorOf } from "../../../../domain/catalogue/retired-currencies.ts";
import { coinSlugs } from "../../contract/coins.ts";

/** Where a path leads instead. */
interface Moved {
  readonly to: string;
  /** Search engines forget an address that has moved for good. */
  readonly status: 301 | 302;
}

/** Where a path without the locale prefix redirects. */
export function movedTo(path: string): Moved | undefined {
  const start = starts[path];
  if (start !== undefined) return { to: start, status: 302 };
  const to = currentFormOf(path);
  return to === undefined || to === path ? undefined : { to, status: 301 };
}

/** The marketplace starts with Bitcoin. */
const starts: Readonly<Record<string, string>> = {
  "/buy": `/buy/${coinSlugs.BTC}`,
  "/sell": `/sell/${coinSlugs.BTC}`,
  "/trades": "/dashboard/trades",
  "/password/reset": "/recover",
};

/** Addresses for search engines in capitals, with a coin's code, or with a currency of the past. */
function currentFormOf(path: string): string | undefined {
  const low = path.toLowerCase();
  const converter = /^\/calculator\/btc-to-([a-z]{3})$/.exec(low);
  if (converter) {
    const code = (converter[1] ?? "").toUpperCase();
    return `/calculator/btc-to-${(successorOf(code) ?? code).toLowerCase()}`;
  }
  const trading = /^(\/trading\/(?:buy|sell)-)([a-z]+)(\/[a-z0-9-]+)$/.exec(low);
  const giftCard = /^(\/(?:buy|sell)-giftcard-for-)([a-z]+)(\/[a-z0-9-]+)$/.exec(low);
  const [, before, coin = "", after] = trading ?? giftCard ?? [];
  if (before !== undefined) return before + (slugOfCode(coin) ?? coin) + after;
  return /^\/(country|buy-giftcard|sell-giftcard)\/[a-z0-9-]+$/.test(low) ? low : undefined;
}

function slugOfCode(word: string): string | undefined {
  return new Map(Object.entries(coinSlugs)).get(word.toUpperCase());
}
