import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { findProject } from "../../../src/composition/project.ts";

const code = String.raw`[\w.]*(?:[cC]urrency|[cC]urrencyCode|\bcode|\basset|\bcoin|spotQuote)`;

/** An amount beside a code, with an ordinary space, where a line may end, between the two. */
const breakable = [
  new RegExp(String.raw`\} \$?\{${code}\}`),
  /[}\d](?:<\/bdi>)? (?:USD|EUR|BTC|USDT|ETH)["\x60<]/,
  /\}<\/bdi> (?:USD|EUR|BTC|USDT|ETH)\b/,
];

/** Comments, keys of lists, and lines that machines read. */
const unseen = /^\s*(?:\/?\*|\/\/)|\bkey[=:]|holds \$\{units\}/;

function breakableIn(source: string): readonly string[] {
  return source
    .split("\n")
    .filter((line) => !unseen.test(line) && breakable.some((each) => each.test(line)))
    .map((line) => line.trim());
}

describe("amounts in both interfaces", () => {
  const { folder } = findProject();

  it("stay on one line with the code of their currency or coin", () => {
    const found = globSync(["src/adapters/web-ui/**/*.{ts,tsx}", "src/admin-ui/**/*.{ts,tsx}"], {
      cwd: folder,
    }).flatMap((file) =>
      breakableIn(readFileSync(join(folder, file), "utf8")).map((line) => `${file}: ${line}`),
    );
    expect(found).to.deep.equal([]);
  });

  it("are found in each way of writing them", () => {
    const lines = [
      "<bdi>{`${priceText(locale, price)} ${currency}`}</bdi>",
      "{report.amount} {view.currency}",
      "from <bdi>{least} USD</bdi>",
      "<bdi>{usdtText(locale, high)}</bdi> USDT",
      "return `${boundText(locale, text)} USD`;",
      'const price = "100.00 EUR";',
    ];
    expect(breakableIn(lines.join("\n"))).to.deep.equal(lines);
  });
});
