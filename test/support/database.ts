import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { appRole } from "../../src/adapters/persistence/migrations/app-role.ts";

/** Where the workers find the server of the run. */
export const clusterVariable = "PEERHOLD_TEST_CLUSTER";

/** The migrated database that each test file gets a copy of. */
export const templateDatabase = "peerhold_template";

interface Address {
  readonly host: string;
  readonly port: number;
  readonly user: string;
}

/** A database of one test file. */
export interface TestDatabase {
  /** Its address for who serves: with no more rights than in an installation. */
  readonly url: string;
  /** Its address for who owns it. */
  readonly ownerUrl: string;
  /** Runs one statement as the owner and gives its rows. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** Copies the template: a migrated, empty database of one's own in some 40 ms. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administrate(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  const client = new Client({ connectionString: ownerUrl(name) });
  await client.connect();
  return {
    url: databaseUrl(name),
    ownerUrl: ownerUrl(name),
    query: async <Row>(sql: string, parameters: unknown[] = []) =>
      (await client.query(sql, parameters)).rows as Row[],
    async drop() {
      await client.end();
      await administrate(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Makes the template, empty, in the place of one that is there. */
export async function makeTemplate(): Promise<void> {
  await administrate(`DROP DATABASE IF EXISTS ${templateDatabase} WITH (FORCE)`);
  await administrate(`CREATE DATABASE ${templateDatabase}`);
}

/** The address of a database of the run's server for who serves, as an operator would write it. */
export function databaseUrl(name: string): string {
  return urlFor(appRole, name);
}

/** The same for who owns it. */
export function ownerUrl(name: string): string {
  return urlFor(address().user, name);
}

function urlFor(user: string, name: string): string {
  const { host, port } = address();
  return `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}

function address(): Address {
  const text = process.env[clusterVariable];
  if (!text) throw new Error("The test run has no database server");
  return JSON.parse(text) as Address;
}

async function administrate(sql: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl("postgres") });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
