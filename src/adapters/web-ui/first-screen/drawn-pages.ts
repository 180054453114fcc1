import { converterPages, currenciesPages } from "../converter/converter-places.ts";
import { factPages, termsPages } from "../content/content-places.ts";
import { landingPages } from "../landing/landing-places.ts";
import { marketplacePages } from "../marketplace/marketplace-places.ts";
import { offerLandingPages } from "../offer-landing/offer-landing-places.ts";
import type { Page } from "../navigation/page.ts";
import { offerPages } from "../offer/offer-places.ts";
import { practisePages } from "../practise/practise-places.ts";
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
  { pages: factPages, source: "content/named-content.tsx" },
  { pages: termsPages, source: "content/named-terms.tsx" },
  { pages: offerLandingPages, source: "offer-landing/offer-landing-page.tsx" },
  { pages: currenciesPages, source: "converter/currencies-page.tsx" },
  { pages: profilePages, source: "profile/profile-page.tsx" },
];
