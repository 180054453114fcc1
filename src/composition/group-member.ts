import type { Worker } from "node:cluster";
import type { ProcessMetrics } from "../adapters/metrics/metrics-of-processes.ts";
import type { FromMember, Places, ToMember } from "./process-group.ts";

/** How long one that is asked what it counted may take, in milliseconds. */
const countWithinMs = 1_000;

/** A process of a group, as the one that started it sees it. */
export class GroupMember {
  readonly name: string;
  /** Where it can be reached; never, if it ends before. */
  readonly opened: Promise<Places>;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  readonly #worker: Worker;
  readonly #asked = new Map<number, (metrics: ProcessMetrics["metrics"] | undefined) => void>();
  #asks = 0;
  #hasOpened = false;
  #silentLooks = 0;

  constructor(
    worker: Worker,
    begin: Extract<ToMember, { kind: "begin" }>,
    hear: (message: FromMember) => void,
  ) {
    this.#worker = worker;
    this.name = begin.name;
    this.ended = new Promise((resolve) => {
      worker.on("exit", (code: number | null, signal: string | null) => resolve({ code, signal }));
    });
    this.opened = new Promise((resolve) => {
      worker.on("message", (message: FromMember) => {
        this.#silentLooks = 0;
        if (message.kind === "hears") this.tell(begin);
        if (message.kind === "ready") {
          this.#hasOpened = true;
          resolve(message.places);
        }
        if (message.kind === "counted") this.#asked.get(message.ask)?.(message.metrics);
        hear(message);
      });
    });
    // A channel that broke is a process that is about to end.
    worker.on("error", () => undefined);
  }

  get hasOpened(): boolean {
    return this.#hasOpened;
  }

  tell(message: ToMember): void {
    if (this.#worker.isConnected()) this.#worker.send(message, () => undefined);
  }

  tellToStop(): void {
    this.#worker.process.kill("SIGTERM");
  }

  kill(): void {
    this.#worker.process.kill("SIGKILL");
  }

  /** How many times it was looked at since it last said anything. */
  look(): number {
    this.#silentLooks += 1;
    return this.#silentLooks;
  }

  /** What it counted; undefined where it does not say so in time. */
  async count(): Promise<ProcessMetrics | undefined> {
    const ask = (this.#asks += 1);
    const counted = new Promise<ProcessMetrics["metrics"] | undefined>((resolve) => {
      this.#asked.set(ask, resolve);
      setTimeout(() => resolve(undefined), countWithinMs);
    });
    this.tell({ kind: "count", ask });
    const metrics = await counted;
    this.#asked.delete(ask);
    return metrics && { process: this.name, metrics };
  }
}
