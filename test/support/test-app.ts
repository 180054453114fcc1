import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Container } from "inversify";
import { Argon2PasswordHasher } from "../../src/adapters/identity/argon2-password-hasher.ts";
import { accountTokens } from "../../src/composition/account-module.ts";
import { startApplication } from "../../src/composition/application.ts";
import { override, type Override } from "../../src/composition/container.ts";
import { readConfig, type Config, type Environment } from "../../src/composition/config.ts";
import { jobsTokens } from "../../src/composition/jobs-module.ts";
import { features } from "../../src/composition/features.ts";
import { findProject } from "../../src/composition/project.ts";
import { tokens } from "../../src/composition/tokens.ts";
import {
  cloneDatabase,
  templateFilledBy,
  type FilledDatabase,
  type TestDatabase,
} from "./database.ts";
import { patient } from "./running/time-limits.ts";

/** The whole application in this process, on a database of its own. */
export interface TestApp {
  readonly url: string;
  /** The address of the console. */
  readonly adminUrl: string;
  /** The link for the first member of staff; undefined in a demo, which has staff. */
  readonly firstInvitation: string | undefined;
  readonly database: TestDatabase;
  /** Another process on the same database and data folder. */
  startBeside(): Promise<Pick<TestApp, "url" | "stop">>;
  stop(): Promise<void>;
}

/** Enough for what an application does at once in most tests. */
const fewConnections = 6;

/** Gives an application that many connections to its database: production has 16. */
export const connections = (poolSize: number) => (container: Container) =>
  void container.get(tokens.dataSource).setOptions({ poolSize });

/**
 * What is expensive and shows nothing: hashing a password takes 32 ms of processor time in
 * production, and a test run hashes thousands; each kind of job is polled every second, although
 * enqueuing a job wakes its worker; each connection of a pool reads the catalogue, compiles functions
 * and plans statements for itself.
 */
const cheaper = [
  override(
    accountTokens.hasher,
    new Argon2PasswordHasher({ memory: 64, passes: 1, parallelism: 1 }),
  ),
  override(jobsTokens.lookEverySeconds, 5),
  connections(fewConnections),
];

/**
 * Starts the application as `npm start` does, on a free port, except for the overridden parts and
 * what is made cheaper. A demo finds its people in its database, as at every start but the first.
 */
export async function startTestApp(
  environment: Environment = {},
  overrides: readonly Override[] = [],
  changed: Partial<Pick<Config, "rates">> = {},
): Promise<TestApp> {
  const project = findProject();
  const hasPeople = environment["DEMO"] === "1" && (environment["DEMO_STORY"] ?? "0") === "0";
  const database = await cloneDatabase(await templateOf(hasPeople ? "demo" : "queues"));
  const dataFolder = makeDataFolder();
  const settings = settingsOf(database, dataFolder, environment);
  const config = {
    ...readConfig(settings, project.folder),
    // Tests begin one trade after the other, with the same people.
    coolDowns: environment["COOL_DOWNS"] === "1",
    pairLimit: environment["PAIR_LIMIT"] === "1",
    bonds: environment["BONDS"] === "1",
    ...changed,
  };
  const start = () => startApplication(config, project, [...cheaper, ...overrides]);
  const application = await start();
  const { url, adminUrl, firstInvitation } = application;
  if (url === undefined || adminUrl === undefined) throw new Error("The application serves nobody");
  return {
    url,
    adminUrl,
    firstInvitation,
    database,
    async startBeside() {
      const beside = await start();
      return { url: beside.url ?? "", stop: () => beside.stop() };
    },
    async stop() {
      await application.stop();
      await database.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

const templates = new Map<keyof typeof fillings, Promise<string>>();

/** The template with that content, which an application made. */
function templateOf(content: keyof typeof fillings): Promise<string> {
  const known = templates.get(content) ?? templateFilledBy(content, fillings[content]);
  templates.set(content, known);
  return known;
}

const fillings = {
  /** The people, the staff and the market's past of the demo, made by the demo itself. */
  async demo(database: FilledDatabase) {
    await runOnce(database, { DEMO: "1" });
    // Copies start minutes later: the time since the last sign of life would be an outage.
    await database.query("DELETE FROM heartbeat");
  },
  /** Nothing but the queues of jobs, which take some 500 statements to make. */
  async queues(database: FilledDatabase) {
    const source = await cloneDatabase();
    await runOnce(source, {});
    const [found] = await source.query<{ queues: string }>(
      "SELECT jsonb_agg(queue)::text AS queues FROM jobs.queue",
    );
    await source.drop();
    await database.query(
      "INSERT INTO jobs.queue SELECT * FROM jsonb_populate_recordset(NULL::jobs.queue, $1)",
      [found?.queues],
    );
  },
};

const longestMs = 20_000;

/** Runs an application until it has done the jobs of its start. */
async function runOnce(database: FilledDatabase, environment: Environment): Promise<void> {
  const dataFolder = makeDataFolder();
  const settings = settingsOf(database, dataFolder, environment);
  const config = readConfig(settings, findProject().folder);
  const kinds = features.flatMap(({ jobs }) => jobs?.(config) ?? []).length;
  const application = await startApplication(config, findProject(), cheaper);
  const until = performance.now() + patient(longestMs);
  for (;;) {
    const [row] = await database.query<{ isDone: boolean }>(
      `SELECT (SELECT count(*) FROM jobs.queue) >= ${kinds}
              AND (${!config.demo} OR EXISTS (SELECT FROM rate_history))
              AND NOT EXISTS (SELECT FROM jobs.job_common WHERE state < 'completed') AS "isDone"`,
    );
    if (row?.isDone) break;
    if (performance.now() > until) throw new Error("An application is not done with its start");
    await pause(20);
  }
  await application.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

/** A data folder with the same secrets as every other one: a copied database stays readable. */
function makeDataFolder(): string {
  const dataFolder = mkdtempSync(join(tmpdir(), "peerhold-app-"));
  const folder = join(dataFolder, "secrets");
  mkdirSync(folder, { mode: 0o700 });
  for (const [place, name] of ["session", "field-encryption", "audit"].entries()) {
    writeFileSync(join(folder, name), new Uint8Array(32).fill(place + 1), { mode: 0o600 });
  }
  return dataFolder;
}

function settingsOf(
  { url, ownerUrl }: Pick<TestDatabase, "url" | "ownerUrl">,
  dataFolder: string,
  environment: Environment,
): Environment {
  return {
    PORT: "0",
    LOG_LEVEL: "silent",
    DATABASE_URL: url,
    DATABASE_MIGRATE_URL: ownerUrl,
    DATA_DIR: dataFolder,
    DEMO_STORY: "0",
    DEMO_OFFERS: "0",
    // Tests click faster than people.
    READS_PER_MINUTE: "100000",
    WRITES_PER_MINUTE: "100000",
    ...environment,
  };
}
