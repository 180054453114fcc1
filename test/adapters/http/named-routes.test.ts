import { expect } from "chai";
import { namedRoutes } from "../../../src/adapters/http/contract/named-routes.ts";
import { pageAt } from "../../../src/adapters/http/inbound/pages/page-table.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";

const samples: Readonly<Record<string, string>> = {
  type: "buy",
  crypto: "bitcoin",
  paymentMethod: "revolut",
  currencyCode: "eur",
  country: "portugal",
  id: "abcdefgh",
  username: "ana_lima",
};

describe("the table of pages", () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());

  it("is served to everybody", async () => {
    const visitor = await Visitor.of(app.url);
    expect((await visitor.must("listRoutes")).data).to.deep.equal(namedRoutes);
  });

  it("names pages that exist, and each of them once", () => {
    const templates = Object.values(namedRoutes);
    expect(new Set(templates).size).to.equal(templates.length);
    for (const template of templates) {
      const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        template.includes("giftcard") && name === "paymentMethod"
          ? "amazon-gift-card"
          : (samples[name] ?? name),
      );
      expect(pageAt(path, false), `${template} at ${path}`).to.not.equal(undefined);
    }
  });
});
