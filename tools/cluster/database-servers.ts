import { join } from "node:path";
import { CannotRun } from "./cannot-run.ts";
import { Child } from "./child.ts";
import type { Folders, Passwords } from "./folders.ts";
import { installedPatroni } from "./installed-patroni.ts";
import type { Machines } from "./machines.ts";
import { postgresPrograms } from "./packages.ts";
import { statusOf, until } from "./patience.ts";
import { patroniFaults } from "./patroni-faults.ts";
import { databaseMachines, etcdFile, patroniFile, type DatabaseMachine } from "./templates.ts";

/** A member as Patroni describes it. */
export interface Member {
  readonly name: DatabaseMachine;
  readonly role: "leader" | "sync_standby" | "replica";
  /** `running` of a leader, and of replicas, too, before Patroni 3.0.4; `streaming` after it. */
  readonly state: string;
  readonly timeline?: number;
}

/** A first start makes a database and copies it twice. */
const startMs = 180_000;

/** etcd, Patroni and PostgreSQL on three machines. */
export class DatabaseServers {
  readonly #folders: Folders;
  readonly #machines: Machines;
  readonly #passwords: Passwords;
  readonly #rewrite: (patroni: string) => string;
  readonly #etcds = new Map<DatabaseMachine, Child>();
  readonly #patronis = new Map<DatabaseMachine, Child>();

  /** `rewrite`: makes the settings of Patroni worse, for a control of what finds faults. */
  constructor(
    folders: Folders,
    machines: Machines,
    passwords: Passwords,
    rewrite: (patroni: string) => string = (text) => text,
  ) {
    this.#rewrite = rewrite;
    this.#folders = folders;
    this.#machines = machines;
    this.#passwords = passwords;
  }

  /** Resolves once there is a leader, and a replica that commits wait for. */
  async start(): Promise<void> {
    for (const machine of databaseMachines) this.startEtcd(machine);
    await until("etcd has not elected anyone", startMs, async () => {
      const healths = databaseMachines.map((each) => statusOf(`${this.#url(each, 2379)}/health`));
      return (await Promise.all(healths)).every((status) => status === 200) || undefined;
    });
    for (const machine of databaseMachines) this.startPatroni(machine);
    await this.whole(startMs);
  }

  startEtcd(machine: DatabaseMachine): void {
    const folder = this.#folders.ofServer(machine);
    const text = etcdFile(machine, this.#machines, join(folder, "etcd"));
    const file = this.#folders.write(folder, "etcd.yml", text);
    this.#etcds.set(machine, this.#run(machine, "etcd", ["etcd", "--config-file", file]));
  }

  startPatroni(machine: DatabaseMachine): void {
    const folder = this.#folders.ofServer(machine);
    const { addresses, network } = this.#machines;
    const programs = postgresPrograms() ?? "";
    const side = { addresses, network, programs, passwords: this.#passwords };
    const text = patroniFile(machine, side, folder);
    const [fault] = patroniFaults(text, installedPatroni());
    if (fault !== undefined) throw new CannotRun(fault);
    const file = this.#folders.write(folder, "patroni.yml", this.#rewrite(text));
    this.#patronis.set(machine, this.#run(machine, "patroni", ["patroni", file]));
  }

  /** Hands the lead over without a loss. */
  async switchOver(leader: DatabaseMachine, candidate: DatabaseMachine): Promise<void> {
    const body = JSON.stringify({ leader, candidate });
    const asked = await fetch(`${this.#url(leader, 8008)}/switchover`, { method: "POST", body });
    if (!asked.ok) throw new CannotRun(`Patroni refused to switch over: ${await asked.text()}`);
  }

  /** As the first that answers sees them. */
  async members(): Promise<readonly Member[]> {
    for (const machine of databaseMachines) {
      try {
        const signal = AbortSignal.timeout(1_000);
        const response = await fetch(`${this.#url(machine, 8008)}/cluster`, { signal });
        return ((await response.json()) as { members?: Member[] }).members ?? [];
      } catch {
        // The next one may answer.
      }
    }
    return [];
  }

  /** Resolves to the leader once all three run on one timeline and one is waited for. */
  async whole(withinMs: number): Promise<DatabaseMachine> {
    return until("the three servers of the database are not in step", withinMs, async () => {
      const members = await this.members();
      const leader = members.find(({ role }) => role === "leader");
      const areInStep = members.every(
        ({ state, timeline }) =>
          (state === "running" || state === "streaming") && timeline === leader?.timeline,
      );
      const isWaitedFor = members.some(({ role }) => role === "sync_standby");
      const areAll = members.length === databaseMachines.length;
      if (!leader || !areAll || !areInStep || !isWaitedFor) return undefined;
      const status = await statusOf(`${this.#url(leader.name, 8008)}/primary`);
      return status === 200 ? leader.name : undefined;
    });
  }

  /** Patroni ends its server; the leader's waits for what its replicas have to get. */
  async stop(): Promise<void> {
    await Promise.all([...this.#patronis.values()].map((each) => each.end()));
    // In turn: a leader that goes together with the others waits for them.
    for (const each of this.#etcds.values()) await each.end();
  }

  #run(machine: DatabaseMachine, kind: "etcd" | "patroni", words: readonly string[]): Child {
    const name = `${kind}-${machine}`;
    const before = [...this.#machines.inside(machine), ...this.#folders.asServer()];
    return new Child({ name, words: [...before, ...words], log: this.#folders.log(name) });
  }

  #url(machine: DatabaseMachine, port: number): string {
    return `http://${this.#machines.addresses[machine]}:${port}`;
  }
}
