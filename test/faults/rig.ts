import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import {
  startCluster,
  type Cluster,
} from "../../src/adapters/persistence/embedded-postgres/cluster.ts";
import { appRole } from "../../src/adapters/persistence/migrations/app-role.ts";
import { expectBooksBalance } from "../support/books.ts";
import { BuiltProgram, type Run } from "../support/built-program.ts";
import { LinkProxy } from "../support/link-proxy.ts";
import { AckJournal } from "./ack-journal.ts";
import { Answers } from "./answers.ts";
import { countTrades, lostTrades, type Query } from "./kept-trades.ts";
import { Load } from "./load.ts";
import { openMarket, type Market, type MarketPlace } from "./open-market.ts";

/** The options of a rig. */
export interface RigWishes {
  /** The program's environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly patient: boolean;
  /** The program connects to the database through a proxy that a row can disturb. */
  readonly proxied?: boolean;
  /** Prepares the empty data folder; returns a function that undoes it. */
  readonly prepare?: (dataFolder: string) => () => void;
  /** Starts the database server of the cluster in its own way; the rig then joins it. */
  readonly startServer?: (directory: string) => Promise<void>;
}

/** Time limits in ms: for one response, and for the first success after a fault. */
const bar = { hangMs: 10_000, recoveryMs: 5_000 };
const patience = { hangMs: 60_000, recoveryMs: 60_000 };

interface RigParts {
  readonly program: BuiltProgram;
  readonly cluster: Cluster;
  readonly proxy: LinkProxy | undefined;
  readonly takeBack: () => void;
}

/**
 * How long before it is stopped a process gets no new requests: some may already have its address.
 */
const leadMs = 500;

/**
 * The built program with a PostgreSQL that writes durably, traders with money, and persistent
 * clients. Checks afterwards that everything confirmed is there.
 */
export class Rig {
  readonly program: BuiltProgram;
  readonly cluster: Cluster;
  readonly journal: AckJournal;
  readonly answers = new Answers();
  readonly limits: typeof bar;
  readonly proxy: LinkProxy | undefined;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #runs: Run[] = [];
  #urls: readonly string[] = [];
  #next = 0;
  #market: Market | undefined;
  readonly #takeBack: () => void;

  private constructor(parts: RigParts, wishes: RigWishes) {
    const { program, cluster, proxy, takeBack } = parts;
    this.program = program;
    this.cluster = cluster;
    this.proxy = proxy;
    this.#takeBack = takeBack;
    this.journal = new AckJournal(join(program.folder, "acknowledged"));
    this.limits = wishes.patient ? patience : bar;
    this.#environment = {
      DEMO: "1",
      COOL_DOWNS: "0",
      PAIR_LIMIT: "0",
      READS_PER_MINUTE: "9999999",
      WRITES_PER_MINUTE: "9999999",
      LOG_LEVEL: "error",
      ...(proxy && addresses(proxy, cluster)),
      ...wishes.environment,
    };
  }

  /** Starts the database and the program, and sets up the traders. */
  static async open(wishes: RigWishes): Promise<Rig> {
    const program = new BuiltProgram();
    const data = join(program.folder, "data");
    mkdirSync(data);
    const takeBack = wishes.prepare?.(data) ?? (() => undefined);
    chmodSync(data, 0o711);
    const options = { directory: join(data, "postgres"), durable: true, maxConnections: 100 };
    if (wishes.startServer) {
      // Creates the files.
      await (await startCluster(options)).stop();
      await wishes.startServer(options.directory);
    }
    const cluster = await startCluster(options);
    const proxy = wishes.proxied === true ? await standBefore(cluster) : undefined;
    const rig = new Rig({ program, cluster, proxy, takeBack }, wishes);
    try {
      await rig.start();
      rig.#market = await openMarket(rig.#place);
      return rig;
    } catch (error) {
      await rig.close();
      throw error;
    }
  }

  /** The address of a serving process, taking turns. */
  readonly url = (): string => {
    this.#next += 1;
    const url = this.#urls[this.#next % Math.max(1, this.#urls.length)];
    if (url === undefined) throw new Error("Nothing serves");
    return url;
  };

  get #place(): MarketPlace {
    const { host, port, user } = this.cluster;
    return {
      url: this.url,
      answers: this.answers,
      hangMs: this.limits.hangMs,
      database: { host, port, user, database: "peerhold" },
      onDatabase: (act) => this.onDatabase(act),
    };
  }

  get market(): Market {
    if (!this.#market) throw new Error("The market is not open yet");
    return this.#market;
  }

  /** The processes that were started and that no row has stopped. */
  get runs(): readonly Run[] {
    return this.#runs;
  }

  /** Starts a process of the program; resolves once it serves. */
  async start(environment: Readonly<Record<string, string>> = {}): Promise<Run> {
    const run = this.program.run({ ...this.#environment, ...environment });
    this.#runs.push(run);
    const url = await run.ready;
    this.#urls = [...this.#urls, url];
    return run;
  }

  /** Starts a process that appends its output to a file. */
  startInto(file: string): Run {
    const line = `exec '${process.execPath}' dist/server/main.js >>'${file}' 2>&1`;
    return this.program.run({ ...this.#environment }, ["sh", "-c", line]);
  }

  /** Sends clients to a process that was started elsewhere. */
  serveFrom(url: string): void {
    this.#urls = [url];
  }

  /** Stops a process with a signal, and forgets its address. */
  async end(run: Run, signal: NodeJS.Signals): Promise<number | null> {
    const url = await run.ready;
    run.process.kill(signal);
    const code = await run.ended;
    this.#urls = this.#urls.filter((each) => each !== url);
    this.#runs.splice(this.#runs.indexOf(run), 1);
    return code;
  }

  /** Sends no more requests to a process, as a load balancer would, and tells it to stop. */
  async drain(run: Run): Promise<number | null> {
    const url = await run.ready;
    this.#urls = this.#urls.filter((each) => each !== url);
    await pause(leadMs);
    return this.end(run, "SIGTERM");
  }

  /** Clients that trade until told to finish; sixteen by default. */
  load(seed: number, clients = 16): Load {
    const load = new Load(this.journal);
    load.begin(this.market.pairs, clients, seed);
    return load;
  }

  /** Runs statements as the database owner, once the database accepts connections. */
  async onDatabase<Value>(act: (query: Query) => Promise<Value>): Promise<Value> {
    const client = await this.#connect();
    try {
      return await act(
        async <Row>(sql: string, values: unknown[] = []) =>
          (await client.query(sql, values)).rows as Row[],
      );
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /**
   * Waits for the first success after a fault that ended at `since`, on the clock of
   * `performance.now()`. Returns how long it took, in ms; fails if that is too long.
   */
  async expectSuccessSince(since: number): Promise<number> {
    const { recoveryMs } = this.limits;
    while (this.answers.lastSuccess <= since) {
      this.answers.expectNoneUnexpected();
      if (performance.now() - since > recoveryMs) {
        throw new Error(`There was no success within ${recoveryMs} ms after the fault ended.`);
      }
      await pause(5);
    }
    return this.answers.lastSuccess - since;
  }

  /** Everything that was confirmed is there (O1), the books balance, and nothing hung. */
  async expectSound(): Promise<void> {
    this.answers.expectNoneUnexpected();
    // The journal first: what is confirmed while we check is there too.
    const acknowledged = this.journal.last();
    await this.onDatabase(async (query) => {
      // An attempt is counted before the password is checked. If the process or its connection died
      // before it was undone, it stays counted, and five of them would make a seller wait.
      await query("DELETE FROM attempt");
      const lost = await lostTrades(acknowledged, query);
      if (lost.length > 0) throw new Error(`Lost what was acknowledged: ${lost.join(", ")}.`);
      await expectBooksBalance({ query });
    });
  }

  /** The trades that are not in a state that clients were told. */
  async lost(): Promise<readonly string[]> {
    const acknowledged = this.journal.last();
    return this.onDatabase((query) => lostTrades(acknowledged, query));
  }

  /**
   * Once no requests are sent any more: there are as many trades as were confirmed, and none twice.
   */
  async expectNothingTwice(): Promise<void> {
    const stored = await this.onDatabase(countTrades);
    const { trades } = this.journal;
    if (stored !== trades) {
      throw new Error(`${trades} trades were acknowledged, but there are ${stored}.`);
    }
  }

  /** Stops everything and removes what it left behind. */
  async close(): Promise<void> {
    this.answers.isOver = true;
    for (const run of this.#runs) run.process.kill("SIGTERM");
    await Promise.all(this.#runs.map(({ ended }) => ended));
    await this.proxy?.close();
    await this.cluster.stop();
    this.#takeBack();
    await this.program.remove();
  }

  async #connect(): Promise<Client> {
    const { host, port, user } = this.cluster;
    const deadline = Date.now() + 30_000;
    for (;;) {
      const client = new Client({ host, port, user, database: "peerhold" });
      client.on("error", () => undefined);
      try {
        await client.connect();
        return client;
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await pause(20);
      }
    }
  }
}

/** A proxy in front of the database, which then exists, with its serving role. */
async function standBefore(cluster: Cluster): Promise<LinkProxy> {
  await cluster.ensureDatabase("peerhold");
  await cluster.ensureLogin(appRole);
  return LinkProxy.open({ path: join(cluster.host, `.s.PGSQL.${cluster.port}`) });
}

/** The setting that makes the program connect through the proxy. */
function addresses({ port }: LinkProxy, { user: owner }: Cluster): Record<string, string> {
  const url = (user: string) => `postgres://${user}@127.0.0.1:${port}/peerhold`;
  return { DATABASE_URL: url(appRole), DATABASE_MIGRATE_URL: url(owner) };
}
