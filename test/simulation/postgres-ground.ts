import { randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import { AuditSeal } from "../../src/adapters/persistence/audit/audit-seal.ts";
import { PostgresAccountStateStore } from "../../src/adapters/persistence/account/postgres-account-state-store.ts";
import { PostgresClaimStore } from "../../src/adapters/persistence/claim/postgres-claim-store.ts";
import { GroupCommit } from "../../src/adapters/persistence/commit/group-commit.ts";
import { PostgresTraderStore } from "../../src/adapters/persistence/account/postgres-trader-store.ts";
import { PostgresConversionStore } from "../../src/adapters/persistence/conversion/postgres-conversion-store.ts";
import { FundInventory } from "../../src/application/conversion/fund-inventory.ts";
import { PostgresContactStore } from "../../src/adapters/persistence/contact/postgres-contact-store.ts";
import { createDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import { databaseTime } from "../../src/adapters/persistence/connection/database-time.ts";
import { PostgresDemoClock } from "../../src/adapters/persistence/demo/postgres-demo-clock.ts";
import { PostgresCaseViews } from "../../src/adapters/persistence/dispute/postgres-case-views.ts";
import { PostgresOfferStore } from "../../src/adapters/persistence/offer/postgres-offer-store.ts";
import { PostgresMerchantStore } from "../../src/adapters/persistence/merchant/postgres-merchant-store.ts";
import { PostgresRewardStore } from "../../src/adapters/persistence/partner/postgres-reward-store.ts";
import { PostgresPolicies } from "../../src/adapters/persistence/policy/postgres-policies.ts";
import { PostgresPolicyStore } from "../../src/adapters/persistence/policy/postgres-policy-store.ts";
import { fillTradeStates } from "../../src/adapters/persistence/trade/fill-trade-states.ts";
import { PostgresTradeClocks } from "../../src/adapters/persistence/trade/postgres-trade-clocks.ts";
import { PostgresTradeStore } from "../../src/adapters/persistence/trade/postgres-trade-store.ts";
import { PostgresTradeViews } from "../../src/adapters/persistence/trade/postgres-trade-views.ts";
import { addPolicy } from "../support/add-policy.ts";
import { addStaff } from "../support/case-desk.ts";
import { cloneDatabase, type TestDatabase } from "../support/database.ts";
import type { Ground } from "./ground.ts";
import type { Stores } from "./marketplace.ts";
import {
  beginning,
  firstMoney,
  merchantIds,
  allOffers,
  referrerOf,
  staff,
  people,
} from "./population.ts";
import { PostgresBondStore } from "../../src/adapters/persistence/bond/postgres-bond-store.ts";
import { PostgresSendStore } from "../../src/adapters/persistence/send/postgres-send-store.ts";
import { PostgresVirtualCardStore } from "../../src/adapters/persistence/virtual-card/postgres-virtual-card-store.ts";
import { PostgresVirtualCardViews } from "../../src/adapters/persistence/virtual-card/postgres-virtual-card-views.ts";
import { PostgresAttachmentStore } from "../../src/adapters/persistence/attachment/postgres-attachment-store.ts";
import { PostgresOldContent } from "../../src/adapters/persistence/attachment/postgres-old-content.ts";
import { PostgresChatStore } from "../../src/adapters/persistence/chat/postgres-chat-store.ts";
import { PostgresExportStore } from "../../src/adapters/persistence/history-export/postgres-export-store.ts";
import { PostgresExportWork } from "../../src/adapters/persistence/history-export/postgres-export-work.ts";
import { readPapers } from "./read-papers.ts";
import { SimulatedQueue } from "./simulated-queue.ts";
import { SimulatedStorage } from "./simulated-storage.ts";
import { PostgresMultisigEscrowStore } from "../../src/adapters/persistence/multisig-escrow/postgres-multisig-escrow-store.ts";
import { firstBlock, SimulatedEscrowChain } from "./simulated-escrow-chain.ts";
import { ScannedBlocks } from "./simulated-escrows.ts";
import { SimulatedCards } from "./simulated-cards.ts";
import { SimulatedChain } from "./simulated-chain.ts";
import { AesFieldCipher } from "../../src/adapters/identity/aes-field-cipher.ts";
import { PersonKeys } from "../../src/adapters/persistence/bank-account/person-keys.ts";
import { PostgresProviderOrders } from "../../src/adapters/persistence/provider-order/postgres-provider-orders.ts";
import { storesOf } from "./open-orders.ts";
import { SimulatedProviders } from "./simulated-providers.ts";
import { StoredTables } from "./stored-tables.ts";
import { simulatedPolicy } from "./population.ts";

/** A marketplace of the simulation on PostgreSQL, with a clock that the simulation controls. */
export class PostgresGround implements Ground {
  readonly isStill = false;
  readonly stores: Stores;
  readonly #database: TestDatabase;
  readonly #foundation: DataSource;
  readonly #clock: PostgresDemoClock;
  readonly #stored: StoredTables;
  readonly #disk = new SimulatedStorage();

  private constructor(database: TestDatabase, foundation: DataSource, clock: PostgresDemoClock) {
    this.#database = database;
    this.#foundation = foundation;
    this.#clock = clock;
    const pool = clock.dataSource;
    const seal = new AuditSeal(randomBytes(32));
    const policies = new PostgresPolicies(pool);
    const changes = new GroupCommit(pool, seal);
    const queue = new SimulatedQueue();
    const requests = { add: async (_: unknown, id: string) => queue.add(id), wake: async () => {} };
    const cipher = new AesFieldCipher(randomBytes(32));
    const keys = new PersonKeys(pool, cipher, (key) => new AesFieldCipher(key));
    this.stores = {
      trades: new PostgresTradeStore(pool, policies),
      views: new PostgresTradeViews(pool, policies),
      clocks: new PostgresTradeClocks(pool),
      changes,
      claims: new PostgresClaimStore(pool),
      cases: new PostgresCaseViews(pool, policies),
      offers: new PostgresOfferStore(pool, changes),
      states: new PostgresAccountStateStore(pool, seal),
      contacts: new PostgresContactStore(pool),
      merchants: new PostgresMerchantStore(pool),
      rewards: new PostgresRewardStore(pool),
      wallets: { now: () => databaseTime(pool) },
      conversions: new PostgresConversionStore(pool),
      bonds: new PostgresBondStore(pool),
      sends: new PostgresSendStore(pool),
      chain: new SimulatedChain(),
      orders: new PostgresProviderOrders(pool, keys, (text) => text),
      ...storesOf(new SimulatedProviders()),
      escrows: new PostgresMultisigEscrowStore(pool),
      scanned: new ScannedBlocks(firstBlock),
      escrowChain: new SimulatedEscrowChain(),
      files: new PostgresAttachmentStore(pool),
      oldContent: new PostgresOldContent(pool),
      chats: new PostgresChatStore(pool, new GroupCommit(pool, seal)),
      exports: new PostgresExportStore(pool, requests),
      exportWork: new PostgresExportWork(pool, requests),
      exportQueue: queue,
      storage: this.#disk,
      cards: new PostgresVirtualCardStore(pool),
      cardViews: new PostgresVirtualCardViews(pool),
      cardProvider: new SimulatedCards(() => clock.now()),
      accounts: new PostgresTraderStore(pool),
      policies: new PostgresPolicyStore(pool, seal),
      known: policies,
    };
    this.#stored = new StoredTables(pool);
  }

  static async open(): Promise<PostgresGround> {
    const database = await cloneDatabase();
    const foundation = await createDataSource({ url: database.url }).initialize();
    const clock = new PostgresDemoClock({
      owner: { url: database.ownerUrl },
      app: { url: database.url },
    });
    await clock.open();
    await fillTradeStates(foundation);
    return new PostgresGround(database, foundation, clock);
  }

  /** For checks of what the tables here do not contain. */
  get database(): Pick<TestDatabase, "query"> {
    return this.#database;
  }

  get tables() {
    return this.#stored.tables;
  }

  get states() {
    return this.#stored.states;
  }

  get contents() {
    return this.#disk.contents;
  }

  papers() {
    return readPapers(this.#clock.dataSource);
  }

  now(): number {
    return this.#clock.now();
  }

  pass(time: number): Promise<void> {
    return this.#clock.turnTo(this.#clock.now() + time);
  }

  async settle(): Promise<void> {
    await this.#clock.turnTo(beginning);
    // It runs as its owner, on a path of its own: without this, it would see the time outside.
    await this.#database.query(
      "ALTER FUNCTION delete_old_content SET search_path = story_clock, pg_catalog, public",
    );
    await addPolicy(this.#database, { fees: simulatedPolicy.fees });
    await this.#database.query(
      `INSERT INTO trader (id, username, username_skeleton, email, password_hash, level, is_demo)
       SELECT id, id, id, id || '@example.org', 'none', level, level < 0
         FROM unnest($1::text[], $2::numeric[]) AS t (id, level)`,
      [people.map(({ traderId }) => traderId), people.map(({ level }) => level)],
    );
    const referred = people.map(({ traderId }) => ({ id: traderId, by: referrerOf(traderId) }));
    await this.#database.query(
      `INSERT INTO referral (trader_id, referrer_id)
       SELECT id, "by" FROM jsonb_to_recordset($1::jsonb) AS r (id text, "by" text)
        WHERE "by" IS NOT NULL`,
      [JSON.stringify(referred)],
    );
    await this.#database.query(
      `INSERT INTO company (trader_id, state, submitted_at, merchant_since)
       SELECT id, 'application_approved', $2, $2 FROM unnest($1::text[]) AS t (id)`,
      [merchantIds, new Date(beginning)],
    );
    for (const { username, role, linkedIds } of staff) {
      await addStaff(this.#database, username, role, linkedIds[0]);
    }
    for (const offer of allOffers) {
      const { createdAt: _at, ...made } = offer;
      await this.stores.offers.insert(made, 1_000);
      this.tables.offers.set(offer.id, offer);
    }
    const judgedAt = await databaseTime(this.#clock.dataSource);
    await this.stores.changes.commit({ judgedAt, usage: [], entries: firstMoney() });
    await new FundInventory(this.stores.conversions, this.stores.changes).execute();
  }

  drain() {
    return this.#stored.read();
  }

  drainNow(): never {
    throw new Error("A database is not still");
  }

  async close(): Promise<void> {
    await this.#clock.remove();
    await this.#foundation.destroy();
    await this.#database.drop();
  }
}
