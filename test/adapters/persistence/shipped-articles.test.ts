import { expect } from "chai";
import { judgeArticle } from "../../../src/domain/article/article.ts";
import { shippedArticles } from "../../../src/adapters/persistence/article/shipped-articles.ts";

describe("articles that come with the platform", () => {
  for (const shipped of shippedArticles) {
    it(`are as the console would keep them: ${shipped.slug}`, () => {
      const judged = judgeArticle({ ...shipped, locale: "en", isPublished: true });
      expect(judged.ok && judged.value.body).to.equal(shipped.body);
      expect(shipped.summary.length).to.be.at.most(300);
    });
  }
});
