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
  /** Its address for the serving role: with the same rights as in an installation. */
  readonly url: string;
  /** Its address for its owner. */
  readonly ownerUrl: string;
  /** Runs one statement as the owner and returns its rows. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** A database that is to become a template. */
export type FilledDatabase = Pick<TestDatabase, "url" | "ownerUrl" | "query">;

/** Copies a template, by default the migrated, empty one: a database of one's own in some 40 ms. */
export async function cloneDatabase(template = templateDatabase): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  // Copied as files: the other way writes every block into the log of a server that keeps nothing.
  await administrate(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  let connected: Promise<Client> | undefined;
  return {
    url: databaseUrl(name),
    ownerUrl: ownerUrl(name),
    async query<Row>(sql: string, parameters: unknown[] = []) {
      connected ??= connect(name);
      return (await (await connected).query(sql, parameters)).rows as Row[];
    },
    async drop() {
      await (await connected)?.end();
      await administrate(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Creates the template, empty, replacing an existing one; copies of that are dropped, too. */
export async function makeTemplate(): Promise<void> {
  const filled = contents.map(filledTemplate);
  for (const name of [templateDatabase, ...filled.flatMap((each) => [each, draftOf(each)])]) {
    await administrate(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
  await administrate(`CREATE DATABASE ${templateDatabase}`);
}

/** What a template can hold: the people of the demo, or the queues of jobs and nothing else. */
const contents = ["demo", "queues"] as const;

function filledTemplate(content: (typeof contents)[number]): string {
  return `${templateDatabase}_${content}`;
}

function draftOf(template: string): string {
  return `${template}_draft`;
}

/**
 * The name of the template that `fill` filled once in the run, whichever process asked first; the
 * others wait for it. It only gets its name once it is complete.
 */
export function templateFilledBy(
  content: (typeof contents)[number],
  fill: (database: FilledDatabase) => Promise<void>,
): Promise<string> {
  const name = filledTemplate(content);
  const draft = draftOf(name);
  return onServer(async (client) => {
    await client.query("SELECT pg_advisory_lock(hashtext($1))", [name]);
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (found.rowCount === 0) {
      await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${draft} TEMPLATE ${templateDatabase}`);
      await onServer(async (filled) => {
        const query = async <Row>(sql: string, parameters: unknown[] = []) =>
          (await filled.query(sql, parameters)).rows as Row[];
        await fill({ url: databaseUrl(draft), ownerUrl: ownerUrl(draft), query });
      }, draft);
      await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
    }
    return name;
  });
}

/**
 * The address of a database of the run's server for the serving role, as an operator would write
 * it.
 */
export function databaseUrl(name: string): string {
  return urlFor(appRole, name);
}

/** The same for its owner. */
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
  await onServer((client) => client.query(sql));
}

/** Runs something on the server as its owner, by default outside all test databases. */
export async function onServer<Value>(
  act: (client: Client) => Promise<Value>,
  database = "postgres",
): Promise<Value> {
  const client = await connect(database);
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

async function connect(database: string): Promise<Client> {
  const client = new Client({ connectionString: ownerUrl(database) });
  await client.connect();
  return client;
}
