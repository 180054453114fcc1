import { expect } from "chai";
import type { ConsentsView } from "../../../src/adapters/http/contract/consent/consent.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

const reason = "Lawyers asked for it.";

describe("consents to terms and privacy policy", () => {
  let pair: TradingPair;
  let ada: StaffVisitor;
  before(async () => {
    pair = await TradingPair.open();
    ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
  });
  after(() => pair.close());

  const view = async (who: Visitor) => (await who.must("viewConsents")).data as ConsentsView;
  const accept = (who: Visitor, body: object) => who.call("acceptDocuments", { body });
  const publish = (body: object = {}, by = ada, key?: string) =>
    by.call("publishDocument", {
      body: { document: "terms", note: "Fees of gift cards.", reason, ...body },
      ...(key !== undefined && { key }),
    });
  const versions = ({ inForce }: ConsentsView) => {
    const entries = inForce.map(({ document, version }) => [document, version] as const);
    return Object.fromEntries(entries);
  };

  it("are recorded with version and time when somebody registers", async () => {
    const mia = await Visitor.of(pair.app.url);
    await mia.register("mia_new");
    const { accepted, inForce } = await view(mia);
    expect(accepted.map(({ document, version }) => [document, version])).to.have.deep.members([
      ["terms", 1],
      ["privacy", 1],
    ]);
    expect(accepted[0]?.acceptedAt).to.match(/Z$/);
    expect(inForce.every(({ isDue }) => !isDue)).to.equal(true);
  });

  it("are asked for again once an admin put a new version in force, and wait for nothing but new things", async () => {
    const { buyer, seller } = pair;
    const { id } = await pair.start();
    const published = await Promise.all([1, 2, 3].map(() => publish({}, ada, "one-publication")));
    expect(published.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    const own = await view(buyer);
    expect(own.inForce.find(({ document }) => document === "terms")).to.include({
      version: 2,
      isDue: true,
      note: "Fees of gift cards.",
    });
    expect((await buyer.must("getCurrentUser")).data).to.include({ owesConsent: true });
    // Reading, and what runs already, go on.
    await buyer.must("listOffers", { query: { type: "buy", crypto_currency_id: "8" } });
    await buyer.must("markTradePaid", { parameters: { id } });
    await seller.must("releaseTrade", { parameters: { id }, body: { password: demoPassword } });
    await buyer.must("downloadOwnData", { body: { password: demoPassword } });
    // The way out stays open: what is refused here is the empty request.
    for (const route of ["closeAccount", "sendCoins"] as const) {
      expect((await buyer.call(route, { body: {} })).code, route).to.not.equal("consent_due");
    }
    // Nothing new begins.
    for (const [route, sent] of [
      ["startTrade", { body: { offer_id: "unknown12345", fiat_amount: "20.00" } }],
      ["changeSettings", { body: {} }],
      ["useFaucet", { body: {} }],
    ] as const) {
      expect(await buyer.call(route, sent), route).to.include({ status: 403, code: "consent_due" });
    }
    expect((await accept(buyer, { terms: 1, privacy: 1 })).code).to.equal("documents_changed");
    expect((await accept(buyer, { terms: 2 })).code).to.equal("validation");
    expect((await accept(buyer, { terms: "2", privacy: 1 })).code).to.equal("validation");
    const done = await accept(buyer, versions(own));
    expect(done.status, JSON.stringify(done.body)).to.equal(200);
    const [latest] = (done.data as ConsentsView).accepted;
    expect(latest).to.include({ document: "terms", version: 2 });
    expect((await accept(buyer, versions(own))).status, "twice").to.equal(200);
    expect((await view(buyer)).accepted).to.have.length(2 + 1);
    expect((await buyer.must("getCurrentUser")).data).to.include({ owesConsent: false });
    expect((await pair.start()).status).to.equal("active_funded");
    expect(
      (await view(seller)).inForce.some(({ isDue }) => isDue),
      "each for oneself",
    ).to.equal(true);
  });

  it("are asked for by admins alone, with what changed", async () => {
    for (const name of ["sam_support", "nia_mod", "vera_super"]) {
      const who = await StaffVisitor.ofDemo(pair.app.adminUrl, name);
      expect((await publish({}, who)).status, name).to.equal(403);
    }
    expect((await publish({ note: " " })).code).to.equal("document_note");
    expect((await publish({ reason: " " })).code).to.equal("reason_needed");
    expect((await publish({ document: "cookies" })).code).to.equal("validation");
    const [newest] = (await ada.must("viewDocuments")).data as { version: number }[];
    expect(newest).to.include({ document: "terms", version: 2, publishedBy: "ada_admin" });
    expect(newest).to.include({ isInForce: true });
    const logged = await pair.app.database.query(
      "SELECT FROM audit_log WHERE act = 'publish-document'",
    );
    expect(logged).to.have.length(1);
  });

  it("of two versions at the same time follow each other", async () => {
    const both = await Promise.all([
      publish({ document: "privacy", note: "One." }),
      publish({ document: "privacy", note: "Two." }),
    ]);
    expect(both.map(({ status }) => status)).to.deep.equal([200, 200]);
    const rows = await pair.app.database.query<{ version: number; is_open: boolean }>(
      `SELECT version, replaced_at IS NULL AS is_open FROM document_version
        WHERE document = 'privacy' ORDER BY version`,
    );
    expect(rows).to.deep.equal([
      { version: 1, is_open: false },
      { version: 2, is_open: false },
      { version: 3, is_open: true },
    ]);
  });
});
