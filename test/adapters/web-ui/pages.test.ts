import { expect } from "chai";
import { pageAt, servedPaths } from "../../../src/adapters/http/inbound/pages/page-table.ts";
import { pages } from "../../../src/adapters/web-ui/pages.ts";

/** A value for each parameter of a page. */
const values: Readonly<Record<string, string>> = {
  coin: "bitcoin",
  id: "abcdefgh1234",
  act: "top-up",
  link: "abcdefgh1234",
  ambassador: "AB2CDEFG",
  invoice: "0197c3a0-1111-7222-8333-444455556666",
  name: "ana_lima",
  deed: "buy",
  pair: "btc-to-eur",
  country: "portugal",
  coins: "buy-bitcoin",
  card: "amazon-gift-card",
  method: "sepa-instant",
};

const paths = pages.map(({ path }) =>
  path.replaceAll(/:(\w+)/g, (_whole, name: string) => values[name] ?? `unknown-${name}`),
);

describe("the pages of the interface", () => {
  it("are all served, and what is served is a page", () => {
    for (const path of paths) expect(pageAt(path, true), path).to.not.equal(undefined);
    for (const shape of servedPaths)
      expect(
        paths.some((path) => shape.test(path)),
        String(shape),
      ).to.equal(true);
  });

  it("are in a demo only for the same paths as the server says", () => {
    for (const [index, { isOfDemo = false }] of pages.entries())
      expect(pageAt(paths[index] ?? "", false) === undefined, paths[index]).to.equal(isOfDemo);
  });

  it("have no path twice", () => {
    expect(new Set(pages.map(({ path }) => path)).size).to.equal(pages.length);
  });
});
