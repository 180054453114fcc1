import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Argon2PasswordHasher } from "../../src/adapters/identity/argon2-password-hasher.ts";
import { accountTokens } from "../../src/composition/account-module.ts";
import { startApplication } from "../../src/composition/application.ts";
import { override, type Override } from "../../src/composition/container.ts";
import { readConfig, type Config, type Environment } from "../../src/composition/config.ts";
import { jobsTokens } from "../../src/composition/jobs-module.ts";
import { findProject } from "../../src/composition/project.ts";
import { cloneDatabase, templateFilledBy, type TestDatabase } from "./database.ts";

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

/**
 * What is expensive and shows nothing: hashing a password takes 32 ms of processor time in
 * production, and a test run hashes thousands; each kind of job is polled every second, although
 * enqueuing a job wakes its worker.
 */
const cheaper = [
  override(
    accountTokens.hasher,
    new Argon2PasswordHasher({ memory: 64, passes: 1, parallelism: 1 }),
  ),
  override(jobsTokens.lookEverySeconds, 5),
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
  const database = await cloneDatabase(hasPeople ? await demoTemplate() : undefined);
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

let filled: Promise<string> | undefined;

/** The template that holds the people and the staff of the demo, made by the demo itself. */
function demoTemplate(): Promise<string> {
  filled ??= templateFilledBy(async (database) => {
    const project = findProject();
    const dataFolder = makeDataFolder();
    const settings = settingsOf(database, dataFolder, { DEMO: "1" });
    const config = readConfig(settings, project.folder);
    const demo = await startApplication(config, project, cheaper);
    await demo.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  return filled;
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
