import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { Deployment } from "../../tools/cluster/deployment.ts";
import { portsFrom } from "../../tools/cluster/marketplace.ts";
import { Namespaces } from "../../tools/cluster/namespaces.ts";
import { until } from "../../tools/cluster/patience.ts";
import type { DatabaseMachine } from "../../tools/cluster/templates.ts";
import { AckJournal } from "../faults/ack-journal.ts";
import { Answers } from "../faults/answers.ts";
import { countTrades, lostTrades, type Query } from "../faults/kept-trades.ts";
import { Load } from "../faults/load.ts";
import { openMarket, type Market, type MarketPlace } from "../faults/open-market.ts";
import { expectBooksBalance } from "../support/books.ts";
import type { Stage } from "./cluster-fault.ts";

const firstPort = 3_900;
const wholeMs = 180_000;

/** How the deployment is run. */
interface RigWishes {
  /** With the protocol of etcd that Patroni loses trades with: what finds losses has to find them. */
  readonly isControl: boolean;
  readonly say: (line: string) => void;
}

/** The reference deployment on machines that can be cut off, and persistent clients that trade there. */
export class ClusterRig implements MarketPlace {
  readonly answers = new Answers();
  readonly hangMs = 10_000;
  readonly journal: AckJournal;
  readonly machines = new Namespaces();
  readonly #deployment: Deployment;
  readonly #folder: string;
  #market: Market | undefined;

  /** `folder` is emptied. */
  constructor(folder: string, { isControl, say }: RigWishes) {
    rmSync(folder, { recursive: true, force: true });
    this.#folder = folder;
    this.#deployment = new Deployment({
      folder,
      machines: this.machines,
      ports: portsFrom(firstPort),
      environment: {
        DEMO_STORY: "0",
        COOL_DOWNS: "0",
        PAIR_LIMIT: "0",
        READS_PER_MINUTE: "9999999",
        WRITES_PER_MINUTE: "9999999",
        LOG_LEVEL: "error",
      },
      say,
      ...(isControl && { rewritePatroni: (text) => text.replace(/^etcd:/m, "etcd3:") }),
    });
    this.journal = new AckJournal(join(folder, "acknowledged"));
  }

  readonly url = (): string => `http://localhost:${firstPort}`;

  get database() {
    return { url: this.#deployment.url("superuser") };
  }

  async start(): Promise<void> {
    await this.#deployment.start();
    this.#market = await openMarket(this);
  }

  /** Clients that trade until told to finish. */
  load(seed: number, clients: number): Load {
    const load = new Load(this.journal);
    load.begin(this.#market?.pairs ?? [], clients, seed);
    return load;
  }

  /** Waits until all three servers are in step. */
  async stage(): Promise<Stage> {
    const { servers } = this.#deployment;
    const leader = await servers.whole(wholeMs);
    const members = await servers.members();
    const waitedFor = members.find(({ role }) => role === "sync_standby")?.name;
    const other = members.find(({ name }) => name !== leader && name !== waitedFor)?.name;
    if (!waitedFor || !other) throw new Error("The servers changed while they were looked at.");
    const signal: Stage["signal"] = (machine, name, withEtcd) => {
      for (const process of this.#processes(machine)) {
        if (withEtcd || !process.isEtcd) process.send(name);
      }
    };
    return {
      machines: this.machines,
      servers,
      leader,
      waitedFor,
      other,
      postmaster: (machine) => {
        const file = join(this.#deployment.folderOf(machine), "postgres", "postmaster.pid");
        return Number(readFileSync(file, "utf8").split("\n")[0]);
      },
      signal,
      signalEtcd: (machine, name) => {
        for (const process of this.#processes(machine)) if (process.isEtcd) process.send(name);
      },
    };
  }

  /** Runs statements on the primary, once the balancer leads to it. */
  async onDatabase<Value>(act: (query: Query) => Promise<Value>): Promise<Value> {
    const client = await until("nobody could ask the primary", wholeMs, async () => {
      const tried = new Client(this.database.url);
      tried.on("error", () => undefined);
      await tried.connect();
      return tried;
    });
    try {
      return await act(
        async <Row>(sql: string, values: unknown[] = []) =>
          (await client.query(sql, values)).rows as Row[],
      );
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Resolves once something succeeds that was sent after a moment. */
  async successSince(since: number, withinMs: number): Promise<void> {
    const limit = performance.now() + withinMs;
    while (this.answers.sentOfLastSuccess <= since) {
      if (performance.now() > limit) throw new Error(`No success within ${withinMs / 1_000} s.`);
      await pause(20);
    }
  }

  /**
   * What clients were told and is not there, and how many trades there are. Where something can be committed, the
   * books have to balance.
   */
  async found(
    canCommit: boolean,
  ): Promise<{ readonly lost: readonly string[]; readonly trades: number }> {
    const acknowledged = this.journal.last();
    return this.onDatabase(async (query) => {
      if (canCommit) {
        // As in the other faults: an attempt that a lost connection left counted makes a seller wait.
        await query("DELETE FROM attempt");
        await expectBooksBalance({ query });
      }
      return { lost: await lostTrades(acknowledged, query), trades: await countTrades(query) };
    });
  }

  async close(): Promise<void> {
    this.answers.isOver = true;
    await this.#deployment.stop();
    this.machines.close();
  }

  /** For who looks why a row failed. */
  get logs(): string {
    return join(this.#folder, "logs");
  }

  #processes(machine: DatabaseMachine) {
    return this.machines.processes(machine).map((id) => ({
      isEtcd: nameOf(id) === "etcd",
      send: (signal: NodeJS.Signals) => {
        try {
          process.kill(id, signal);
        } catch {
          // It ended with another.
        }
      },
    }));
  }
}

function nameOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/comm`, "utf8").trim();
  } catch {
    return "";
  }
}
