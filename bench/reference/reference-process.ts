import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ReferenceTask } from "./reference-server.ts";

/** Starts a process with bare routes; returns its address, and a function that stops it. */
export async function startReference(
  task: ReferenceTask,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const child = fork(join(import.meta.dirname, "reference-server.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.send(task);
  const [port] = (await once(child, "message")) as [number];
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
