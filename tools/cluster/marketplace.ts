import { join } from "node:path";
import { findProject } from "../../src/composition/project.ts";
import { CannotRun } from "./cannot-run.ts";
import { Child } from "./child.ts";
import type { Folders } from "./folders.ts";
import { until } from "./patience.ts";

/** The ports on this machine. */
export interface Ports {
  /** Where the balancer serves traders. */
  readonly traders: number;
  readonly console: number;
  /** Where the balancer leads to the primary. */
  readonly database: number;
  readonly web: readonly [number, number];
  readonly secondConsole: number;
  readonly workers: readonly [number, number];
}

/** From one number upwards. */
export function portsFrom(first: number): Ports {
  return {
    traders: first,
    console: first + 1,
    database: first + 2,
    web: [first + 3, first + 4],
    secondConsole: first + 5,
    workers: [first + 6, first + 7],
  };
}

/** A demo's first start makes weeks of history. */
const startMs = 300_000;

/** Two processes that serve and two that work. */
export class Marketplace {
  readonly #folders: Folders;
  readonly #ports: Ports;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #processes: Child[] = [];

  constructor(folders: Folders, ports: Ports, environment: Readonly<Record<string, string>>) {
    this.#folders = folders;
    this.#ports = ports;
    this.#environment = {
      DEMO: "1",
      DATA_DIR: join(folders.place, "market"),
      BASE_URL: `http://localhost:${ports.traders}`,
      ADMIN_URL: `http://localhost:${ports.console}`,
      TRUSTED_PROXIES: "127.0.0.1",
      STOP_DELAY_SECONDS: "4",
      ...environment,
    };
  }

  /** Resolves to what the first prints for whoever tries it. */
  async start(): Promise<string> {
    const { web, workers, console, secondConsole } = this.#ports;
    // The first makes the tables and the demo; the others would wait for it.
    const first = this.#run("web1", { ROLE: "web", PORT: web[0], ADMIN_PORT: console });
    await ready(first);
    const others = [
      this.#run("web2", { ROLE: "web", PORT: web[1], ADMIN_PORT: secondConsole }),
      this.#run("worker1", { ROLE: "worker", METRICS_PORT: workers[0] }),
      this.#run("worker2", { ROLE: "worker", METRICS_PORT: workers[1] }),
    ];
    await Promise.all(others.map(ready));
    return first.printed.slice(first.printed.indexOf("This is a demo"));
  }

  async stop(): Promise<void> {
    await Promise.all(this.#processes.map((each) => each.end()));
  }

  #run(name: string, own: Readonly<Record<string, string | number>>): Child {
    const environment = {
      ...this.#environment,
      ...Object.fromEntries(Object.entries(own).map(([key, value]) => [key, String(value)])),
    };
    const program = join(findProject().folder, "dist", "server", "main.js");
    const words = ["setpriv", "--pdeathsig=TERM", "--", process.execPath, program];
    const child = new Child({ name, words, environment, log: this.#folders.log(name) });
    this.#processes.push(child);
    return child;
  }
}

function ready(child: Child): Promise<true> {
  return until(`${child.name} is not ready: see ${child.log}`, startMs, () => {
    // The log says why.
    if (!child.isRunning) throw new CannotRun(`${child.name} ended: see ${child.log}.`);
    return child.printed.includes("is ready:") || undefined;
  });
}
