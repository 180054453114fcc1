import { Router } from "express";
import type { ListPaymentMethods } from "../../../../application/market/list-payment-methods.ts";
import { listedCurrencies } from "../../../../domain/catalogue/fiat-currencies.ts";
import { coinSlugs } from "../../contract/coins.ts";
import { contentPages } from "./content-pages.ts";
import { escapeHtml } from "./fill-blanks.ts";

/** What the sitemap lists besides pages that always exist. */
export interface SitemapParts {
  /** The public address, without a trailing slash. */
  readonly baseUrl: string;
  readonly countrySlugs: () => Promise<readonly string[]>;
  /** The addresses of published articles. */
  readonly articlePaths: () => Promise<readonly string[]>;
  readonly methods: Pick<ListPaymentMethods, "execute">;
  /** Whether there are pages that sell gift cards. */
  readonly areCardsSold: () => boolean;
}

const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const cacheSeconds = 3_600;
const giftCardGroup = 1;

/** Tells search engines which pages there are: a file for each kind, and one that names them. */
export function sitemap(parts: SitemapParts): Router {
  const { baseUrl, countrySlugs } = parts;
  const kinds: Readonly<Record<string, () => Promise<readonly string[]>>> = {
    pages: () => Promise.resolve(alwaysThere),
    converters: () =>
      Promise.resolve(
        listedCurrencies.map(({ code }) => `/calculator/btc-to-${code.toLowerCase()}`),
      ),
    countries: async () => (await countrySlugs()).map((slug) => `/country/${slug}`),
    articles: () => parts.articlePaths(),
    trading: () => pathsOf(parts),
  };
  const router = Router();
  const urls = (paths: readonly string[]) =>
    paths.map((path) => `<url><loc>${escapeHtml(baseUrl + path)}</loc></url>`).join("");
  router.get("/robots.txt", (_request, response) => {
    response.type("text").set("Cache-Control", `public, max-age=${cacheSeconds}`);
    response.send(`User-agent: *\nDisallow: /rest/\nSitemap: ${baseUrl}/sitemap.xml\n`);
  });
  router.get("/sitemap.xml", (_request, response) => {
    const files = Object.keys(kinds).map(
      (kind) => `<sitemap><loc>${escapeHtml(`${baseUrl}/sitemap-${kind}.xml`)}</loc></sitemap>`,
    );
    response.type("xml").set("Cache-Control", `public, max-age=${cacheSeconds}`);
    response.send(`${head}<sitemapindex ${xmlns}>${files.join("")}</sitemapindex>`);
  });
  router.get(/^\/sitemap-([a-z]+)\.xml$/, async (request, response, next) => {
    const [, kind = ""] = /^\/sitemap-([a-z]+)\.xml$/.exec(request.path) ?? [];
    const paths = Object.hasOwn(kinds, kind) ? await kinds[kind]?.() : undefined;
    if (!paths) return next();
    response.type("xml").set("Cache-Control", `public, max-age=${cacheSeconds}`);
    response.send(`${head}<urlset ${xmlns}>${urls(paths)}</urlset>`);
  });
  return router;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';

const alwaysThere: readonly string[] = [
  "/",
  ...Object.values(coinSlugs).flatMap((slug) => [`/buy/${slug}`, `/sell/${slug}`]),
  "/practise",
  "/currencies",
  "/docs",
  ...Object.keys(contentPages),
];

/** Pages of methods that some offer names; whether one is empty for a coin, the page says. */
async function pathsOf({ methods, areCardsSold }: SitemapParts): Promise<readonly string[]> {
  const used = (await methods.execute()).filter(({ offers }) => offers > 0);
  return used.flatMap(({ method, sellOffers, offers }) => {
    const deeds = [...(sellOffers > 0 ? ["buy"] : []), ...(offers > sellOffers ? ["sell"] : [])];
    const isGiftCard = method.groupId === giftCardGroup;
    // Whoever sells a gift card buys crypto.
    const acts = deeds
      .map((deed) => (deed === "buy" ? "sell" : "buy"))
      .filter((act) => act === "buy" || areCardsSold());
    return [
      ...deeds.flatMap((deed) =>
        Object.values(coinSlugs).map((coin) => `/trading/${deed}-${coin}/${method.slug}`),
      ),
      ...(isGiftCard ? acts.map((act) => `/${act}-giftcard/${method.slug}`) : []),
    ];
  });
}
