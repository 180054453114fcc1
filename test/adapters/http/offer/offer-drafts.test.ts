import { expect } from "chai";
import type {
  OfferDraftLine,
  OfferDraftView,
} from "../../../../src/adapters/http/contract/offer/offer-draft.ts";
import { defaultOfferPolicy } from "../../../../src/domain/policy/default-policy.ts";
import { startTestApp, type TestApp } from "../../../support/test-app.ts";
import { Visitor } from "../../../support/visitor.ts";

describe("drafts of offers over HTTP", () => {
  let app: TestApp;
  let ana: Visitor;
  let elsewhere: Visitor;
  let bruno: Visitor;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    ana = await Visitor.ofDemo(app.url, "ana_lima");
    elsewhere = await Visitor.ofDemo(app.url, "ana_lima");
    bruno = await Visitor.ofDemo(app.url, "bruno_costa");
  });
  after(() => app.stop());
  beforeEach(() => app.database.query("DELETE FROM offer_draft"));

  const id = "draftdraft01";
  const body = (version: number, content = "{}") => ({
    version,
    content,
    type: "sell",
    crypto_currency_code: "BTC",
    currency: "EUR",
    payment_method: "sepa",
  });
  const save = (by: Visitor, version: number, content?: string, of = id) =>
    by.call("saveOfferDraft", { parameters: { id: of }, body: body(version, content) });
  const list = async (by: Visitor): Promise<readonly OfferDraftLine[]> =>
    (await by.must("listOfferDrafts")).data;
  const view = async (by: Visitor): Promise<OfferDraftView> =>
    (await by.must("viewOfferDraft", { parameters: { id } })).data;

  it("are there on another device, and nobody else's", async () => {
    const content = JSON.stringify({ terms: "Pay from your own account." });
    await save(ana, 0, content);
    const [line] = await list(elsewhere);
    expect(line).to.include({
      id,
      version: 1,
      type: "sell",
      cryptoCurrencyCode: "BTC",
      fiatCurrencyCode: "EUR",
    });
    expect(line?.paymentMethodName).to.include("SEPA");
    expect((await view(elsewhere)).content).to.equal(content);
    expect(await list(bruno)).to.deep.equal([]);
    expect((await bruno.call("viewOfferDraft", { parameters: { id } })).code).to.equal("not_found");
    expect((await bruno.call("removeOfferDraft", { parameters: { id } })).code).to.equal(
      "not_found",
    );
    const [row] = await app.database.query("SELECT content FROM offer_draft");
    expect(JSON.stringify(row)).not.to.include("own account");
  });

  it("are never overwritten by somebody who did not see the newest", async () => {
    await save(ana, 0, "1");
    expect((await save(elsewhere, 1, "2")).status).to.equal(200);
    expect((await save(ana, 1, "3")).code).to.equal("draft_changed");
    expect((await save(ana, 0, "3")).code).to.equal("draft_changed");
    expect(await view(ana)).to.include({ content: "2", version: 2 });
    const both = await Promise.all([save(ana, 2, "4"), save(elsewhere, 2, "5")]);
    expect(both.map(({ status }) => status)).to.have.members([200, 409]);
    await elsewhere.must("removeOfferDraft", { parameters: { id } });
    expect((await save(ana, 3, "6")).code).to.equal("draft_changed");
    expect((await save(ana, 0, "6")).status).to.equal(200);
  });

  it("are so many at most, also at one moment, and go after their time", async () => {
    const { most } = defaultOfferPolicy.drafts;
    const ids = Array.from({ length: most + 3 }, (_, index) => `draftdraft${10 + index}`);
    const saved = await Promise.all(ids.map((each) => save(ana, 0, "{}", each)));
    const codes = saved.flatMap(({ code }) => code ?? []);
    expect(codes).to.deep.equal(Array(3).fill("too_many_offer_drafts"));
    expect(await list(ana)).to.have.lengthOf(most);
    await app.database.query("UPDATE offer_draft SET kept_until = clock_timestamp()");
    expect(await list(ana)).to.deep.equal([]);
    expect((await save(ana, 0)).status).to.equal(200);
  });

  it("need no payment method yet", async () => {
    const { payment_method: _none, ...unfinished } = body(0);
    await ana.must("saveOfferDraft", { parameters: { id }, body: unfinished });
    expect((await list(ana))[0]?.paymentMethodName).to.equal("");
    await ana.must("saveOfferDraft", {
      parameters: { id },
      body: { ...body(1), payment_method: "" },
    });
  });

  it("are refused where they are too long, or their id is none", async () => {
    expect((await save(ana, 0, "x".repeat(40_001))).status).to.equal(422);
    expect((await save(ana, 0, "{}", "short")).code).to.equal("not_found");
  });
});
