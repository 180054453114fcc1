import { expect } from "chai";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { TradingPair } from "../../support/trading-pair.ts";

/**
 * Counters of the whole database, of which several databases would each have their own
 * (docs/decisions/0166-what-several-databases-would-need.md). Those that commands take stand in the way of that.
 */
const taken = {
  // One for each entry of a trade, and one for each event.
  byCommandsOfTrades: ["ledger_entry_id_seq", "outbox_id_seq"],
  // A wish, a report, a decision of staff: seldom, and about one object or person.
  bySeldomCommands: [
    "badge_application_id_seq",
    "bank_account_reading_id_seq",
    "factor_reset_id_seq",
    "feature_request_id_seq",
    "offer_promotion_id_seq",
    "offer_report_id_seq",
    "person_report_id_seq",
    "reputation_claim_id_seq",
    "virtual_card_reading_id_seq",
  ],
  // After the command, or at a start.
  inTheBackground: [
    "books_audit_id_seq",
    "delivery_id_seq",
    "demo_mail_id_seq",
    "migration_id_seq",
    "notice_id_seq",
    "security_event_id_seq",
    "webhook_delivery_id_seq",
  ],
};

describe("counters of the whole database", () => {
  let pair: TradingPair;
  before(async () => {
    // Without what works in the background, which takes others.
    pair = await TradingPair.open({ ROLE: "web" });
  });
  after(() => pair.close());

  const read = async () => {
    const rows = await pair.app.database.query<{ name: string; last: string | null }>(
      `SELECT sequencename AS name, last_value AS last FROM pg_sequences
        WHERE schemaname = 'public' ORDER BY name`,
    );
    return new Map(rows.map(({ name, last }) => [name, last]));
  };

  it("are all known, with who takes them", async () => {
    const known = Object.values(taken).flat();
    expect([...(await read()).keys()]).to.have.members(known);
  });

  it("are taken by trades only where that is known", async () => {
    const before = await read();
    const { buyer, seller } = pair;
    const paid = { parameters: { id: (await pair.start()).id } };
    await buyer.must("sendMessage", { ...paid, body: { text: "I am sending it now." } });
    await buyer.must("markTradePaid", paid);
    await seller.must("releaseTrade", { ...paid, body: { password: demoPassword } });
    const left = { parameters: { id: (await pair.start()).id } };
    await buyer.must("cancelTrade", left);
    const disputed = { parameters: { id: (await pair.start()).id } };
    await buyer.must("markTradePaid", disputed);
    await pair.app.database.query("UPDATE trade SET dispute_available_at = clock_timestamp()");
    const reason = { dispute_reason_id: 1, dispute_reason_text: "" };
    await buyer.must("openDispute", { ...disputed, body: reason });
    const after = await read();
    const moved = [...after].filter(([name, last]) => before.get(name) !== last);
    expect(moved.map(([name]) => name)).to.deep.equal(taken.byCommandsOfTrades);
  });
});
