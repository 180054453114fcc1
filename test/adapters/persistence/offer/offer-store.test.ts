import { expect } from "chai";
import { money } from "../../../../src/domain/money/money.ts";
import { OfferShelf } from "../../../support/offer-shelf.ts";
import { usualOffer } from "../../../support/usual-offer.ts";

describe("the store of offers", () => {
  let shelf: OfferShelf;
  before(async () => {
    shelf = await OfferShelf.open();
  });
  after(() => shelf.close());

  it("gives back a range offer as it was published, with the time of the database", async () => {
    const owner = await shelf.addTrader(1);
    const before = await shelf.now();
    const created = await shelf.createOffer.execute({ traderId: owner }, usualOffer);
    const record = created.ok ? await shelf.views.record(created.value.id) : undefined;
    const { pauses, ...stored } = record?.offer ?? {};
    expect(pauses).to.deep.equal([]);
    expect(created).to.deep.equal({ ok: true, value: stored });
    expect(record?.offer).to.deep.include({ version: 1, ownerId: owner, active: true });
    expect(record?.offer.createdAt).to.be.within(before, await shelf.now());
  });

  it("gives back a fixed price, a list of large amounts and signs of all scripts exactly", async () => {
    const owner = await shelf.addTrader(1);
    const id = await shelf.publish(owner, {
      side: "buy",
      asset: "ETH",
      currency: "KWD",
      pricing: { kind: "fixed", price: "123456789012345678.12345678" },
      amounts: { kind: "predefined", amounts: ["0.001", "123456789012345678.999"] },
      terms: `"quotes", 'quotes', \\ and {braces}, emoji 🦊 and العربية\nnext line`,
      tags: ["no-kyc", "ünïcode"],
      label: "",
    });
    const record = await shelf.views.record(id);
    expect(record?.offer).to.deep.include({
      pricing: {
        kind: "fixed",
        price: { asset: "ETH", currency: "KWD", scaled: 12_345_678_901_234_567_812_345_678n },
      },
      amounts: {
        kind: "predefined",
        amounts: [
          { currency: "KWD", minor: 1n },
          { currency: "KWD", minor: 123_456_789_012_345_678_999n },
        ],
      },
      terms: `"quotes", 'quotes', \\ and {braces}, emoji 🦊 and العربية\nnext line`,
      tags: ["no-kyc", "ünïcode"],
      paymentDetails: [],
    });
  });

  it("returns the owner as anyone may see them, and the time of the database", async () => {
    const owner = await shelf.addVendor();
    await shelf.database.query(
      `UPDATE trader SET feedback_positive = 10, feedback_negative = 1,
         last_seen_at = '2026-01-01T00:00:00Z' WHERE id = $1`,
      [owner],
    );
    await shelf.database.query(
      "INSERT INTO trader_usage (trader_id, completed_trades) VALUES ($1, 12)",
      [owner],
    );
    const record = await shelf.views.record(await shelf.publish(owner));
    expect(record?.owner).to.deep.equal({
      username: owner,
      avatar: undefined,
      badge: "vendor",
      country: undefined,
      lastSeenAt: Date.UTC(2026, 0, 1),
      completedTrades: 12,
      feedbackPositive: 10,
      feedbackNegative: 1,
      releaseMedianSeconds: undefined,
      month: { ended: 0, endedWell: 0, volume: money("BTC", 0n) },
      rankShift: 0,
      hasAutoReply: false,
    });
    expect(record?.now).to.be.above(Date.UTC(2026, 0, 1));
  });

  it("knows no offer that there is not", async () => {
    expect(await shelf.views.record("nothing")).to.equal(undefined);
  });

  it("lets nobody publish who is on level 0", async () => {
    const owner = await shelf.addTrader(0);
    const created = await shelf.createOffer.execute({ traderId: owner }, usualOffer);
    expect(created).to.deep.equal({
      ok: false,
      refusal: { code: "too_many_active_offers", most: 0 },
    });
  });

  it("takes exactly six of nine that one owner publishes at once on level 1", async () => {
    const owner = await shelf.addTrader(1);
    // All are delayed together, each as a process of its own, so that all nine would count before
    // any of them exists.
    await shelf.database.query("BEGIN");
    await shelf.database.query("SELECT FROM trader WHERE id = $1 FOR UPDATE", [owner]);
    const publishing = Promise.all(
      Array.from({ length: 9 }, () => shelf.createOffer.execute({ traderId: owner }, usualOffer)),
    );
    while ((await shelf.countWaiting()) < 2) await new Promise(setImmediate);
    await shelf.database.query("COMMIT");
    const results = await publishing;
    const refused = results.flatMap((each) => (each.ok ? [] : [each.refusal]));
    const refusal = { code: "too_many_active_offers", most: 6 };
    expect(refused).to.deep.equal([refusal, refusal, refusal]);
    const [row] = await shelf.database.query<{ count: string }>(
      "SELECT count(*) FROM offer WHERE owner_id = $1",
      [owner],
    );
    expect(row?.count).to.equal("6");
  });

  it("counts active offers only", async () => {
    const owner = await shelf.addTrader(1);
    for (let count = 0; count < 6; count += 1) await shelf.publish(owner);
    await shelf.database.query("UPDATE offer SET is_active = false WHERE owner_id = $1", [owner]);
    expect(await shelf.publish(owner)).to.be.a("string");
  });

  it("stores nothing that the rules refused", async () => {
    const owner = await shelf.addTrader(1);
    const input = { ...usualOffer, windowMinutes: "29" };
    const created = await shelf.createOffer.execute({ traderId: owner }, input);
    expect(created).to.have.nested.property("refusal.code", "validation");
    const rows = await shelf.database.query("SELECT FROM offer WHERE owner_id = $1", [owner]);
    expect(rows).to.deep.equal([]);
  });

  const broken: readonly [what: string, set: string][] = [
    ["a margin and a fixed price", "fixed_price = 1"],
    ["neither margin nor fixed price", "margin_bp = NULL"],
    ["a range and a list", "predefined = '{5}'"],
    ["neither range nor list", "range_min = NULL, range_max = NULL"],
    ["half a range", "range_max = NULL"],
    ["a range that ends before it begins", "range_max = range_min - 1"],
    ["an amount of nothing", "range_min = NULL, range_max = NULL, predefined = '{0}'"],
    ["an unknown amount", "range_min = NULL, range_max = NULL, predefined = '{5,NULL}'"],
    ["a margin that leaves nothing of the price", "margin_bp = -10000"],
    ["a side that is none", "side = 'swap'"],
    ["an asset that is none", "asset = 'XMR'"],
    ["an owner that is none", "owner_id = 'nobody'"],
  ];
  for (const [what, set] of broken) {
    it(`has no row with ${what}`, async () => {
      const id = await shelf.publish(await shelf.addTrader(1));
      const refusal = await shelf.database
        .query(`UPDATE offer SET ${set} WHERE id = $1`, [id])
        .catch((error: unknown) => error);
      expect(refusal).to.have.property("code").that.is.oneOf(["23514", "23503"]);
    });
  }
});
