import { articlePages } from "../article/article-places.ts";
import { converterPages, currenciesPages } from "../converter/converter-places.ts";
import {
  factPages,
  guidePages,
  partnerProgramPages,
  termsPages,
} from "../content/content-places.ts";
import { instantBuyPages } from "../instant-buy/instant-buy-places.ts";
import { landingPages } from "../landing/landing-places.ts";
import { marketplacePages } from "../marketplace/marketplace-places.ts";
import { deskPages, offerLandingPages } from "../offer-landing/offer-landing-places.ts";
import type { Page } from "../navigation/page.ts";
import { offerPages } from "../offer/offer-places.ts";
import { practisePages } from "../practise/practise-places.ts";
import { marketStatisticsPages } from "../record/record-places.ts";
import { spotLandingPages } from "../spot/spot-places.ts";
import { profilePages } from "../profile/profile-places.ts";

/** The pages whose first screen the server draws for strangers, with the file of their code. */
export const drawnPages: readonly { readonly pages: readonly Page[]; readonly source: string }[] = [
  { pages: landingPages, source: "landing/landing-page.tsx" },
  { pages: marketplacePages, source: "marketplace/marketplace-page.tsx" },
  { pages: offerPages, source: "offer/offer-page.tsx" },
  {
    // The practice itself happens in the browser alone.
    pages: practisePages.filter(({ path }) => !path.includes(":")),
    source: "practise/practise-page.tsx",
  },
  { pages: converterPages, source: "converter/converter-page.tsx" },
  { pages: articlePages, source: "article/article-pages.tsx" },
  { pages: factPages, source: "content/named-content.tsx" },
  { pages: termsPages, source: "content/named-terms.tsx" },
  { pages: offerLandingPages, source: "offer-landing/offer-landing-page.tsx" },
  { pages: deskPages, source: "offer-landing/otc-desk-page.tsx" },
  { pages: instantBuyPages, source: "instant-buy/instant-buy-page.tsx" },
  { pages: partnerProgramPages, source: "content/named-partner.tsx" },
  { pages: guidePages, source: "content/named-guides.tsx" },
  { pages: currenciesPages, source: "converter/currencies-page.tsx" },
  { pages: marketStatisticsPages, source: "record/market-statistics-page.tsx" },
  { pages: spotLandingPages, source: "spot/spot-landing.tsx" },
  { pages: profilePages, source: "profile/profile-page.tsx" },
];
