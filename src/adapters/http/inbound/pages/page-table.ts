import { listedCurrencies } from "../../../../domain/catalogue/fiat-currencies.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import { contentPages } from "./content-pages.ts";
import {
  apiDocs,
  currencies,
  gallery,
  myOffers,
  practise,
  type PageSubject,
  type ServedPage,
} from "./served-page.ts";
import { assetOfSlug, coinSlugs } from "../../contract/coins.ts";

interface PageRule {
  /** A path without the locale prefix; its groups identify the page's subject. */
  readonly path: RegExp;
  readonly page: (...parts: readonly (string | undefined)[]) => ServedPage | undefined;
  /** Whether it exists only in play-money installations. */
  readonly isOfDemo?: boolean;
}

const coinNames: Readonly<Record<string, string>> = {
  [coinSlugs.BTC]: "Bitcoin",
  [coinSlugs.USDT]: "Tether",
  [coinSlugs.ETH]: "Ethereum",
};

const giftCardGroup = 1;

const id = "[A-Za-z0-9]{8,24}";

/** Every page, by the pattern of its path. Anything else is not a page. */
const rules: readonly PageRule[] = [
  {
    path: /^\/$/,
    page: () => ({
      readership: "anyone",
      title: "Trade crypto with people, safe in escrow",
      description:
        "Buy and sell Bitcoin, Tether and Ethereum with people near you or far away. " +
        "The crypto is held in escrow until the money has arrived.",
    }),
  },
  { path: /^\/(buy|sell)\/([a-z]+)$/, page: (deed = "", slug = "") => market(deed, slug) },
  {
    path: /^\/(buy|sell)\/([a-z]+)\/([a-z0-9-]{1,60})$/,
    page: (deed = "", slug = "", method = "") => marketOf(deed, slug, method),
  },
  {
    path: new RegExp(`^/offer/(${id})$`),
    page: (offer = "") => ({
      subject: { route: "viewOffer", parameters: { id: offer } },
      readership: "anyone",
      title: "Offer",
      picture: `/rest/v1/offers/${offer}/picture`,
      description:
        "What you pay, what you get, the terms and the trader's record. " +
        "The crypto is held in escrow from the start of the trade.",
    }),
  },
  { path: /^\/login$/, page: () => forVisitors("Sign in") },
  { path: /^\/register$/, page: () => forVisitors("Open an account") },
  { path: /^\/recover$/, page: () => forVisitors("Reset your password") },
  {
    path: /^\/recover\/password$/,
    page: () => ({ ...forReaders("Set a new password"), readership: "anyone" }),
  },
  {
    path: /^\/recover\/not-me$/,
    page: () => ({ ...forReaders("Someone else signed in"), readership: "anyone" }),
  },
  {
    path: /^\/recover\/two-factor$/,
    page: () => ({ ...forReaders("Lost your two-factor"), readership: "anyone" }),
  },
  {
    path: /^\/account\/cases$/,
    page: () => ({ ...forReaders("Your open cases"), readership: "anyone" }),
  },
  { path: /^\/logout$/, page: () => ({ ...forReaders("Sign out"), readership: "anyone" }) },
  { path: /^\/user\/(\w{3,20})$/, page: (name = "") => profile(name) },
  { path: /^\/account\/settings$/, page: () => forReaders("Settings") },
  { path: /^\/account\/verification\/email$/, page: () => forReaders("Confirm your email") },
  { path: /^\/account\/payment-settings$/, page: () => forReaders("Payment settings") },
  { path: /^\/account\/verification\/phone$/, page: () => forReaders("Confirm your phone") },
  { path: /^\/account\/verification$/, page: () => forReaders("Verification") },
  { path: /^\/account\/verification\/basic$/, page: () => forReaders("Name and date of birth") },
  { path: /^\/account\/verification\/id$/, page: () => forReaders("Identity document") },
  { path: /^\/account\/verification\/address$/, page: () => forReaders("Proof of address") },
  { path: /^\/account\/verification\/video$/, page: () => forReaders("Short video") },
  { path: /^\/account\/verification\/levels$/, page: () => forReaders("Verification levels") },
  { path: /^\/account\/level$/, page: () => forReaders("Level and limits") },
  { path: /^\/account\/verification\/company$/, page: () => forReaders("Verify your company") },
  { path: /^\/account\/webhooks$/, page: () => forReaders("Webhooks") },
  { path: /^\/account\/reputation$/, page: () => forReaders("Record elsewhere") },
  { path: /^\/account\/vendor$/, page: () => forReaders("Vendor desk") },
  { path: new RegExp(`^/account/team(?:/${id})?$`), page: () => forReaders("Team") },
  { path: /^\/account\/payment-links$/, page: () => forReaders("Payment links") },
  { path: /^\/account\/corporate$/, page: () => forReaders("Corporate account") },
  { path: /^\/account\/notifications$/, page: () => forReaders("Notification settings") },
  { path: /^\/account\/security$/, page: () => forReaders("Security") },
  { path: new RegExp(`^/messenger(?:/${id})?$`), page: () => forReaders("Messenger") },
  { path: /^\/support$/, page: () => forReaders("Support") },
  { path: /^\/wallet$/, page: () => forReaders("Wallet") },
  { path: /^\/wallet\/send$/, page: () => forReaders("Send coins") },
  { path: /^\/wallet\/address-book$/, page: () => forReaders("Address book") },
  { path: /^\/wallet\/convert$/, page: () => forReaders("Convert coins") },
  { path: /^\/spot-trading$/, page: () => forReaders("Spot trading") },
  { path: /^\/spot-trading\/terminal$/, page: () => forReaders("Trade on the order book") },
  { path: /^\/virtual-cards$/, page: () => forReaders("Virtual cards") },
  { path: /^\/virtual-cards\/create-card$/, page: () => forReaders("Order a virtual card") },
  {
    path: new RegExp(`^/virtual-cards/${id}/(top-up|withdraw|terminate)$`),
    page: () => forReaders("Your virtual card"),
  },
  { path: /^\/on-ramp$/, page: () => forReaders("Buy coins with money") },
  { path: /^\/on-ramp\/test-payment\/\w+$/, page: () => forReaders("Test payment") },
  { path: /^\/off-ramp$/, page: () => forReaders("Sell coins for money") },
  { path: /^\/mobile-top-up$/, page: () => forReaders("Mobile top-up") },
  { path: /^\/wallet\/lightning$/, page: () => forReaders("Lightning") },
  { path: /^\/wallet\/bond$/, page: () => forReaders("Your bond") },
  { path: /^\/hedging$/, page: () => forReaders("Keep its value") },
  { path: /^\/swap$/, page: () => forReaders("Swap coins") },
  { path: /^\/dashboard$/, page: () => forReaders("Overview") },
  { path: /^\/dashboard\/notifications$/, page: () => forReaders("Notifications") },
  { path: /^\/dashboard\/trades$/, page: () => forReaders("Trades") },
  { path: /^\/dashboard\/trade-history$/, page: () => forReaders("Trade history") },
  { path: /^\/dashboard\/trade-history\/exports$/, page: () => forReaders("Exports") },
  { path: /^\/dashboard\/my-offers$/, page: () => myOffers },
  { path: /^\/offer\/special\/create$/, page: () => forReaders("Special offer") },
  { path: /^\/offer-manager\/edit$/, page: () => forReaders("New offer") },
  { path: new RegExp(`^/offer-manager/edit/${id}$`), page: () => forReaders("Edit your offer") },
  {
    path: new RegExp(`^/offer-manager/lite/edit/${id}$`),
    page: () => forReaders("Edit price and amounts"),
  },
  { path: new RegExp(`^/trade/(?:lite/)?${id}$`), page: () => forReaders("Trade") },
  {
    path: /^\/trade\/receipt\/([0-9a-f-]{36})$/,
    page: (invoiceUUID = "") => ({
      ...byAddress("Receipt", "viewReceipt", { invoiceUUID }),
      picture: `/rest/v1/trade/receipt/${invoiceUUID}/picture`,
    }),
  },
  {
    path: new RegExp(`^/pay/(${id})$`),
    page: (link = "") => byAddress("Payment", "viewPaymentLink", { id: link }),
  },
  {
    path: /^\/assign-ambassador\/([A-Za-z0-9]{8})$/,
    page: (ambassador = "") => byAddress("Your ambassador", "viewAmbassador", { id: ambassador }),
  },
  { path: /^\/practise(\/buy|\/sell)?$/, page: () => practise },
  { path: /^\/docs$/, page: () => apiDocs },
  {
    path: /^\/(academy|blog)\/([a-z0-9-]{1,60})$/,
    page: (kind = "", slug = "") => ({
      ...byAddress("Article", "viewArticle", { kind, slug }),
      description: "Read about trading crypto with people, safe in escrow.",
    }),
  },
  {
    path: /^\/trading\/(buy|sell)-([a-z]+)\/([a-z0-9-]{1,60})$/,
    page: (deed = "", slug = "", method = "") => marketOf(deed, slug, method),
  },
  {
    path: /^\/(buy|sell)-giftcard(?:-for-([a-z]+))?\/([a-z0-9-]{1,60})$/,
    page: (act = "", slug, method = "") => giftCards(act, slug, method),
  },
  { path: /^\/country\/([a-z-]{1,60})$/, page: (slug = "") => country(slug) },
  ...Object.entries(contentPages).map(([path, { title, description }]) => ({
    path: new RegExp(`^${path}$`),
    page: (): ServedPage => ({ readership: "anyone", title, description }),
  })),
  { path: /^\/blocked$/, page: () => ({ ...forReaders("Blocked address"), readership: "anyone" }) },
  { path: /^\/welcome$/, page: () => forReaders("Welcome") },
  { path: /^\/consent$/, page: () => forReaders("What you agreed to") },
  { path: /^\/currencies$/, page: () => currencies },
  { path: /^\/calculator\/btc-to-([a-z]{3})$/, page: (code = "") => converter(code) },
  { path: /^\/_design$/, page: () => gallery, isOfDemo: true },
  { path: /^\/dashboard\/favorite-offers$/, page: () => forReaders("Favorite offers") },
  { path: /^\/dashboard\/saved-searches$/, page: () => forReaders("Saved searches") },
  { path: /^\/silent-pool$/, page: () => forReaders("Silent pool") },
  { path: /^\/dashboard\/statistics$/, page: () => forReaders("Your statistics") },
  { path: /^\/dashboard\/partner$/, page: () => forReaders("Partner programme") },
  { path: /^\/dashboard\/badges$/, page: () => forReaders("Badges") },
  { path: /^\/dashboard\/share-profile$/, page: () => forReaders("Share your profile") },
  { path: /^\/dashboard\/recent-trades$/, page: () => forReaders("Recent trade partners") },
  { path: /^\/dashboard\/trusted-users$/, page: () => forReaders("Trusted traders") },
  { path: /^\/dashboard\/blocked-users$/, page: () => forReaders("Blocked traders") },
  { path: /^\/help\/feature-request$/, page: () => forReaders("Suggest a feature") },
];

/** The path patterns of all pages. */
export const servedPaths: readonly RegExp[] = rules.map(({ path }) => path);

/** The page at a path without the locale prefix. */
export function pageAt(path: string, isDemo: boolean): ServedPage | undefined {
  for (const rule of rules.filter(({ isOfDemo = false }) => isDemo || !isOfDemo)) {
    const match = rule.path.exec(path);
    if (match) return rule.page(...match.slice(1));
  }
  return undefined;
}

function market(deed: string, slug: string): ServedPage | undefined {
  if (!assetOfSlug(slug)) return undefined;
  const name = coinNames[slug];
  const act = deed === "buy" ? "Buy" : "Sell";
  return {
    readership: "anyone",
    title: `${act} ${name}`,
    description:
      `${act} ${name} ${deed === "buy" ? "from" : "to"} people, by bank transfer, online wallet, ` +
      "mobile money or cash. Compare prices and records; the crypto is held in escrow.",
  };
}

/** The marketplace of one payment method (specification, section 2). */
function marketOf(deed: string, slug: string, methodSlug: string): ServedPage | undefined {
  const page = market(deed, slug);
  const method = findPaymentMethod(methodSlug);
  if (!page || !method) return undefined;
  const title = `${page.title} with ${method.name}`;
  return {
    ...page,
    title,
    description: `${title}, ${deed === "buy" ? "from" : "to"} people. Compare prices and records; the crypto is held in escrow.`,
  };
}

/** Offers that trade a gift card for one coin, or for any. */
function giftCards(
  act: string,
  coinSlug: string | undefined,
  methodSlug: string,
): ServedPage | undefined {
  const method = findPaymentMethod(methodSlug);
  const isKnown = coinSlug === undefined || assetOfSlug(coinSlug) !== undefined;
  if (!isKnown || method?.groupId !== giftCardGroup) return undefined;
  const coin = coinSlug === undefined ? "crypto" : coinNames[coinSlug];
  const title =
    act === "buy" ? `Buy ${method.name} with ${coin}` : `Sell ${method.name} for ${coin}`;
  const description = `${title}, with people. Compare prices and records; the crypto is held in escrow.`;
  return { readership: "anyone", title, description };
}

/** Which country it is, the page's subject says. */
function country(slug: string): ServedPage {
  return {
    subject: { route: "viewCountryLanding", parameters: { slug } },
    readership: "anyone",
    title: "Bitcoin in your country",
    description:
      "Offers to buy and to sell Bitcoin in the currency of a country, and how people pay there. " +
      "The crypto is held in escrow.",
  };
}

/** The converter between Bitcoin and a currency or metal. */
function converter(slug: string): ServedPage | undefined {
  const found = listedCurrencies.find(({ code }) => code === slug.toUpperCase());
  if (!found) return undefined;
  return {
    readership: "anyone",
    title: `BTC to ${found.code}`,
    description:
      `What a Bitcoin costs in ${found.name} (${found.code}): a converter, the price of the last ` +
      "year, and the best offers to buy and to sell.",
  };
}

function profile(name: string): ServedPage {
  return {
    subject: { route: "viewProfileByName", parameters: { username: name } },
    readership: "anyone",
    title: name,
    description:
      `What ${name} offers, how many trades were completed, and what partners say. ` +
      "The crypto of every trade is held in escrow.",
  };
}

/** Of one thing, for whoever has its address. */
function byAddress(title: string, route: PageSubject["route"], parameters: Record<string, string>) {
  return { subject: { route, parameters }, readership: "anyone", title, description: "" } as const;
}

function forReaders(title: string): ServedPage {
  return { readership: "reader", title, description: "" };
}

function forVisitors(title: string): ServedPage {
  return { readership: "visitor", title, description: "" };
}
