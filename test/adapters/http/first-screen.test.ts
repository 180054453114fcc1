import { expect } from "chai";
import { builtPage, builtStyles } from "../../support/built-page.ts";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import { pageAt, screenIn } from "../../support/first-screen.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";

const market = "/buy/bitcoin?currencyCode=EUR";
const hostile = "</script><script>alert(1)</script><img src=x onerror=alert(2)>";

describe("the first screen of a public page, for a stranger", function () {
  this.timeout(60_000);
  let app: TestApp;
  let ana: Visitor;
  let offer: OfferCard;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    ana = await Visitor.ofDemo(app.url, "ana_lima");
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR" };
    const { data } = await ana.must("listOffers", { query });
    offer = (data as OfferCard[]).find(({ owner }) => owner.username === "ana_lima")!;
  });
  after(() => app.stop());

  it("is the marketplace with its offers, and nothing that is still loading", async () => {
    const page = await pageAt(app.url + market);
    const screen = screenIn(page);
    expect(screen).to.include(`/offer/${offer.idHashed}`).and.to.include("ana_lima");
    expect(screen).to.match(/<h1[^>]*>Buy <bdi>Bitcoin<\/bdi><\/h1>/);
    expect(screen).to.include("Sign in").and.to.include("<bdi>20\u00A0EUR</bdi> minimum");
    expect(screen).to.not.match(/aria-busy="true"|_skeleton_|Looking for offers/);
  });

  it("has the styles of its page, and nothing inline that the policy forbids", async () => {
    const page = await pageAt(app.url + market);
    const styles = builtStyles("marketplace/marketplace-page.tsx");
    expect(styles).to.have.length.above(0);
    for (const each of styles) {
      expect(page).to.include(`<link rel="stylesheet" crossorigin href="${each}"`);
    }
    const code = builtPage("marketplace/marketplace-page.tsx").replace("**", "");
    expect(page).to.include(`<link rel="modulepreload" crossorigin href="${code}"`);
    const linked = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file!);
    expect(new Set(linked).size).to.equal(linked.length);
    for (const file of linked) expect((await fetch(app.url + file)).status, file).to.equal(200);
    expect(screenIn(page)).to.not.match(/<script|<style|<template|\sstyle="|\son\w+="/);
  });

  it("is an offer with its trader and terms, under its own title", async () => {
    const page = await pageAt(`${app.url}/offer/${offer.idHashed}?fiat-min=100`);
    expect(page).to.include("<title>Buy BTC from ana_lima · Peerhold</title>");
    const screen = screenIn(page);
    expect(screen).to.include('value="100"').and.to.include("SEPA Instant");
    expect(screen).to.include("Start the trade").and.to.not.include('aria-busy="true"');
  });

  it("is a trader's profile with offers and feedback", async () => {
    const screen = screenIn(await pageAt(`${app.url}/user/ana_lima`));
    expect(screen).to.include("Trades completed").and.to.include(`/offer/${offer.idHashed}`);
    expect(screen).to.include("No feedback yet").and.to.not.include('aria-busy="true"');
  });

  it("is what a page says without data, in the language of the address", async () => {
    expect(screenIn(await pageAt(app.url))).to.include("How a trade works");
    expect(screenIn(await pageAt(`${app.url}/practise`))).to.include("Three rules");
    const mirrored = screenIn(await pageAt(`${app.url}/ar-XB${market}`));
    expect(mirrored).to.include(`/ar-XB/offer/${offer.idHashed}`);
    expect(mirrored).to.not.include("Sign in");
  });

  it("starts in the currency of the cookie, else of the browser's region", async () => {
    const codes = async (headers: Record<string, string>) =>
      [
        ...(await pageAt(`${app.url}/buy/bitcoin`, headers)).matchAll(/"usualCurrency":"(\w+)"/g),
      ].map(([, code]) => code);
    expect(await codes({ "accept-language": "pt-PT,pt;q=0.9" })).to.deep.equal(["EUR"]);
    expect(await codes({ "accept-language": "pt-PT", cookie: "currency=GBP" })).to.deep.equal([
      "GBP",
    ]);
    expect(await codes({ cookie: 'currency="><script>' })).to.deep.equal(["USD"]);
  });

  it("is a shell for whoever is signed in, whatever strangers have just seen", async () => {
    for (const path of ["/", market, `/offer/${offer.idHashed}`, "/user/ana_lima"]) {
      expect(screenIn(await pageAt(app.url + path)), path).to.not.equal("");
      const page = await pageAt(app.url + path, { cookie: ana.cookie });
      expect(page, path).to.match(/<div id="app"[^>]*><\/div>/);
      expect(page, path).to.match(/id="reads">\s*\[\]/);
    }
  });

  it("is a shell for pages that are not public", async () => {
    for (const path of ["/login", "/docs"]) {
      expect(screenIn(await pageAt(app.url + path)), path).to.equal("");
    }
  });

  it("is that nothing is there, for strangers and for others, where no offer or person is", async () => {
    const paths = ["/offer/abcdefgh1234", "/user/nobody_here", "/ar-XB/offer/abcdefgh1234"];
    for (const path of paths) {
      for (const headers of [{}, { cookie: ana.cookie }]) {
        const answer = await fetch(app.url + path, {
          headers: { accept: "text/html", ...headers },
        });
        expect(answer.status, path).to.equal(404);
        const page = await answer.text();
        expect(page).to.include("<title>Page not found · Peerhold</title>");
        expect(page).to.include('"status":404').and.to.include('content="noindex"');
      }
    }
    const own = await fetch(`${app.url}/offer/${offer.idHashed}`, {
      headers: { accept: "text/html", cookie: ana.cookie },
    });
    expect(own.status).to.equal(200);
  });

  it("is a converter with offers, and says its price to programs", async () => {
    const page = await pageAt(`${app.url}/calculator/btc-to-eur`);
    expect(page).to.include("<title>BTC to EUR · Peerhold</title>");
    expect(page).to.match(/<link rel="canonical" href="[^"]+\/calculator\/btc-to-eur"/);
    const screen = screenIn(page);
    expect(screen).to.include(`/offer/${offer.idHashed}`).and.to.not.include('aria-busy="true"');
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(data)).to.deep.include({
      "@type": "ExchangeRateSpecification",
      currency: "BTC",
    });
    const missing = await fetch(`${app.url}/calculator/btc-to-abc`);
    expect(missing.status).to.equal(404);
  });

  it("is the offers of a payment method, a gift card or a country, with data for programs", async () => {
    const titles: Readonly<Record<string, string>> = {
      "/trading/buy-bitcoin/sepa-instant": "Buy Bitcoin with SEPA Instant",
      "/country/portugal": "Buy and sell Bitcoin in Portugal",
    };
    for (const [path, title] of Object.entries(titles)) {
      const page = await pageAt(app.url + path);
      expect(page).to.include(`<title>${title} · Peerhold</title>`).and.to.include("index, follow");
      expect(page).to.include(`${path}" />`).and.to.include('"@type":"ItemList"');
      expect(screenIn(page), path).to.include(`/offer/${offer.idHashed}`);
      expect(screenIn(page), path).to.not.include('aria-busy="true"');
    }
  });

  it("is the best offer for an amount, and why it is", async () => {
    const path = "/buy-crypto-instantly?crypto=bitcoin&currencyCode=EUR&fiat-min=100";
    const page = await pageAt(app.url + path);
    expect(page).to.include("<title>Buy crypto instantly · Peerhold</title>");
    const query = "type=buy&crypto_currency_id=8&currency=EUR&fiat-min=100&acceptableOnly=1";
    const answer = await fetch(`${app.url}/rest/v1/offers?${query}`);
    const { data } = (await answer.json()) as { data: readonly OfferCard[] };
    const screen = screenIn(page);
    expect(screen).to.include("Why this one").and.to.not.include('aria-busy="true"');
    expect(screen).to.include(`/offer/${data[0]?.idHashed}?fiat-min=100`);
  });

  it("is the desk of vendors for large amounts, which nobody else is on", async () => {
    const screen = screenIn(await pageAt(`${app.url}/otc-desk?type=sell&amount=10000`));
    expect(screen)
      .to.match(/<h1[^>]*>OTC desk<\/h1>/)
      .and.to.not.include('aria-busy="true"');
    expect(screen).to.not.include("ana_lima");
    const ofAnyAmount = screenIn(await pageAt(`${app.url}/otc-desk?type=sell`));
    expect(ofAnyAmount).to.include("Nobody has such an offer right now");
    const tooLittle = screenIn(await pageAt(`${app.url}/otc-desk?amount=9999`));
    expect(tooLittle).to.include("minimum. The usual list has offers for less.");
  });

  it("is what spot trading is, with the markets and the fees of the policy", async () => {
    const page = await pageAt(`${app.url}/landing/spot-trading`);
    expect(page).to.include("<title>Spot trading · Peerhold</title>");
    const screen = screenIn(page);
    expect(screen).to.include("BTC/USDT").and.to.include("ETH/USDT").and.to.include("0.1%");
    expect(screen).to.include("Sign in to trade").and.to.not.include('aria-busy="true"');
  });

  it("is what the wallet is, and what helps refugees, with the fees of the policy", async () => {
    const wallet = screenIn(await pageAt(`${app.url}/bitcoin-wallet`));
    expect(wallet).to.include("How escrow uses it").and.to.include('href="/register"');
    const refugees = screenIn(await pageAt(`${app.url}/refugees`));
    expect(refugees).to.include("Methods with the lowest fee").and.to.include("0.5%");
    expect(refugees).to.include("group=bank-transfers").and.to.not.include("group=gift-cards");
  });

  it("is what ambassadors do and get, with the shares of the policy", async () => {
    const screen = screenIn(await pageAt(`${app.url}/ambassador-program`));
    expect(screen).to.include("Terms for ambassadors").and.to.include('href="/register"');
    expect(screen).to.include("60%").and.to.include("50%");
  });

  it("is not for search engines where it is for one's own account, or for those who are blocked", async () => {
    const page = await pageAt(`${app.url}/blocked`);
    expect(page).to.include('content="noindex"').and.to.include("<title>Blocked address");
    for (const path of ["/welcome", "/consent"]) {
      const answer = await fetch(app.url + path, { redirect: "manual" });
      expect(answer.status, path).to.equal(302);
      expect(answer.headers.get("location")).to.include("/login");
    }
  });

  it("is a page to read, with the fees of the policy", async () => {
    for (const [path, words] of Object.entries({
      "/fees": "Bank transfers",
      "/about": "What you can count on",
      "/help": "How do I buy?",
      "/status": "Releases and withdrawals",
      "/terms-of-service": "What we may do",
      "/vendor-terms": "Your offers",
      "/partner-program": "What you earn",
      "/privacy-policy": "Who sees it",
    })) {
      const screen = screenIn(await pageAt(app.url + path));
      expect(screen, path).to.include(words).and.to.not.include('aria-busy="true"');
      expect(screen, path).to.include(`href="${path}"`);
    }
    expect(screenIn(await pageAt(`${app.url}/fees`))).to.match(/Bank transfers<.*?>0\.5%</);
  });

  it("is not listed by search engines while it has no offers", async () => {
    for (const path of [
      "/trading/sell-ethereum/bizum",
      "/buy-giftcard/razer-gold-gift-card",
      "/sell-giftcard-for-bitcoin/razer-gold-gift-card",
      "/country/tuvalu",
    ]) {
      const page = await pageAt(app.url + path);
      expect(page, path).to.include('<meta name="robots" content="noindex" />');
      expect(screenIn(page), path).to.include("right now.");
    }
    for (const path of [
      "/trading/buy-bitcoin/no-such-method",
      "/trading/buy-dogecoin/bizum",
      "/buy-giftcard/sepa-instant",
      "/country/atlantis",
    ]) {
      expect((await fetch(app.url + path)).status, path).to.equal(404);
    }
  });

  it("is on the sitemap, in parts, and old addresses lead to it for good", async () => {
    const robots = await (await fetch(`${app.url}/robots.txt`)).text();
    const [, index = ""] = /Sitemap: (\S+)/.exec(robots) ?? [];
    const pathsIn = async (path: string) => {
      const xml = await (await fetch(app.url + path)).text();
      return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => new URL(at).pathname);
    };
    const parts = await pathsIn(new URL(index).pathname);
    const listed = (await Promise.all(parts.map(pathsIn))).flat();
    for (const path of [
      "/buy/bitcoin",
      "/calculator/btc-to-eur",
      "/trading/buy-bitcoin/sepa-instant",
      "/country/portugal",
      "/buy-crypto-instantly",
      "/otc-desk",
    ]) {
      expect(listed).to.include(path);
    }
    expect(listed).to.not.include("/trading/buy-bitcoin/no-such-method");
    expect((await fetch(`${app.url}/sitemap-nothing.xml`)).status).to.equal(404);
    const moved = await fetch(`${app.url}/calculator/btc-to-HRK?a=b`, { redirect: "manual" });
    expect(moved.status).to.equal(301);
    expect(moved.headers.get("location")).to.equal("/calculator/btc-to-eur?a=b");
  });

  it("shows hostile words as words, in the markup and in the data beside it", async () => {
    await ana.must("changeSettings", { body: { bio: hostile } });
    const page = await pageAt(`${app.url}/user/ana_lima?${encodeURIComponent(hostile)}`);
    expect(screenIn(page)).to.include("&lt;/script&gt;&lt;script&gt;alert(1)");
    expect(page).to.not.include("<script>").and.to.not.include("<img");
    expect(page).to.include("\\u003c/script>");
    const elements = [...page.matchAll(/<script\b[^>]*>/g)].map(([element]) => element);
    expect(elements.filter((each) => !/ src=| type="application\/json"/.test(each))).to.deep.equal(
      [],
    );
  });

  it("is counted, drawn or kept", async () => {
    await pageAt(app.url + market);
    const metrics = await (await fetch(`${app.url}/metrics`)).text();
    for (const outcome of ["drawn", "kept", "busy", "late", "failed"]) {
      expect(metrics).to.include(`peerhold_first_screens_total{outcome="${outcome}"}`);
    }
    expect(metrics).to.match(/peerhold_first_screens_total\{outcome="drawn"\} [1-9]/);
    expect(metrics).to.include('peerhold_first_screens_total{outcome="failed"} 0');
  });
});
