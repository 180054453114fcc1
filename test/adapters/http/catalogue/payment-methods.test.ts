import { expect } from "chai";
import express from "express";
import { routes as contractRoutes } from "../../../../src/adapters/http/contract/routes.ts";
import { apiDocumentRoutes } from "../../../../src/adapters/http/inbound/api-document/api-document-routes.ts";
import { listen, type ListeningServer } from "../../../../src/adapters/http/inbound/http-server.ts";
import { marketRoutes } from "../../../../src/adapters/http/inbound/market/market-routes.ts";
import { mountRoutes } from "../../../../src/adapters/http/inbound/mount-routes.ts";
import { ListCryptoCurrencies } from "../../../../src/application/market/list-crypto-currencies.ts";
import { ListPaymentMethods } from "../../../../src/application/market/list-payment-methods.ts";
import { DocumentedClient } from "../../../support/documented-client.ts";
import { OfferShelf } from "../../../support/offer-shelf.ts";
import { openGate } from "../../../support/stub-gate.ts";

describe("payment methods over HTTP", () => {
  let shelf: OfferShelf;
  let server: ListeningServer;
  let client: DocumentedClient;
  let vendor: string;
  /** Goes on with every look, so that everything is counted anew. */
  let minutes = 0;

  before(async () => {
    shelf = await OfferShelf.open();
    vendor = await shelf.addVendor();
    const routes = [
      ...apiDocumentRoutes({ title: "", version: "", server: "" }, contractRoutes),
      ...marketRoutes({
        listCryptoCurrencies: new ListCryptoCurrencies(shelf.market, {
          listOpen: () => Promise.resolve([]),
        }),
        withdrawnEntries: { isWithdrawn: () => false },
        listPaymentMethods: new ListPaymentMethods(shelf.methodUses, () => {
          minutes += 1;
          return minutes * 60_000;
        }),
      }),
    ];
    server = await listen(express().use(mountRoutes(routes, openGate)), "127.0.0.1", 0);
    client = await DocumentedClient.of(server.url);
  });
  after(async () => {
    await server.close(0);
    await shelf.close();
  });

  const data = async (path: string) =>
    ((await client.request("get", path)).body as { data: Record<string, unknown>[] }).data;

  it("are some 350, with what pays where and how", async () => {
    const methods = await data("/rest/v2/payment-methods");
    expect(methods.length).to.be.within(340, 420);
    const debit = methods.find(({ slug }) => slug === "debit-card");
    expect(debit).to.include({ isBinCodeEnabled: true, isReversible: true });
    const bizum = methods.find(({ slug }) => slug === "bizum");
    expect(bizum).to.deep.include({ currencies: ["EUR"], countries: ["ES"] });
  });

  it("are counted in offers that anybody can see, and make them popular", async () => {
    await shelf.publish(vendor);
    await shelf.publish(vendor, { paymentMethod: "wise" });
    await shelf.publish(vendor, { paymentMethod: "wise", side: "buy", paymentDetails: [] });
    const off = await shelf.publish(vendor, { paymentMethod: "paypal" });
    await shelf.database.query("UPDATE offer SET is_active = false WHERE id = $1", [off]);
    const methods = await data("/rest/v2/payment-methods");
    const sold = methods.filter(({ sellQuantity }) => Number(sellQuantity) > 0);
    expect(
      sold.map(({ slug, sellQuantity, buyQuantity }) => [slug, sellQuantity, buyQuantity]),
    ).to.deep.equal([
      ["sepa-instant", 1, 0],
      ["wise", 1, 1],
    ]);
    const popular = await data("/rest/v2/payment-methods/popular");
    expect(popular.map(({ slug }) => slug)).to.deep.equal([
      "wise",
      "sepa-instant",
      "sepa",
      "bank-transfer",
    ]);
  });

  it("are in groups, which say how many they have", async () => {
    const groups = await data("/rest/v2/payment-method-groups");
    const ids = [5, 3, 8, 2, 4, 1, 6, 7, 43];
    expect(groups.map(({ id }) => id)).to.deep.equal(ids);
    expect(groups[5]).to.include({ slug: "gift-cards", name: "Gift cards", iconName: "gift" });
    const methods = await data("/rest/v2/payment-methods");
    for (const { id, methodCount } of groups) {
      const own = methods.filter(({ paymentMethodGroupId }) => paymentMethodGroupId === id);
      expect(own.length, String(id)).to.equal(methodCount);
    }
  });
});
