import { useLocation } from "wouter";
import { giftCardSearchPath, giftCardStorePath } from "./gift-card-paths.ts";
import { CardSearchPage } from "./card-search-page.tsx";
import { CardStorePage } from "./card-store-page.tsx";
import { GiftCardsPage } from "./gift-cards-page.tsx";

/** The store of gift cards, its search, and what leads there. */
export function GiftCardStore() {
  const [path] = useLocation();
  if (path === giftCardSearchPath) return <CardSearchPage />;
  return path === giftCardStorePath ? <CardStorePage /> : <GiftCardsPage />;
}
