import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { shippedArticles } from "../../src/adapters/persistence/article/shipped-articles.ts";
import { findProject } from "../../src/composition/project.ts";

/** What no text says; "please" is what people write to each other in a practice and to a case. */
const unsaid = /\b(?:sorry|oops|simply|invalid|whoever|somebody|everybody|anybody)\b|!/i;

const read = (path: string) => readFileSync(join(findProject().folder, path), "utf8");

function textsOf(folder: string): readonly string[] {
  const catalogue = read(`src/${folder}/locales/en/messages.po`);
  return [...catalogue.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, quoted = ""]) =>
    [...quoted.matchAll(/"(.*)"\n/g)].map(([, part = ""]) => part).join(""),
  );
}

/** The left column of the table "Not this, but this". */
function wordings(): readonly string[] {
  const table = read("docs/voice.md").split("## Not this, but this")[1] ?? "";
  return [...table.matchAll(/^\| (.+?) \| .+ \|$/gm)].map(([, not = ""]) => not).slice(1);
}

describe("the voice of the interfaces", () => {
  for (const folder of ["adapters/web-ui", "admin-ui", "adapters/mail"]) {
    it(`is kept in the texts of ${folder}`, () => {
      const texts = textsOf(folder);
      expect(texts.length).to.be.greaterThan(100);
      expect(texts.filter((text) => unsaid.test(text))).to.deep.equal([]);
      // At the start of a sentence they are capitalized.
      const unwanted = wordings().map((each) => each.toLowerCase());
      const wrong = texts.filter((text) =>
        unwanted.some((each) => text.toLowerCase().includes(each)),
      );
      expect(wrong).to.deep.equal([]);
    });
  }

  it("is kept in the articles that come with the platform", () => {
    const texts = shippedArticles.flatMap(({ title, summary, body }) => [title, summary, body]);
    expect(texts.filter((text) => unsaid.test(text))).to.deep.equal([]);
    const unwanted = wordings().map((each) => each.toLowerCase());
    const wrong = unwanted.filter((each) =>
      texts.some((text) => text.toLowerCase().includes(each)),
    );
    expect(wrong).to.deep.equal([]);
  });

  it("writes every time of day on the 24-hour clock", () => {
    const { folder } = findProject();
    const times = globSync("src/**/*.{ts,tsx}", { cwd: folder }).flatMap((file) => {
      const text = read(file);
      // The cycle stands among the options, before or after the hour.
      return [...text.matchAll(/\b(?:timeStyle|hour): "|toLocaleTimeString/g)].map(
        ({ index }) => `${file}: ${text.slice(Math.max(0, index - 120), index + 120)}`,
      );
    });
    expect(times).to.have.length.of.at.least(10);
    expect(times.filter((each) => !each.includes('hourCycle: "h23"'))).to.deep.equal([]);
  });

  it("has twenty wordings to hold texts to", () => {
    expect(wordings()).to.have.length.of.at.least(20);
  });
});
