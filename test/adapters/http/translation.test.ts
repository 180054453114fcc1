import { expect } from "chai";
import type { Failure } from "../../../src/adapters/http/contract/envelope.ts";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { PolicyView } from "../../../src/adapters/http/contract/admin/policy.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { TranslateServer } from "../../support/translate-server.ts";

const switchOn = async (pair: TradingPair) => {
  const ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
  const { version }: PolicyView = (await ada.must("viewPolicy")).data;
  const patch = { flags: { autoTranslation: true } };
  return ada.call("changePolicy", { body: { patch, version, reason: "Tested." } });
};

describe("translations over HTTP", () => {
  let server: TranslateServer;
  let pair: TradingPair;
  let id: string;
  before(async () => {
    server = await TranslateServer.open();
    pair = await TradingPair.open({ TRANSLATE_URL: server.setting });
    ({ id } = await pair.start());
    await pair.seller.must("sendMessage", { parameters: { id }, body: { text: "Good morning" } });
  });
  after(async () => {
    await pair.close();
    server.close();
  });

  const translate = (who = pair.buyer, seq = "1", language = "pt") =>
    who.call("translateMessage", { parameters: { id, seq }, body: { language } });

  it("are refused while the flag is off, and send nothing", async () => {
    expect(await translate()).to.include({ status: 403, code: "feature_off" });
    expect(server.asked).to.deep.equal([]);
    expect((await switchOn(pair)).status).to.equal(200);
  });

  it("give a party the message in their language, and mark nothing as read", async () => {
    const told = await translate();
    expect(told.status).to.equal(200);
    expect(told.body).to.deep.equal({ data: { text: "pt: Good morning", from: "en" } });
    const { body } = await pair.buyer.must("listChats");
    expect(body).to.have.nested.property("meta.unreadChats", 1);
  });

  it("are of what the reader can read alone", async () => {
    const stranger = await pair.signIn("kofi_trades");
    const sent = server.asked.length;
    expect((await translate(stranger)).code).to.equal("not_found");
    for (const seq of ["2", "0", "-1", "1.5", "one"]) {
      expect((await translate(pair.buyer, seq)).code, seq).to.equal("not_found");
    }
    expect(server.asked).to.have.length(sent);
  });

  it("say when the service does not know the language, or does not answer", async () => {
    expect(await translate(pair.buyer, "1", "xx")).to.include({
      status: 422,
      code: "translation_unsupported",
    });
    expect((await translate(pair.buyer, "1", "PT-br")).code).to.equal("validation");
    server.instead = "cut";
    expect(await translate(pair.buyer, "1", "de")).to.include({
      status: 503,
      code: "translation_unavailable",
    });
    server.instead = undefined;
  });

  it("give the terms of an offer", async () => {
    const query = { type: "sell" };
    const offers: MyOfferView[] = (await pair.seller.must("listMyOffers", { query })).data;
    const offer = offers.find(({ terms }) => terms !== "");
    const parameters = { id: offer?.idHashed ?? "" };
    const { data } = await pair.buyer.must("translateTerms", {
      parameters,
      body: { language: "de" },
    });
    expect(data).to.deep.equal({ text: `de: ${offer?.terms}`, from: "en" });
    const nowhere = { parameters: { id: "nooffernoffer" }, body: { language: "de" } };
    expect((await pair.buyer.call("translateTerms", nowhere)).code).to.equal("not_found");
  });
});

describe("the flag of translations without a service", () => {
  it("cannot be switched on", async () => {
    const pair = await TradingPair.open();
    try {
      const told = await switchOn(pair);
      expect([told.status, told.code]).to.deep.equal([422, "policy_invalid"]);
      expect((told.body as Failure).error.details).to.deep.equal([
        {
          field: "flags.autoTranslation",
          code: "no_provider",
          message: "This needs a service that isn't set up on this installation. It stays off.",
        },
      ]);
    } finally {
      await pair.close();
    }
  });
});
