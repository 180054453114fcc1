import { useLocation } from "wouter";
import { FailurePage } from "../failure/failure-page.tsx";
import type { Deed } from "../marketplace/filters.ts";
import { CountryPage } from "./country-page.tsx";
import { GiftCardPage } from "./gift-card-page.tsx";
import { TradingPage } from "./trading-page.tsx";

/** What its address names: a payment method for a coin, a gift card, or a country. */
export function OfferLandingPage() {
  const [path] = useLocation();
  const [, country] = /^\/country\/([^/]+)$/.exec(path) ?? [];
  if (country !== undefined) return <CountryPage key={country} slug={country} />;
  const trading = /^\/trading\/(buy|sell)-([^/]+)\/([^/]+)$/.exec(path);
  const giftCard = /^\/(buy|sell)-giftcard(?:-for-([^/]+))?\/([^/]+)$/.exec(path);
  const [, deed, coinSlug, method = ""] = trading ?? giftCard ?? [];
  if (deed === undefined) return <FailurePage status={404} />;
  const named = { coinSlug, method };
  return trading ? (
    <TradingPage key={path} deed={deed as Deed} {...named} />
  ) : (
    <GiftCardPage key={path} act={deed as Deed} {...named} />
  );
}
