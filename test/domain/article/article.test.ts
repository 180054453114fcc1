import { expect } from "chai";
import {
  articleBlocks,
  forReader,
  judgeArticle,
  type ArticleText,
} from "../../../src/domain/article/article.ts";

const text: ArticleText = {
  kind: "academy",
  slug: "first-trade",
  locale: "en",
  title: "Your first trade",
  summary: "Step by step.",
  body: "One.",
  isPublished: true,
};

describe("an article", () => {
  for (const [change, code] of [
    [{}, "accepted"],
    [{ slug: "First" }, "article_slug"],
    [{ slug: "a--b" }, "article_slug"],
    [{ title: " \u200b" }, "article_text"],
    [{ summary: "" }, "article_text"],
    [{ body: " \n " }, "article_text"],
    [{ body: "a\u0000b" }, "article_text"],
  ] as const) {
    it(`is ${code} with ${JSON.stringify(change)}`, () => {
      const judged = judgeArticle({ ...text, ...change });
      expect(judged.ok ? "accepted" : judged.refusal.code).to.equal(code);
    });
  }

  it("is made of headings, paragraphs and lists", () => {
    expect(articleBlocks("One\nline.\n\n\n## Head\n\n- a\n- b\n\n- c\nd")).to.deep.equal([
      { kind: "paragraph", text: "One line." },
      { kind: "heading", text: "Head" },
      { kind: "list", entries: ["a", "b"] },
      { kind: "paragraph", text: "- c d" },
    ]);
  });

  it("is read in the reader's language, then in English, then in any", () => {
    const inLocale = (locale: string) => ({ locale });
    expect(forReader([inLocale("en"), inLocale("fr")], "fr")).to.deep.equal(inLocale("fr"));
    expect(forReader([inLocale("fr"), inLocale("en")], "de")).to.deep.equal(inLocale("en"));
    expect(forReader([inLocale("fr")], "de")).to.deep.equal(inLocale("fr"));
    expect(forReader([], "de")).to.equal(undefined);
  });
});
