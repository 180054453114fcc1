import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresGuardedOffers } from "../../../src/adapters/persistence/offer/postgres-guarded-offers.ts";
import { PostgresOfferModeration } from "../../../src/adapters/persistence/offer/postgres-offer-moderation.ts";
import { PostgresPeopleViews } from "../../../src/adapters/persistence/people/postgres-people-views.ts";
import { PostgresRecoveryStore } from "../../../src/adapters/persistence/recovery/postgres-recovery-store.ts";
import { PostgresStaffTrades } from "../../../src/adapters/persistence/trade/postgres-staff-trades.ts";
import { PostgresTradeViews } from "../../../src/adapters/persistence/trade/postgres-trade-views.ts";
import { PostgresWebhooks } from "../../../src/adapters/persistence/webhook/postgres-webhooks.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";

const unused = {} as never;
const nobody = "00000000-0000-4000-8000-000000000000";

/** What is asked for all the time, or of tables that grow without end, and the index that has it. */
const lookups: readonly (readonly [string, string, (pool: DataSource) => Promise<unknown>])[] = [
  [
    "the sign-in that a notice tells of",
    "session_id_key",
    (pool) => new PostgresRecoveryStore(pool).signInOf(nobody),
  ],
  [
    "offers that a move of the market concerns",
    "offer_paused",
    (pool) => new PostgresGuardedOffers(pool).concerned([], 10),
  ],
  [
    "deliveries to webhooks that are too old",
    "webhook_delivery_done",
    (pool) => new PostgresWebhooks(pool, unused).forget(60),
  ],
  [
    "the newest trades, for staff",
    "trade_started",
    (pool) => new PostgresStaffTrades(pool).list({ without: [] }, 0, 25),
  ],
  [
    "trades of somebody, for staff",
    "trader_by_name",
    (pool) => new PostgresStaffTrades(pool).list({ q: "ana", without: [] }, 0, 25),
  ],
  [
    "trades that are over and whose escrow is to be paid out",
    "trade_buyer_id_started_at_idx",
    (pool) => new PostgresTradeViews(pool, unused).active(nobody),
  ],
  [
    "offers that wait for moderators",
    "offer_waiting",
    (pool) => new PostgresOfferModeration(pool, unused).list({ isWaiting: true }, [], 0, 25),
  ],
  [
    "people by a name, for staff",
    "trader_by_name",
    (pool) =>
      new PostgresPeopleViews(pool, unused).list(
        { q: "ana", withEmails: true, without: [] },
        { by: "username", isDescending: false },
        0,
        25,
      ),
  ],
];

describe("found by an index, so that its time does not grow with the table", () => {
  let database: TestDatabase;
  let pool: DataSource;
  before(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
    // A small table would be read from end to end, whether it has the index or not.
    await database.query("SET enable_seqscan = off");
  });
  after(async () => {
    await pool.destroy();
    await database.drop();
  });

  for (const [what, index, look] of lookups) {
    it(`are ${what}`, async () => {
      const asked: [string, unknown[]][] = [];
      const recording = new Proxy(pool, {
        get: (target, name) =>
          name === "query"
            ? (sql: string, parameters: unknown[] = []) => {
                asked.push([sql, parameters]);
                return target.query(sql, parameters);
              }
            : Reflect.get(target, name),
      });
      await look(recording);
      const plans = await Promise.all(
        asked.map(([sql, parameters]) => database.query(`EXPLAIN ${sql}`, parameters)),
      );
      expect(JSON.stringify(plans)).to.match(new RegExp(`(?:using|on) ${index} `));
    });
  }
});
