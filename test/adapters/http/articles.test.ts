import { expect } from "chai";
import type { AdminArticleView } from "../../../src/adapters/http/contract/admin/articles.ts";
import type {
  ArticleSummaryView,
  ArticleView,
} from "../../../src/adapters/http/contract/article/article.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

describe("articles over HTTP", () => {
  let pair: TradingPair;
  let ada: StaffVisitor;
  let stranger: Visitor;
  before(async () => {
    pair = await TradingPair.open({ DEMO_STORY: "0" });
    ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    stranger = await Visitor.of(pair.app.url);
  });
  after(() => pair.close());

  const text = {
    kind: "blog" as const,
    slug: "new-methods",
    locale: "en" as const,
    title: "New payment methods",
    summary: "What is new.",
    body: "First paragraph.\n\n## More\n\n- one\n- two",
    is_published: true,
    seen_version: 0,
    reason: "Tested.",
  };
  const save = (change: object = {}) => ada.call("saveArticle", { body: { ...text, ...change } });
  const read = async (query: Record<string, string> = {}) => {
    const parameters = { kind: text.kind, slug: text.slug };
    const { status, data } = await stranger.call("viewArticle", { parameters, query });
    return { status, article: data as ArticleView | undefined };
  };
  const page = async (path: string) => {
    const answer = await fetch(pair.app.url + path, { headers: { accept: "text/html" } });
    return { status: answer.status, html: await answer.text() };
  };

  it("of the academy come with the platform, on pages that are drawn with their text", async () => {
    const query = { kind: "academy" };
    const listed: ArticleSummaryView[] = (await stranger.must("listArticles", { query })).data;
    const slugs = listed.map(({ slug }) => slug);
    expect(slugs).to.include.members([
      "how-escrow-works",
      "your-first-trade",
      "staying-safe",
      "disputes",
      "fees-and-prices",
      "payment-methods",
      "wallets",
    ]);
    const { status, html } = await page("/academy/how-escrow-works");
    expect(status).to.equal(200);
    expect(html).to.include("Who can move it, when").and.to.include('"@type":"Article"');
    expect((await page("/academy")).html).to.include("Your first trade");
    expect((await page("/academy/no-such-article")).status).to.equal(404);
    const sitemap = await (await fetch(`${pair.app.url}/sitemap-articles.xml`)).text();
    expect(sitemap).to.include("/academy/wallets</loc>");
  });

  it("stand on the page of refugees and on those of countries", async () => {
    expect((await page("/refugees")).html).to.include("Receiving money when you had to leave home");
    await save({ kind: "country", slug: "portugal", title: "Trading in Portugal" });
    expect((await page("/country/portugal")).html).to.include("Trading in Portugal");
  });

  it("are written in versions: drafts stay hidden, and nobody overwrites a newer one", async () => {
    expect((await save({ is_published: false })).status).to.equal(200);
    expect((await read()).status).to.equal(404);
    expect((await save({ seen_version: 1 })).status).to.equal(200);
    expect((await read()).article).to.include({ title: "New payment methods", locale: "en" });
    const late = await save({ seen_version: 1, title: "Late" });
    expect([late.status, late.code]).to.deep.equal([409, "article_changed"]);
    const versions: AdminArticleView[] = (
      await ada.must("viewArticleVersions", {
        parameters: { kind: text.kind, slug: text.slug, locale: "en" },
      })
    ).data;
    expect(versions.map(({ version, isPublished }) => [version, isPublished])).to.deep.equal([
      [2, true],
      [1, false],
    ]);
    expect(versions[0]).to.include({ madeBy: "ada_admin", body: text.body });
  });

  it("are read in the reader's language where there is one, and else in English", async () => {
    const arabic = async () => (await read({ locale: "ar-XB" })).article;
    expect(await arabic()).to.include({ locale: "en", title: "New payment methods" });
    await save({ locale: "ar-XB", title: "Another language" });
    expect(await arabic()).to.include({ locale: "ar-XB", title: "Another language" });
    expect((await read()).article).to.include({ title: "New payment methods" });
  });

  it("are refused without words, in a bad place, or without a reason", async () => {
    const code = async (change: object) => (await save({ slug: "other", ...change })).code;
    expect(await code({ title: "\u200b" })).to.equal("article_text");
    expect(await code({ slug: "-bad-" })).to.equal("article_slug");
    expect(await code({ reason: "\u200b" })).to.equal("reason_needed");
  });
});
