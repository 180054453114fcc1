import { chmodSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import {
  startCluster,
  type Cluster,
} from "../../src/adapters/persistence/embedded-postgres/cluster.ts";
import { appRole } from "../../src/adapters/persistence/migrations/app-role.ts";
import { migrate } from "../../src/adapters/persistence/migrations/migrate.ts";
import { loadSecrets } from "../../src/composition/secrets.ts";
import { BuiltServer } from "./built-server.ts";
import { fillOffers } from "./fill-offers.ts";
import { fillPeople } from "./fill-people.ts";
import { fillTrades } from "./fill-trades.ts";
import { varyPeople } from "./vary-people.ts";
import type { Sizes } from "./sizes.ts";

/** A filled database with a server of the built program on it. */
export interface Market {
  readonly server: BuiltServer;
  readonly database: Database;
  /** Makes the CSRF tokens of the server's sessions, in base64. */
  readonly secret: string;
}

/** Where a database is, for its owner. */
export interface Database {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** Of few and of many trades; of few and of many offers. */
export type BedKind = "small" | "large" | "few-offers" | "many-offers";

const connections = 200;

/**
 * A PostgreSQL of the bench's own, with the databases that all rows share: a small one, one with a million
 * trades, one with ten thousand offers and one with a million. Each is filled on first use.
 */
export class Bed {
  readonly folder: string;
  readonly #sizes: Sizes;
  readonly #profile: string | undefined;
  #cluster: Promise<Cluster> | undefined;
  readonly #markets = new Map<BedKind, Promise<Market>>();

  constructor(folder: string, sizes: Sizes, profile?: string) {
    this.folder = folder;
    this.#sizes = sizes;
    this.#profile = profile;
    mkdirSync(folder, { recursive: true });
    // The database's account needs access, if it is not ours.
    chmodSync(folder, 0o711);
  }

  market(kind: BedKind): Promise<Market> {
    const market = this.#markets.get(kind) ?? this.#open(kind);
    this.#markets.set(kind, market);
    return market;
  }

  /** The same database without a server on it. */
  async database(kind: BedKind): Promise<Database> {
    return this.#databaseOf(await this.#running(), kind);
  }

  /** The main process of the database, the parent of all its workers. */
  databasePid(): number {
    const file = join(this.folder, "postgres", "postmaster.pid");
    return Number(readFileSync(file, "utf8").split("\n")[0]);
  }

  async stop(): Promise<void> {
    for (const market of this.#markets.values()) await (await market).server.stop();
    await (await this.#cluster)?.stop();
  }

  /** Fills the databases that rows need, without waiting for durability, and then restarts. */
  async prepare(kinds: readonly BedKind[]): Promise<void> {
    const cluster = await this.#start(false);
    for (const kind of kinds) {
      const database = this.#databaseOf(cluster, kind);
      await cluster.ensureDatabase(database.database);
      await cluster.ensureLogin(appRole);
      await migrate(database, { ...database, user: appRole });
      const client = new Client(database);
      await client.connect();
      const { rows } = await client.query("SELECT FROM trader LIMIT 1");
      if (rows.length === 0) await this.#fillOne(database, kind);
      await client.end();
    }
    await cluster.stop();
    this.#cluster = this.#start(true);
  }

  async #fillOne(database: Database, kind: BedKind): Promise<void> {
    const { pairs, trades, offers } = this.#sizes;
    const client = new Client(database);
    await client.connect();
    await client.query("SET maintenance_work_mem = '512MB'");
    await fillTrades(client, kind === "large" ? trades.large : trades.small);
    await client.query("RESET session_replication_role");
    await fillPeople(client, pairs);
    if (kind === "few-offers" || kind === "many-offers") {
      await varyPeople(client, pairs);
      await fillOffers(client, kind === "many-offers" ? offers.many : offers.few, pairs);
    }
    await client.query("VACUUM (ANALYZE)");
    await client.query("CHECKPOINT");
    await client.end();
  }

  /** Processes of their own on a database, one for each group of settings, which the caller stops. */
  async processes(
    kind: BedKind,
    settings: readonly Readonly<Record<string, string>>[],
  ): Promise<{ readonly servers: readonly BuiltServer[]; readonly secret: string }> {
    const database = await this.database(kind);
    const servers: BuiltServer[] = [];
    // One after the other: only the first one has tables to see to.
    for (const each of settings) servers.push(await this.#serve(kind, database, each));
    return { servers, secret: this.#secretOf(kind) };
  }

  async #open(kind: BedKind): Promise<Market> {
    const database = await this.database(kind);
    const server = await this.#serve(kind, database);
    return { server, database, secret: this.#secretOf(kind) };
  }

  #serve(
    kind: BedKind,
    database: Database,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<BuiltServer> {
    const environment = {
      DATA_DIR: this.#dataOf(kind),
      DATABASE_URL: urlOf({ ...database, user: appRole }),
      DATABASE_MIGRATE_URL: urlOf(database),
      ...settings,
    };
    return BuiltServer.start(environment, this.#profile && join(this.#profile, kind));
  }

  #secretOf(kind: BedKind): string {
    return Buffer.from(loadSecrets(this.#dataOf(kind)).session).toString("base64");
  }

  #dataOf(kind: BedKind): string {
    return join(this.folder, `data-${kind}`);
  }

  async #running(): Promise<Cluster> {
    const cluster = await this.#cluster;
    if (!cluster) throw new Error("Nothing was filled yet");
    return cluster;
  }

  #start(durable: boolean): Promise<Cluster> {
    const directory = join(this.folder, "postgres");
    return startCluster({ directory, durable, maxConnections: connections });
  }

  #databaseOf({ host, port, user }: Cluster, kind: BedKind): Database {
    return { host, port, user, database: `bench_${kind.replace("-", "_")}` };
  }
}

function urlOf({ host, port, user, database }: Database): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
