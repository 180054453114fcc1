import { expect } from "chai";
import type { OfferCard } from "../../../../src/adapters/http/contract/offer/offer-views.ts";
import { noGates } from "../../../../src/domain/offer/offer-gates.ts";
import { OfferListServer } from "../../../support/offer-list-server.ts";

describe("the card of an offer", () => {
  let server: OfferListServer;
  let owner: string;
  let reader: string;
  before(async () => {
    server = await OfferListServer.open();
    const { shelf } = server;
    owner = await shelf.addVendor();
    reader = await shelf.addTrader(1);
    await shelf.fund(owner);
    shelf.market.tell("BTC", "EUR", "60000");
    await shelf.database.query(
      "INSERT INTO preference (trader_id, country) VALUES ($1, 'PT') ON CONFLICT DO NOTHING",
      [owner],
    );
  });
  after(() => server.close());
  beforeEach(async () => {
    await server.shelf.database.query("DELETE FROM offer");
    await server.shelf.database.query("DELETE FROM contact");
    server.askAs(reader);
  });

  const cardOf = async (query: Record<string, string> = {}): Promise<OfferCard> => {
    const { data } = await server.list(query);
    const [card] = data;
    if (!card) throw new Error("No offer was found");
    return card;
  };
  const publish = (change = {}) => server.shelf.publish(owner, change);

  it("names its price in each way of the specification, and where its owner lives", async () => {
    await publish({ pricing: { kind: "margin", percent: "1.5" } });
    const { owner: shown, ...card } = await cardOf();
    expect(card).to.include({
      price: "60900.00",
      fiatPricePerBtc: "60900.00",
      pricePerBtc: "60900.00",
      pricePerUsd: "1.0150",
      allInPrice: "60900.00",
      customRate: false,
      defaultFlowType: "default",
      isBlocked: false,
    });
    expect(shown).to.include({ userCountryIso: "PT", releaseTimeMedianHumanize: null });
  });

  it("is automated while its flow is, and its owner's prepared reply is sent", async () => {
    const id = await publish();
    const { database } = server.shelf;
    await database.query("UPDATE offer SET flow = 'bt-auto' WHERE id = $1", [id]);
    expect(await cardOf()).to.include({ isAutomated: false });
    const desk = (greeting: string) =>
      database.query(
        `INSERT INTO vendor_desk (trader_id, greeting, away_reply, replies) VALUES ($1, $2, '', '[]')
         ON CONFLICT (trader_id) DO UPDATE SET greeting = excluded.greeting`,
        [owner, greeting],
      );
    await desk("Welcome. Pay to the account below.");
    expect(await cardOf()).to.include({ isAutomated: true });
    await desk("");
    expect(await cardOf()).to.include({ isAutomated: false });
  });

  it("says what a coin brings a seller after the fee", async () => {
    await publish({ side: "buy", paymentDetails: [] });
    // SEPA Instant is a bank transfer: half a percent.
    expect((await cardOf({ type: "sell" })).allInPrice).to.equal("59701.49253731");
  });

  it("says which step lets the reader take it", async () => {
    await publish({ side: "buy", paymentDetails: [] });
    expect(await cardOf({ type: "sell" })).to.include({
      notTakeableCode: "low_balance",
      notTakeableMend: "top_up",
    });
    await server.shelf.fund(reader);
    expect(await cardOf({ type: "sell" })).to.include({
      takeable: true,
      notTakeableMend: null,
    });
  });

  it("leads who named no country to their settings, and others nowhere", async () => {
    const gates = {
      ...noGates,
      newBuyerMost: "",
      countries: { isAllowed: true, codes: ["NG"] },
    };
    await publish({ gates });
    expect((await cardOf()).notTakeableMend).to.equal("say_country");
    await server.shelf.database.query(
      "INSERT INTO preference (trader_id, country) VALUES ($1, 'DE')",
      [reader],
    );
    expect(await cardOf()).to.include({
      notTakeableCode: "not_available_in_your_country",
      notTakeableMend: null,
    });
  });

  it("marks an owner whom the reader blocked, and says how to take that back", async () => {
    await publish();
    await server.shelf.database.query(
      `INSERT INTO contact (owner_id, subject_id, is_trusted, is_blocked)
       VALUES ($1, $2, false, true)`,
      [reader, owner],
    );
    expect(await cardOf({ block: "1" })).to.include({
      isBlocked: true,
      notTakeableMend: "unblock_owner",
    });
  });
});
