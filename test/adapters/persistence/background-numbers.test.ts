import { expect } from "chai";
import { backgroundGauges } from "../../../src/adapters/metrics/background-gauges.ts";
import { ServerMetrics } from "../../../src/adapters/metrics/server-metrics.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { BackgroundNumbers } from "../../../src/adapters/persistence/health/background-numbers.ts";
import { PgBossJobs } from "../../../src/adapters/persistence/jobs/pg-boss-jobs.ts";
import { cloneDatabase } from "../../support/database.ts";

describe("the numbers of the background", () => {
  it("tell of each kind of jobs and each subscriber what waits, failed and was given up", async () => {
    const database = await cloneDatabase();
    const pool = await createDataSource({ url: database.url }).initialize();
    const silent = { failed: () => undefined, troubled: () => undefined };
    const jobs = new PgBossJobs(pool, silent, 1);
    try {
      const kind = { name: "letter", retries: 0, timeoutSeconds: 30, parse: () => ({}) };
      await jobs.enqueue({ kind, payload: {} });
      await jobs.enqueue({ kind, payload: {}, runAt: Date.now() + 3_600_000 });
      await jobs.enqueue({ kind, payload: {} });
      await database.query(
        "UPDATE jobs.job SET start_after = start_after - interval '1 minute' WHERE start_after <= now()",
      );
      await database.query(
        `UPDATE jobs.job SET state = 'failed', completed_on = now()
          WHERE id = (SELECT id FROM jobs.job WHERE start_after < now() LIMIT 1)`,
      );
      await database.query(`
        INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at, publish_number)
        SELECT 'trade', 'trade001', n, 'paid', '{}', clock_timestamp() - interval '90 s', n
          FROM generate_series(1, 5) n`);
      await database.query(`
        INSERT INTO subscriber (name, cursor, advanced_at, missed) VALUES ('mail', 3, now(), 7)`);
      await database.query(`
        INSERT INTO subscriber_event (subscriber, publish_number, aggregate, aggregate_id, seq, kind,
                                      recipients, failures, again_at, parked_at)
        SELECT 'mail', n, 'trade', 'trade001', n, 'paid', '{}', 1, now(),
               CASE WHEN n = 1 THEN now() END FROM generate_series(1, 3) n`);
      const numbers = new BackgroundNumbers(pool);
      const work = await numbers.read();
      expect(work.jobs).to.have.length(1);
      expect(work.jobs[0]).to.include({ name: "letter", waiting: 1, failed: 1 });
      expect(work.jobs[0]?.oldestSeconds).to.be.within(59, 120);
      expect(work.subscribers).to.have.length(1);
      const [mail] = work.subscribers;
      expect(mail).to.include({ name: "mail", behind: 2, failing: 2, parked: 1, missed: 7 });
      expect(mail?.behindSeconds).to.be.within(89, 150);

      const { body: text } = await new ServerMetrics(backgroundGauges(() => numbers.read())).text();
      expect(text).to.include('peerhold_jobs_waiting{kind="letter"} 1');
      expect(text).to.include('peerhold_subscriber_events_parked{subscriber="mail"} 1');
      expect(text).to.not.include('peerhold_job_done_age_seconds{kind="letter"}');
    } finally {
      await jobs.stop(1_000);
      await pool.destroy();
      await database.drop();
    }
  });
});
