import { createServer } from "node:net";
import { Client } from "pg";
import { keepRoleLimits } from "../../src/adapters/persistence/connection/role-limits.ts";
import { CannotRun } from "./cannot-run.ts";
import { Child } from "./child.ts";
import { DatabaseServers } from "./database-servers.ts";
import { Folders } from "./folders.ts";
import type { Machines } from "./machines.ts";
import { Marketplace, type Ports } from "./marketplace.ts";
import { until } from "./patience.ts";
import { balancerFile, databaseMachines, type DatabaseMachine } from "./templates.ts";

/** How the deployment is run. */
export interface Wishes {
  readonly folder: string;
  readonly machines: Machines;
  readonly ports: Ports;
  /** More settings of the program. */
  readonly environment: Readonly<Record<string, string>>;
  readonly say: (line: string) => void;
  /** Makes the settings of Patroni worse. */
  readonly rewritePatroni?: (text: string) => string;
}

type Account = "superuser" | "owner" | "app";

const owner = "peerhold_owner";
const app = "peerhold_app";
const database = "peerhold";
const balancerMs = 20_000;

/** The reference deployment: three servers of the database, a balancer, two processes that serve, two that work. */
export class Deployment {
  readonly servers: DatabaseServers;
  readonly #wishes: Wishes;
  readonly #folders: Folders;
  readonly #marketplace: Marketplace;
  #balancer: Child | undefined;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
    this.#folders = new Folders(wishes.folder);
    this.servers = new DatabaseServers(
      this.#folders,
      wishes.machines,
      this.#folders.passwords(),
      wishes.rewritePatroni,
    );
    this.#marketplace = new Marketplace(this.#folders, wishes.ports, {
      DATABASE_URL: this.url("app"),
      DATABASE_MIGRATE_URL: this.url("owner"),
      DATABASE_READ_URL: databaseMachines
        .map((each) => this.#urlAt(`${wishes.machines.addresses[each]}:5432`, "app"))
        .join(" "),
      ...wishes.environment,
    });
  }

  /** Resolves to what is printed for whoever tries it. */
  async start(): Promise<string> {
    const { say, ports, machines } = this.#wishes;
    for (const port of [ports.traders, ports.console, ports.database, ...ports.web]) {
      await expectFree(port, "127.0.0.1");
    }
    say("Starting etcd, Patroni and PostgreSQL on three machines …");
    await this.servers.start();
    const file = this.#folders.write(
      this.#folders.ofServer("balancer"),
      "haproxy.cfg",
      balancerFile({
        addresses: machines.addresses,
        port: ports.traders,
        databasePort: ports.database,
        webPorts: ports.web,
      }),
    );
    this.#balancer = new Child({
      name: "haproxy",
      words: [...this.#folders.asServer(), "/usr/sbin/haproxy", "-db", "-f", file],
      log: this.#folders.log("haproxy"),
    });
    await this.#prepareDatabase();
    say("Starting two processes that serve and two that work …");
    return this.#marketplace.start();
  }

  /** The address of the primary, whichever server it is, for one of the accounts. */
  url(account: Account, of = database): string {
    return this.#urlAt(`127.0.0.1:${this.#wishes.ports.database}`, account, of);
  }

  /** The folder of a machine of the database. */
  folderOf(machine: DatabaseMachine): string {
    return this.#folders.ofServer(machine);
  }

  async stop(): Promise<void> {
    await this.#marketplace.stop();
    await this.#balancer?.end();
    await this.servers.stop();
  }

  #urlAt(place: string, account: Account, of = database): string {
    const name = { superuser: "postgres", owner, app }[account];
    return `postgres://${name}:${this.#folders.passwords()[account]}@${place}/${of}`;
  }

  /**
   * A connection through the balancer. Until it has checked them, it sends to all three in turn: as many in a row
   * have to lead to the primary.
   */
  #onPrimary(): Promise<Client> {
    let inRow = 0;
    return until("the balancer leads to no primary", balancerMs, async () => {
      const client = await connectToPrimary(this.url("superuser", "postgres"));
      inRow = client ? inRow + 1 : 0;
      if (inRow === databaseMachines.length) return client;
      await client?.end();
      return undefined;
    });
  }

  /** Both accounts and the database, as the page of operations says it, and the limits of sessions. */
  async #prepareDatabase(): Promise<void> {
    const passwords = this.#folders.passwords();
    const client = await this.#onPrimary();
    try {
      for (const [name, password] of [
        [owner, passwords.owner],
        [app, passwords.app],
      ] as const) {
        const known = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [name]);
        if (known.rowCount === 0) {
          await client.query(`CREATE ROLE ${name} LOGIN PASSWORD '${password}'`);
        }
      }
      const known = await client.query("SELECT FROM pg_database WHERE datname = $1", [database]);
      if (known.rowCount === 0) await client.query(`CREATE DATABASE ${database} OWNER ${owner}`);
    } finally {
      await client.end();
    }
    await keepRoleLimits({ url: this.url("app") });
  }
}

/** Undefined where it leads to a replica. */
async function connectToPrimary(url: string): Promise<Client | undefined> {
  const client = new Client(url);
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ isReplica: boolean }>(
    `SELECT pg_is_in_recovery() AS "isReplica"`,
  );
  if (rows[0]?.isReplica === false) return client;
  await client.end();
  return undefined;
}

function expectFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", () => {
      reject(new CannotRun(`Port ${port} is in use: choose others with PORT.`));
    });
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
