import cluster from "node:cluster";
import { once } from "node:events";
import type { GroupState, ProcessMetrics } from "../adapters/metrics/metrics-of-processes.ts";
import type { Application } from "./application.ts";

/** Where a process of a group can be reached; what only one says is from the first. */
export type Places = Pick<Application, "url" | "adminUrl" | "workerUrl" | "firstInvitation">;

/** What the process that started the others tells them. */
export type ToMember =
  | { readonly kind: "begin"; readonly name: string; readonly isFirst: boolean }
  | { readonly kind: "count"; readonly ask: number }
  | ({ readonly kind: "others"; readonly ask: number } & Others);

/** What it is told. */
export type FromMember =
  | { readonly kind: "hears" }
  | { readonly kind: "beat" }
  | { readonly kind: "ready"; readonly places: Places }
  | { readonly kind: "ask"; readonly ask: number }
  | { readonly kind: "counted"; readonly ask: number; readonly metrics: ProcessMetrics["metrics"] };

/** The other processes of a group. */
interface Others {
  readonly others: readonly ProcessMetrics[];
  readonly state: GroupState;
}

/** The processes that one start runs, as one of them sees them. */
export interface ProcessGroup {
  /** The name of this one. */
  readonly name: string;
  /** Whether this process is the one that says what only one of them should. */
  readonly isFirst: boolean;
  /** What the others counted, and what is known of all; undefined when nobody said in time. */
  others(): Promise<Others | undefined>;
}

/** How often a process shows that its event loop runs, in milliseconds. */
const beatEveryMs = 2_000;

/** How long a process waits for what the others counted, in milliseconds. */
const othersWithinMs = 2_000;

/** A member's side of its group. */
export interface Membership extends ProcessGroup {
  /** Tells that the application is open, and answers for it from now on. */
  opened(application: Application): void;
}

/** Joins the group that started this process; undefined where nothing did. */
export async function joinGroup(): Promise<Membership | undefined> {
  const { worker } = cluster;
  if (!worker) return undefined;
  // When the one that started it is gone, Node would end it at once: it finishes what it has begun.
  worker.on("disconnect", () => {
    worker.exitedAfterDisconnect = true;
  });
  const said = once(process, "message");
  // What came before somebody listened is lost.
  tell({ kind: "hears" });
  const [begin] = (await said) as [ToMember];
  if (begin.kind !== "begin") throw new TypeError("A process of a group is first told its name");
  const asked = new Map<number, (others: Others) => void>();
  let application: Application | undefined;
  let asks = 0;
  process.on("message", (message: ToMember) => {
    if (message.kind === "others") asked.get(message.ask)?.(message);
    if (message.kind === "count") void count(message.ask);
  });
  const count = async (ask: number) => {
    const metrics = await application?.ownMetrics().catch(() => undefined);
    if (metrics) tell({ kind: "counted", ask, metrics });
  };
  setInterval(() => tell({ kind: "beat" }), beatEveryMs).unref();
  return {
    name: begin.name,
    isFirst: begin.isFirst,
    async others() {
      const ask = (asks += 1);
      const told = new Promise<Others | undefined>((resolve) => {
        asked.set(ask, resolve);
        setTimeout(() => resolve(undefined), othersWithinMs).unref();
      });
      tell({ kind: "ask", ask });
      const others = await told;
      asked.delete(ask);
      return others;
    },
    opened(open) {
      application = open;
      const { url, adminUrl, workerUrl, firstInvitation } = open;
      tell({ kind: "ready", places: { url, adminUrl, workerUrl, firstInvitation } });
    },
  };
}

function tell(message: FromMember): void {
  // Nobody is there any more where it fails, and then this process is about to stop.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}
