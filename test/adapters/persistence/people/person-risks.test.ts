import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresPersonRisks } from "../../../../src/adapters/persistence/people/postgres-person-risks.ts";
import { defaultDisputePolicy } from "../../../../src/domain/policy/default-policy.ts";
import { cloneDatabase, type TestDatabase } from "../../../support/database.ts";

describe("what a person's risk is computed from", () => {
  let database: TestDatabase;
  let pool: DataSource;
  before(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
    await database.query(`
      INSERT INTO trader (id, username, username_skeleton, email, password_hash, level, seen_country)
      SELECT id, id, id, id || '@example.org', 'hash', 1, 'NG'
        FROM unnest(ARRAY['ana', 'bob', 'cleo', 'dan', 'eve']) id`);
    await database.query(`
      INSERT INTO session (token_hash, trader_id, agent, address, device_hash)
      SELECT sha256(id::bytea), id, 'Firefox', address, device FROM (VALUES
        ('ana', '203.0.113.7', sha256('a')), ('bob', '203.0.113.7', NULL),
        ('cleo', '198.51.100.1', sha256('a')), ('dan', '127.0.0.1', NULL)) s (id, address, device)`);
    await database.query(`
      INSERT INTO verification (id, trader_id, kind, state, document_hash)
      SELECT id, id, 'id', 'approved', 'the same' FROM unnest(ARRAY['ana', 'eve']) id`);
    await database.query(`
      INSERT INTO preference (trader_id, country) VALUES ('ana', 'PT')`);
    // Marks belong to trades, which this test has no use for.
    await database.query("ALTER TABLE trader_mark DROP CONSTRAINT trader_mark_trade_id_fkey");
    await database.query(`
      INSERT INTO trader_mark (trader_id, trade_id, kind, at)
      SELECT 'ana', ago::text, kind, clock_timestamp() - make_interval(days => ago) FROM (VALUES
        ('cancelled_as_buyer', 1), ('cancelled_as_seller', 89), ('cancelled_as_buyer', 91),
        ('lost_dispute', 3), ('chargeback', 2), ('window_over', 1)) m (kind, ago)`);
  });
  after(async () => {
    await pool.destroy();
    await database.drop();
  });

  const factsOf = async (id: string) =>
    (await new PostgresPersonRisks(pool).facts(id, defaultDisputePolicy))?.facts;

  it("is theirs, within the policy's time, with the names of others who share something", async () => {
    expect(await factsOf("ana")).to.deep.include({
      cancels: 2,
      lostDisputes: 1,
      reversals: 1,
      bought: 0,
      paidAtOnce: 0,
      declaredCountry: "PT",
      seenCountry: "NG",
      sharedAddress: ["bob", "cleo"],
      sharedDocument: ["eve"],
      repeatedText: [],
    });
  });

  it("is nothing for one who shares only what many share", async () => {
    expect(await factsOf("dan")).to.deep.include({ cancels: 0, sharedAddress: [] });
    expect(await factsOf("nobody")).to.equal(undefined);
  });
});
