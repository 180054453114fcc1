import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import type { DurableSubscriber } from "../../../src/adapters/persistence/outbox/durable-subscriber.ts";
import { DurableSubscription } from "../../../src/adapters/persistence/outbox/durable-subscription.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";
import { notedPlaces, publishFor } from "../../support/published-events.ts";

describe("durable subscribers that write", () => {
  let database: TestDatabase;
  let pool: DataSource;
  beforeEach(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
  });
  afterEach(async () => {
    await pool.destroy();
    await database.drop();
  });

  const reports = { parked: () => undefined, missed: () => undefined };
  const run = (subscriber: DurableSubscriber) =>
    new DurableSubscription(pool, subscriber, "one", reports, 0);
  const publish = async (...trades: string[]) => publishFor(database, pool, trades);

  it("write once, together with their place", async () => {
    let fails = true;
    const subscriber: DurableSubscriber = {
      name: "copy",
      async write(event, transaction) {
        await transaction.query(
          "INSERT INTO idempotency_key (actor_id, key, input_hash, at) VALUES ('copy', $1, '', now())",
          [event.aggregateId],
        );
        if (fails) throw new Error("no");
      },
    };
    await run(subscriber).round();
    await publish("a");
    await run(subscriber).round();
    const copies = () => database.query("SELECT FROM idempotency_key WHERE actor_id = 'copy'");
    expect(await copies()).to.have.length(0);
    fails = false;
    for (let round = 0; round < 3; round += 1) await run(subscriber).round();
    expect(await copies()).to.have.length(1);
  });

  it("write many together with their place, and each alone once where one of them fails", async () => {
    let bad = "none";
    let written = 0;
    const subscriber: DurableSubscriber = {
      name: "copy",
      async write({ aggregateId, seq }, transaction) {
        written += 1;
        await transaction.query(
          "INSERT INTO idempotency_key (actor_id, key, input_hash, at) VALUES ('copy', $1, '', now())",
          [`${aggregateId}:${seq}`],
        );
        if (aggregateId === bad) throw new Error("no");
      },
    };
    const places = await notedPlaces(database, "copy");
    const copies = async () => {
      const rows = await database.query<{ key: string }>(
        "SELECT key FROM idempotency_key WHERE actor_id = 'copy' ORDER BY key",
      );
      return rows.map(({ key }) => key);
    };
    await run(subscriber).round();
    await publish("a", "b", "a");
    await run(subscriber).round();
    expect([await copies(), await places()]).to.deep.equal([["a:1", "a:2", "b:1"], [3]]);

    [bad, written] = ["b", 0];
    await publish("b", "a", "b", "c");
    await run(subscriber).round();
    expect(await copies()).to.deep.equal(["a:1", "a:2", "a:3", "b:1", "c:1"]);
    expect(await places()).to.deep.equal([3, 4, 5, 6, 7]);
    expect(written, "one in vain together, then each but what follows it").to.equal(4);

    bad = "none";
    for (let round = 0; round < 2; round += 1) await run(subscriber).round();
    expect(await copies()).to.deep.equal(["a:1", "a:2", "a:3", "b:1", "b:2", "b:3", "c:1"]);
  });
});
