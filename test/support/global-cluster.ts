import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Context, RootHookObject } from "mocha";
import { appRole } from "../../src/adapters/persistence/migrations/app-role.ts";
import { migrate } from "../../src/adapters/persistence/migrations/migrate.ts";
import {
  startCluster,
  type Cluster,
} from "../../src/adapters/persistence/embedded-postgres/cluster.ts";
import { isAlive } from "../../src/adapters/persistence/embedded-postgres/process-is-alive.ts";
import {
  clusterVariable,
  databaseUrl,
  makeTemplate,
  onServer,
  ownerUrl,
  templateDatabase,
} from "./database.ts";
import { costsList, costsVariable, writeDownCost } from "./running/file-costs.ts";
import { makeRunFolder, placesOfRuns } from "./running/run-folder.ts";
import { measureSlowness, slowness, slownessVariable, stretch } from "./running/time-limits.ts";
import { placeOf, removeCluster } from "./remove-cluster.ts";
import { closeBrowser, closeForgottenPages, whatPagesShow } from "./shared-browser.ts";

/** Around the tests of every file, in the process that runs it. */
export const mochaHooks: RootHookObject = {
  beforeAll(this: Context) {
    const root = this.test?.parent;
    if (!root) return;
    stretch(root, slowness());
  },
  /** What a page showed when its test failed says most about why. */
  async afterEach(this: Context) {
    const test = this.currentTest;
    if (!test?.isFailed()) return;
    for (const page of await whatPagesShow()) {
      process.stdout.write(`\n“${test.fullTitle()}” failed while a page showed:\n${page}\n`);
    }
  },
  async afterAll(this: Context) {
    await closeForgottenPages();
    writeDownCost(this.test?.parent?.suites[0]?.file);
  },
};

const prefix = "peerhold-test-";
/** The folder of a run, by the process that created it. */
const ofRun = /^peerhold-test-(\d+)-/;
let cluster: Cluster | undefined;
let folder: string | undefined;

/**
 * Starts the throw-away server of a test run and migrates the template that test files clone. Runs
 * once, before the parallel workers, which find the server by an environment variable. A run that
 * is given the server of another one only rebuilds the template, from its own sources.
 */
export async function mochaGlobalSetup(): Promise<void> {
  if (process.env[clusterVariable] === undefined) await startServer();
  process.env[slownessVariable] = String(await onServer(measureSlowness));
  await makeTemplate();
  await migrate({ url: ownerUrl(templateDatabase) }, { url: databaseUrl(templateDatabase) });
}

async function startServer(): Promise<void> {
  await removeLeftovers();
  folder = makeRunFolder(prefix);
  // The database's account needs access, if it is not ours.
  chmodSync(folder, 0o711);
  cluster = await startCluster({ ...throwAway, directory: join(folder, "postgres") });
  await cluster.ensureLogin(appRole);
  const { host, port, user } = cluster;
  process.env[clusterVariable] = JSON.stringify({ host, port, user });
  process.env[costsVariable] = costsList(folder);
}

/** Stops the server and removes its data. */
export async function mochaGlobalTeardown(): Promise<void> {
  await closeBrowser();
  await cluster?.stop();
  if (folder) remove(folder);
}

const throwAway = { durable: false, maxConnections: 300 };

/**
 * A run that was killed leaves its server behind: the next one stops it here. Whatever goes wrong
 * is left to the run after it.
 */
async function removeLeftovers(): Promise<void> {
  for (const place of placesOfRuns()) {
    for (const name of readdirSync(place)) {
      const pid = Number(ofRun.exec(name)?.[1] ?? Number.NaN);
      if (Number.isNaN(pid) || isAlive(pid)) continue;
      await removeLeftover(join(place, name)).catch(() => undefined);
    }
  }
}

/** Fails where another run does the same at this moment. */
export async function removeLeftover(leftover: string): Promise<void> {
  const claim = join(leftover, "being-removed");
  if (statSync(leftover).uid !== process.getuid?.()) return;
  const age = Date.now() - (statSync(claim, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  // Who claimed it long ago was killed, too.
  if (age > mostRemovalMs) rmSync(claim, { recursive: true, force: true });
  mkdirSync(claim);
  const directory = join(leftover, "postgres");
  if (existsSync(join(placeOf(directory), "postmaster.pid"))) {
    await (await startCluster({ ...throwAway, directory })).stop();
  }
  remove(leftover);
}

const mostRemovalMs = 120_000;

/** Removes the folder of a run, and its data where they had to lie elsewhere. */
function remove(run: string): void {
  removeCluster(join(run, "postgres"));
  rmSync(run, { recursive: true, force: true });
}
