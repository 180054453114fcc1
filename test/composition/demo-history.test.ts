import { expect } from "chai";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import type { OfferCard } from "../../src/adapters/http/contract/offer/offer-views.ts";
import { expectBooksBalance } from "../support/books.ts";
import { Visitor } from "../support/visitor.ts";

describe("the story of the demo", () => {
  let app: TestApp;
  before(async function () {
    this.timeout(120_000);
    const rules = { COOL_DOWNS: "1", PAIR_LIMIT: "1", BONDS: "1" };
    app = await startTestApp({ DEMO: "1", DEMO_STORY: "1", ...rules });
  });
  after(() => app.stop());

  const query = <Row>(sql: string) => app.database.query<Row>(sql);

  it("has three trades of every status that people and case workers reach", async () => {
    const rows = await query<{ status: string; count: string }>(
      "SELECT status, count(*) FROM trade GROUP BY status",
    );
    const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]));
    for (const status of [
      "active_funded",
      "paid",
      "released",
      "feedback_updated",
      "expired",
      "cancelled",
      "cancelled_buyer",
      "cancelled_seller",
      "dispute_open",
      "dispute_won_buyer",
      "dispute_won_seller",
      "chargeback_started",
      "chargeback_paid",
    ]) {
      expect(counts.get(status) ?? 0, status).to.be.at.least(3);
    }
  });

  it("lies in the past, as people see it: accounts, offers, trades and messages", async () => {
    const [row] = await query<Record<"accounts" | "offers" | "trades" | "messages", string>>(`
      SELECT (SELECT count(*) FROM trader WHERE created_at > now() - interval '50 days'
                AND username NOT IN ('book_maker', 'book_taker')) AS accounts,
             (SELECT count(*) FROM offer WHERE created_at > now() - interval '50 days') AS offers,
             (SELECT count(*) FROM trade WHERE started_at < now() - interval '40 days') AS trades,
             (SELECT count(*) FROM chat_message WHERE at < now() - interval '40 days') AS messages`);
    expect(row?.accounts, "who came today, and two demo accounts").to.equal("3");
    expect(
      Number(row?.offers),
      "of moderators, on a saved account, on the chain, and of play money",
    ).to.equal(19);
    expect(Number(row?.trades)).to.be.at.least(1);
    expect(Number(row?.messages)).to.be.at.least(1);
  });

  it("has three offers of every coin on both sides, and a vendor", async () => {
    const rows = await query<{ side: string; asset: string; count: string }>(
      `SELECT side, asset, count(*) FROM offer JOIN asset ON asset.code = offer.asset
        WHERE NOT asset.is_play AND is_active AND moderation = 1 AND deleted_at IS NULL GROUP BY side, asset`,
    );
    expect(rows).to.have.length(6);
    for (const { side, asset, count } of rows) {
      expect(Number(count), `${side} ${asset}`).to.be.at.least(3);
    }
    const vendors = await query("SELECT 1 FROM trader WHERE badge = 'vendor'");
    expect(vendors).to.have.length(1);
  });

  it("has an offer of the vendor whose escrow is on the chain, which everybody can find", async () => {
    const visitor = await Visitor.of(app.url);
    const wanted = { type: "buy", crypto_currency_id: "8", currency: "EUR", limit: "50" };
    const listed = await visitor.must("listOffers", { query: wanted });
    const offers: readonly OfferCard[] = listed.data;
    const found = offers.filter(({ multisigEscrow }) => multisigEscrow);
    expect(found.map(({ owner }) => owner.username)).to.deep.equal(["harbour_desk"]);
  });

  it("has a vendor with helpers, records from elsewhere, and a list of banks", async () => {
    const [row] = await query<Record<"helpers" | "records" | "banks", string>>(`
      SELECT (SELECT string_agg(state, ', ' ORDER BY state) FROM (
                SELECT CASE WHEN accepted_at IS NULL THEN 'invited' ELSE 'helps' END AS state
                  FROM vendor_helper) seats) AS helpers,
             (SELECT string_agg(coalesce(is_confirmed::text, 'open'), ', ' ORDER BY id)
                FROM reputation_claim) AS records,
             (SELECT count(*) FROM imported_bank) AS banks`);
    expect(row).to.deep.equal({ helpers: "helps, invited", records: "true, open", banks: "3" });
  });

  it("has somebody with a card, and orders of each kind", async () => {
    const [row] = await query<Record<"cards" | "payments" | "orders", string>>(`
      SELECT (SELECT string_agg(label || ' ' || state, ', ') FROM virtual_card) AS cards,
             (SELECT string_agg(state, ', ' ORDER BY paid_at) FROM virtual_card_payment
               WHERE booked_at IS NOT NULL) AS payments,
             (SELECT string_agg(kind || ' ' || state, ', ' ORDER BY placed_at)
                FROM provider_order) AS orders`);
    expect(row).to.include({ cards: "Travel active", payments: "approved, approved, declined" });
    expect(row?.orders).to.match(
      /^on-ramp done, top-up done, off-ramp done, on-ramp (ordered|expired)$/,
    );
  });

  it("is told once, also when the keys of its commands have gone", async () => {
    const trades = "SELECT count(*) FROM trade";
    const before = await query(trades);
    await query("DELETE FROM idempotency_key");
    const again = await app.startBeside();
    await again.stop();
    expect(await query(trades)).to.deep.equal(before);
  });

  it("leaves the books right, no clock behind, and no deadline that passed", async () => {
    await expectBooksBalance(app.database);
    const clocks = await query("SELECT 1 FROM pg_namespace WHERE nspname = 'story_clock'");
    expect(clocks).to.deep.equal([]);
    const late = await query("SELECT 1 FROM deadline WHERE done_at IS NULL AND at < now()");
    expect(late).to.deep.equal([]);
  });
});
