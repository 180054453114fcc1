import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import { PostgresAttemptLimits } from "../../../src/adapters/persistence/account/postgres-attempt-limits.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";

const limit = { most: 5, windowSeconds: 900 };

describe("the count of tries", () => {
  let database: TestDatabase;
  let pool: DataSource;
  let attempts: PostgresAttemptLimits;
  before(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
    attempts = new PostgresAttemptLimits(pool);
  });
  after(async () => {
    await pool.destroy();
    await database.drop();
  });
  beforeEach(() => database.query("TRUNCATE attempt"));

  const begin = async (times: number, subject = "ana") => {
    const outcomes = [];
    for (let time = 0; time < times; time += 1) outcomes.push(await attempts.begin(subject, limit));
    return outcomes.map(({ ok }) => ok);
  };
  const age = (seconds: number) =>
    database.query(
      `UPDATE attempt SET
         at = ARRAY(SELECT each - make_interval(secs => $1) FROM unnest(at) AS each),
         forgotten_at = forgotten_at - make_interval(secs => $1)`,
      [seconds],
    );

  it("lets five pass and refuses the sixth, saying when the next may be made", async () => {
    expect(await begin(5)).to.deep.equal([true, true, true, true, true]);
    const sixth = await attempts.begin("ana", limit);
    expect(sixth).to.have.nested.property("refusal.code", "rate_limited");
    expect(sixth.ok || sixth.refusal.retryAfterSeconds).to.be.within(890, 900);
  });

  it("counts each subject for itself", async () => {
    await begin(5);
    expect(await begin(1, "bob")).to.deep.equal([true]);
  });

  it("lets no more pass in any fifteen minutes, wherever they begin", async () => {
    await begin(1);
    await age(600);
    expect(await begin(4)).to.not.include(false);
    await age(301);
    // The first is outside the window, the other four are not.
    expect(await begin(2)).to.deep.equal([true, false]);
  });

  it("does not count what it refused", async () => {
    await begin(10);
    await age(901);
    expect(await begin(6)).to.deep.equal([true, true, true, true, true, false]);
  });

  it("lets exactly five of forty pass that come at once, over two processes", async () => {
    const other = await createDataSource({ url: database.url }).initialize();
    const others = new PostgresAttemptLimits(other);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? attempts : others).begin("ana", limit),
      ),
    );
    await other.destroy();
    expect(outcomes.filter(({ ok }) => ok)).to.have.length(5);
  });

  it("counts those of many subjects that come at once each for itself, over two processes", async () => {
    const other = await createDataSource({ url: database.url }).initialize();
    const others = new PostgresAttemptLimits(other);
    const subjects = Array.from({ length: 30 }, (_, index) => `trader ${index}`);
    const outcomes = await Promise.all(
      subjects.flatMap((subject) =>
        [attempts, others].flatMap((each) =>
          [1, 2, 3, 4].map(async () => {
            const begun = await each.begin(subject, limit);
            if (begun.ok && subject.endsWith("7")) await each.takeBack(begun.value);
            return { subject, ok: begun.ok };
          }),
        ),
      ),
    );
    await other.destroy();
    const passed = Map.groupBy(
      outcomes.filter(({ ok }) => ok),
      ({ subject }) => subject,
    );
    for (const subject of subjects.filter((each) => !each.endsWith("7"))) {
      expect(passed.get(subject), subject).to.have.length(5);
    }
    // Undone attempts leave nothing behind.
    for (const subject of subjects.filter((each) => each.endsWith("7"))) {
      expect(await begin(6, subject)).to.deep.equal([true, true, true, true, true, false]);
    }
  });

  it("makes room again for exactly the try that is taken back", async () => {
    await begin(4);
    const fifth = await attempts.begin("ana", limit);
    if (!fifth.ok) throw new Error("The fifth try was refused");
    await attempts.takeBack(fifth.value);
    await attempts.takeBack(fifth.value);
    expect(await begin(2)).to.deep.equal([true, false]);
  });

  it("stores neither names nor addresses", async () => {
    await attempts.begin("log-in 192.0.2.1 ana@example.org", limit);
    const [row] = await database.query<{ text: string }>(
      "SELECT attempt::text || convert_from(subject, 'LATIN1') AS text FROM attempt",
    );
    expect(row?.text).to.not.include("ana").and.to.not.include("192.0");
  });

  it("clears away what no longer limits anything", async () => {
    await begin(1, "ana");
    await begin(1, "bob");
    await age(901);
    // Each process looks at most this often.
    await pause(200);
    await begin(1, "eve");
    expect(await database.query("SELECT 1 FROM attempt")).to.have.length(1);
  });
});
