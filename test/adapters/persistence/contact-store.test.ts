import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresContactStore } from "../../../src/adapters/persistence/contact/postgres-contact-store.ts";
import { relationAfter } from "../../../src/domain/contact/relation.ts";
import { TestMarket } from "../../support/test-market.ts";

describe("the store of contacts", () => {
  let floor: TestMarket;
  let pool: DataSource;
  let contacts: PostgresContactStore;
  before(async () => {
    floor = await TestMarket.open();
    pool = await createDataSource({ url: floor.database.url }).initialize();
    contacts = new PostgresContactStore(pool);
  });
  after(async () => {
    await pool.destroy();
    await floor.close();
  });

  it("keeps one relation of two that are written at once, and no row for none", async () => {
    const [one, other] = [await floor.addTrader(), await floor.addTrader()];
    const change = (action: "trusted" | "blocked" | "unblocked") =>
      contacts.change(one.traderId, other.traderId, (before) => relationAfter(before, action));
    await Promise.all([change("trusted"), change("blocked")]);
    const rows = () =>
      floor.database.query("SELECT is_trusted, is_blocked FROM contact WHERE owner_id = $1", [
        one.traderId,
      ]);
    const [row, ...others] = (await rows()) as { is_trusted: boolean; is_blocked: boolean }[];
    expect(others).to.have.length(0);
    expect(row?.is_trusted).to.not.equal(row?.is_blocked);
    await change("blocked");
    await change("unblocked");
    expect(await rows()).to.deep.equal([]);
  });

  it("lists a page in order, and counts all", async () => {
    const owner = await floor.addTrader();
    const names: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      const subject = await floor.addTrader();
      names.unshift(subject.username);
      await contacts.change(owner.traderId, subject.traderId, (before) =>
        relationAfter(before, "blocked"),
      );
    }
    const page = await contacts.list(owner.traderId, "blocked", { offset: 1, limit: 1 });
    expect(page.total).to.equal(3);
    expect(page.contacts.map(({ username }) => username)).to.deep.equal([names[1]]);
    expect(page.contacts[0]?.relation).to.deep.equal({ isTrusted: false, isBlocked: true });
    const none = await contacts.list(owner.traderId, "trusted", { offset: 0, limit: 10 });
    expect(none).to.deep.include({ contacts: [], total: 0 });
  });
});
