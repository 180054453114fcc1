import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { startApplication, type Application } from "../../src/composition/application.ts";
import { readConfig } from "../../src/composition/config.ts";
import { findProject } from "../../src/composition/project.ts";
import { cloneDatabase, type TestDatabase } from "../support/database.ts";

describe("a process that only works", () => {
  let database: TestDatabase;
  let folder: string;
  let application: Application;
  before(async () => {
    database = await cloneDatabase();
    await database.query(`
      INSERT INTO idempotency_key (actor_id, key, input_hash, at)
      VALUES ('nobody01', 'forgotten', '', clock_timestamp() - interval '8 days')`);
    folder = mkdtempSync(join(tmpdir(), "peerhold-worker-"));
    const project = findProject();
    const settings = {
      PORT: "0",
      ROLE: "worker",
      LOG_LEVEL: "silent",
      DATABASE_URL: database.url,
      DATABASE_MIGRATE_URL: database.ownerUrl,
      DATA_DIR: folder,
      DEMO: "1",
      DEMO_STORY: "0",
    };
    application = await startApplication(readConfig(settings, project.folder), project);
  });
  after(async () => {
    await application.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (path: string) => {
    const answer = await fetch(application.workerUrl + path);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };

  it("says that it lives and is ready, and serves nothing else", async () => {
    expect([application.url, application.adminUrl]).to.deep.equal([undefined, undefined]);
    expect(await ask("/healthz")).to.include({ status: 200 });
    expect(await ask("/readyz")).to.include({ status: 200 });
    for (const path of ["/", "/login", "/rest/v1/offers", "/admin/api/me"]) {
      const { status, headers } = await ask(path);
      expect(status, path).to.equal(404);
      expect(headers.get("content-security-policy"), path).to.include("default-src 'self'");
    }
  });

  it("gives signs of life of its work, but of no pages", async () => {
    const beats = () => database.query<{ part: string }>("SELECT part FROM heartbeat");
    while ((await beats()).length === 0) await pause(50);
    expect(await beats()).to.deep.equal([{ part: "work" }]);
    const { text } = await ask("/metrics");
    expect(text).to.match(/^peerhold_sign_of_life_age_seconds\{part="work"\} \d/m);
  });

  it("shows its numbers, and what it removed among them", async () => {
    const removed = /^peerhold_rows_removed_total\{kind="command-key"\} 1$/m;
    let { text } = await ask("/metrics");
    while (!removed.test(text)) {
      await pause(50);
      ({ text } = await ask("/metrics"));
    }
    expect(text).to.include('server="worker"').and.to.include("peerhold_deadlines_late");
  });
});
