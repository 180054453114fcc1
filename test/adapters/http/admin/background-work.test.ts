import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { BackgroundWorkView } from "../../../../src/adapters/http/contract/admin/background-work.ts";
import { patient } from "../../../support/running/time-limits.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../../../support/test-app.ts";

describe("background work over HTTP", () => {
  let app: TestApp;
  let ada: StaffVisitor;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    ada = await StaffVisitor.ofDemo(app.adminUrl, "ada_admin");
    await registered("audit-books");
  });
  after(() => app.stop());

  const view = async (): Promise<BackgroundWorkView> => (await ada.must("viewBackgroundWork")).data;
  /** Workers name their queues one after the other, while the program answers already. */
  const registered = async (queue: string) => {
    const until = performance.now() + patient(20_000);
    const named = () => app.database.query("SELECT FROM jobs.queue WHERE name = $1", [queue]);
    while ((await named()).length === 0) {
      if (performance.now() > until) throw new Error(`No worker has the queue ${queue}`);
      await pause(50);
    }
  };
  const because = (reason = "The mail server is back.") => ({ reason });

  /** A subscriber that nobody runs, with one event parked and one waiting for it. */
  const parkEvents = async () => {
    await app.database.query(`
      INSERT INTO subscriber (name, cursor, advanced_at, leased_by, leased_until)
      VALUES ('letters', 7, now(), 'worker-one', now() + interval '10 min')`);
    await app.database.query(`
      INSERT INTO subscriber_event (subscriber, publish_number, aggregate, aggregate_id, seq, kind,
                                    recipients, failures, again_at, parked_at)
      SELECT 'letters', n, 'trade', 'trade001', n, 'paid', '{}', 10 * n - 10, now(),
             CASE WHEN n = 2 THEN now() END FROM generate_series(1, 2) n`);
  };
  const failedJob = async () => {
    const [row] = await app.database.query<{ id: string; name: string }>(`
      UPDATE jobs.job SET state = 'failed', completed_on = now()
       WHERE id = (SELECT id FROM jobs.job WHERE state = 'completed' ORDER BY created_on LIMIT 1)
      RETURNING id::text, name`);
    return row ?? expect.fail("no job was done yet");
  };
  const entries = async (subjectId: string) => {
    const filter = JSON.stringify({ subjectKind: "background-work", subjectId });
    const { data } = await ada.must("listAudit", { query: { filter } });
    return (data as readonly { act: string; staff: string; reason: string }[]).map(
      ({ act, staff, reason }) => [act, staff, reason],
    );
  };

  it("shows queues, subscribers with their place and lease, and what was given up", async () => {
    await parkEvents();
    const { queues, subscribers, parkedEvents, failingClocks } = await view();
    expect(queues.map(({ name }) => name)).to.include("audit-books");
    for (const { waiting, running } of queues) expect(waiting + running).to.be.at.least(0);
    const letters = subscribers.find(({ name }) => name === "letters");
    expect(letters).to.include({ place: 7, leasedBy: "worker-one", failing: 1, parked: 1 });
    expect(parkedEvents).to.have.length(1);
    expect(parkedEvents[0]).to.deep.include({
      subscriber: "letters",
      number: 2,
      aggregate: "trade",
      aggregateId: "trade001",
      kind: "paid",
      failures: 10,
    });
    expect(failingClocks).to.equal(0);
  });

  it("rests on signs of life of both parts, as the program does both", async () => {
    const parts = await app.database.query("SELECT part FROM heartbeat ORDER BY part");
    expect(parts).to.deep.equal([{ part: "pages" }, { part: "work" }]);
  });

  it("shows when the platform was not available, those that last first", async () => {
    await app.database.query(`
      INSERT INTO outage VALUES
        ('pages', now() - interval '1 day', now() - interval '23 hours'),
        ('work', now() - interval '4 months', now() - interval '3 months 1 day')`);
    const { outages } = await view();
    expect(outages.map(({ part }) => part)).to.deep.equal(["pages"]);
    const [{ from, until }] = outages as [(typeof outages)[number]];
    expect(Date.parse(until ?? "") - Date.parse(from)).to.equal(3_600_000);
  });

  it("lets a parked event be retried once, with a reason, in the log", async () => {
    const parameters = { subscriber: "letters", number: "2" };
    const told = await ada.must("retryEvent", { parameters, body: because() });
    expect((told.data as BackgroundWorkView).parkedEvents).to.deep.equal([]);
    const [row] = await app.database.query(
      "SELECT parked_at, failures FROM subscriber_event WHERE publish_number = 2",
    );
    expect(row).to.deep.equal({ parked_at: null, failures: 0 });
    expect(await entries("letters/2")).to.deep.equal([
      ["retry-event", "ada_admin", "The mail server is back."],
    ]);
    for (const number of ["2", "3", "-1", "x"]) {
      const again = await ada.call("retryEvent", {
        parameters: { subscriber: "letters", number },
        body: because(),
      });
      expect([again.status, again.code], number).to.deep.equal([409, "nothing_to_retry"]);
    }
    expect(await entries("letters/2")).to.have.length(1);
  });

  it("lets a failed job run once more, with a reason, in the log", async () => {
    const { id, name: queue } = await failedJob();
    const failed = (await view()).failedJobs.find((job) => job.id === id);
    expect(failed).to.include({ queue });
    const parameters = { queue, id };
    const empty = await ada.call("retryJob", { parameters, body: because("\u200b") });
    expect(empty.code).to.equal("reason_needed");
    await ada.must("retryJob", { parameters, body: because() });
    const [job] = await app.database.query<{ state: string }>(
      "SELECT state FROM jobs.job WHERE id::text = $1",
      [id],
    );
    expect(job?.state).to.not.equal("failed");
    expect(await entries(`${queue}/${id}`)).to.have.length(1);
    for (const wrong of [parameters, { queue, id: "1" }, { queue: "no-such-queue", id }]) {
      const told = await ada.call("retryJob", { parameters: wrong, body: because() });
      expect([told.status, told.code]).to.deep.equal([409, "nothing_to_retry"]);
    }
  });
});
