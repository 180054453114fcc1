import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApplication } from "../../src/composition/application.ts";
import type { Override } from "../../src/composition/container.ts";
import { readConfig, type Environment } from "../../src/composition/config.ts";
import { findProject } from "../../src/composition/project.ts";
import { cloneDatabase, type TestDatabase } from "./database.ts";

/** The whole application in this process, on a database of its own. */
export interface TestApp {
  readonly url: string;
  /** The address of the console. */
  readonly adminUrl: string;
  /** The link that lets the first of staff in; undefined in a demo, which has staff. */
  readonly firstInvitation: string | undefined;
  readonly database: TestDatabase;
  /** Another process on the same database and data folder. */
  startBeside(): Promise<Pick<TestApp, "stop">>;
  stop(): Promise<void>;
}

/** Starts the application as `npm start` does, on a free port, but for the parts that are overridden. */
export async function startTestApp(
  environment: Environment = {},
  overrides: readonly Override[] = [],
): Promise<TestApp> {
  const project = findProject();
  const database = await cloneDatabase();
  const dataFolder = mkdtempSync(join(tmpdir(), "peerhold-app-"));
  const settings = {
    PORT: "0",
    LOG_LEVEL: "silent",
    DATABASE_URL: database.url,
    DATABASE_MIGRATE_URL: database.ownerUrl,
    DATA_DIR: dataFolder,
    DEMO_STORY: "0",
    // Tests click faster than people.
    READS_PER_MINUTE: "100000",
    WRITES_PER_MINUTE: "100000",
    ...environment,
  };
  const config = {
    ...readConfig(settings, project.folder),
    // And they begin one trade after the other, with the same people.
    coolDowns: environment["COOL_DOWNS"] === "1",
    pairLimit: environment["PAIR_LIMIT"] === "1",
  };
  const start = () => startApplication(config, project, overrides);
  const application = await start();
  const { url, adminUrl, firstInvitation } = application;
  if (url === undefined || adminUrl === undefined) throw new Error("The application serves nobody");
  return {
    url,
    adminUrl,
    firstInvitation,
    database,
    startBeside: start,
    async stop() {
      await application.stop();
      await database.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
