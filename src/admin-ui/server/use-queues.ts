import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import type { QueueName } from "../console-resource.ts";
import { useRead } from "./use-read.ts";

export type Queue = AdminBodyOf<"listQueues">[number];

const everyMs = 10_000;

/** The size of each queue; polled while the page is visible. */
export function useQueues() {
  return useRead("listQueues", {}, { everyMs });
}

/** The total of several queues. */
export function waitingIn(queues: readonly Queue[], names: readonly QueueName[]) {
  const counted = queues.filter(({ name }) => names.includes(name));
  const sum = (count: (queue: Queue) => number) =>
    counted.reduce((total, queue) => total + count(queue), 0);
  return { waiting: sum(({ waiting }) => waiting), late: sum(({ late }) => late) };
}
