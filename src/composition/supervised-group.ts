import cluster from "node:cluster";
import { setTimeout as pause } from "node:timers/promises";
import { createLogger } from "../adapters/logging/logger.ts";
import type { Config } from "./config.ts";
import { GroupMember } from "./group-member.ts";
import type { FromMember, Places } from "./process-group.ts";
import { RestartPause } from "./restart-pause.ts";

/** How often the processes are looked at, in milliseconds. */
const lookEveryMs = 5_000;

/** So many looks without a sign of its event loop, and a process is ended. */
const mostSilentLooks = 6;

/**
 * Runs `config.webProcesses` that serve, and for `ROLE=all` one that does the work in the background. They
 * listen at the same ports; connections are handed to them in turn. One that ends is started again.
 */
export class SupervisedGroup {
  readonly #config: Config;
  readonly #log;
  readonly #members = new Map<string, GroupMember>();
  readonly #restarts = new Map<string, number>();
  readonly #look = setInterval(() => this.#endSilent(), lookEveryMs);
  #isStopping = false;

  constructor(config: Config) {
    this.#config = config;
    this.#log = createLogger(config.logLevel);
    // As it is: JSON has no NaN, which a metric without a value is.
    cluster.setupPrimary({ serialization: "advanced" });
  }

  /**
   * Opens all, and returns where they can be reached. Throws `MemberCannotStart` where one cannot open.
   */
  async open(): Promise<Places> {
    const { webProcesses, role } = this.#config;
    const names = Array.from({ length: webProcesses }, (_, index) => `web-${index + 1}`);
    const [first = "", ...others] = names;
    // It migrates, and says what only one should; then all others at once.
    const places = await this.#keep(first, true);
    if (role === "all") others.push("work");
    await Promise.all(others.map((name) => this.#keep(name, false)));
    return places;
  }

  /** Stops all; each finishes what it has begun. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#look);
    const members = [...this.#members.values()];
    for (const member of members) member.tellToStop();
    await Promise.all(members.map(({ ended }) => ended));
  }

  /** Starts the process of this name, and from then on again whenever it ends. */
  async #keep(name: string, isFirst: boolean): Promise<Places> {
    const begun = performance.now();
    const member = this.#start(name, isFirst);
    const places = await Promise.race([member.opened, member.ended.then(() => undefined)]);
    if (!places) throw new MemberCannotStart(name);
    void this.#startAgain(member, begun);
    return places;
  }

  async #startAgain(first: GroupMember, firstBegun: number): Promise<void> {
    const { name } = first;
    const between = new RestartPause();
    let member = first;
    let begun = firstBegun;
    for (;;) {
      const { code, signal } = await member.ended;
      if (this.#isStopping) return;
      const pauseMs = between.next(performance.now() - begun);
      this.#log.error({ process: name, code, signal, pauseMs }, "a process ended");
      this.#restarts.set(name, (this.#restarts.get(name) ?? 0) + 1);
      await pause(pauseMs);
      if (this.#isStopping) return;
      begun = performance.now();
      member = this.#start(name, false);
    }
  }

  #start(name: string, isFirst: boolean): GroupMember {
    const begin = { kind: "begin", name, isFirst } as const;
    const worker = cluster.fork(this.#environmentOf(name));
    const member = new GroupMember(worker, begin, (message) => this.#hear(member, message));
    this.#members.set(name, member);
    worker.on("exit", () => this.#members.delete(name));
    return member;
  }

  /** Only the one that works in the background may have keys. */
  #environmentOf(name: string): Record<string, string> {
    const shared = { WEB_PROCESSES: String(this.#config.webProcesses) };
    return name === "work"
      ? { ...shared, ROLE: "worker" }
      : { ...shared, ROLE: "web", SIGNER_KEY_FILE: "", SIGNER_PASSWORD_FILE: "" };
  }

  #hear(member: GroupMember, message: FromMember): void {
    if (message.kind === "ask") void this.#tellOthers(member, message.ask);
  }

  async #tellOthers(member: GroupMember, ask: number): Promise<void> {
    const open = [...this.#members.values()].filter(({ hasOpened }) => hasOpened);
    const counted = await Promise.all(
      open.filter((each) => each !== member).map((each) => each.count()),
    );
    const others = counted.flatMap((each) => each ?? []);
    const { webProcesses, role } = this.#config;
    const state = {
      wanted: webProcesses + (role === "all" ? 1 : 0),
      serving: open.length,
      restarts: [...this.#restarts],
    };
    member.tell({ kind: "others", ask, others, state });
  }

  /** Looks are counted, not time: after the machine was asleep nobody had a chance to beat. */
  #endSilent(): void {
    for (const member of this.#members.values()) {
      if (!member.hasOpened || member.look() < mostSilentLooks) continue;
      this.#log.error({ process: member.name }, "a process does not answer, and is ended");
      member.kill();
    }
  }
}

/** A process could not open, and has said why. */
export class MemberCannotStart extends Error {
  constructor(name: string) {
    super(`The process ${name} could not start.`);
  }
}
