import { readFileSync } from "node:fs";
import { expect } from "chai";
import { knownTags } from "../../../../src/domain/offer/offer-tags.ts";

describe("the words of tags", () => {
  const source = readFileSync("src/adapters/web-ui/market/tag-words.ts", "utf8");
  for (const { slug, name, description } of knownTags) {
    it(`are in the catalogue of texts for ${slug}`, () => {
      expect(source).to.include(`"${slug}"`);
      expect(source).to.include(`t\`${name}\``);
      expect(source).to.include(`t\`${description}\``);
    });
  }
});
