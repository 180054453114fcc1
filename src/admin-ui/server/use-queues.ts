import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import type { QueueName } from "../console-resource.ts";
import { useRead } from "./use-read.ts";

export type Queue = AdminBodyOf<"listQueues">[number];

const everyMs = 10_000;

/** How much waits where; read again while the page is seen. */
export function useQueues() {
  return useRead("listQueues", {}, { everyMs });
}

/** What waits in some queues together. */
export function waitingIn(queues: readonly Queue[], names: readonly QueueName[]) {
  const counted = queues.filter(({ name }) => names.includes(name));
  const sum = (count: (queue: Queue) => number) =>
    counted.reduce((total, queue) => total + count(queue), 0);
  return { waiting: sum(({ waiting }) => waiting), late: sum(({ late }) => late) };
}
