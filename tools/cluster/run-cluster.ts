// `npm run cluster`: the reference deployment on this machine, for trying it.
import { join, resolve } from "node:path";
import { findProject } from "../../src/composition/project.ts";
import { CannotRun } from "./cannot-run.ts";
import { Deployment } from "./deployment.ts";
import { loopback } from "./machines.ts";
import { portsFrom } from "./marketplace.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

let stopping: Promise<void> | undefined;

try {
  await run();
} catch (error) {
  say(error instanceof CannotRun ? error.message : String((error as Error).stack));
  process.exit(1);
}

async function run(): Promise<void> {
  const { folder: project } = findProject();
  const folder = resolve(project, process.env["DATA_DIR"] ?? join(".data", "cluster"));
  const ports = portsFrom(Number(process.env["PORT"] ?? "3000"));
  const deployment = new Deployment({
    folder,
    machines: loopback,
    ports,
    environment: passedOn(),
    say,
  });
  const stop = () => {
    stopping ??= (async () => {
      say("Stopping …");
      await deployment.stop();
      process.exit(0);
    })();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(signal, stop);
  try {
    const people = await deployment.start();
    if (stopping) return;
    const machines = Object.entries(loopback.addresses).map(
      ([machine, address]) =>
        `  ${machine}  PostgreSQL ${address}:5432, Patroni http://${address}:8008/cluster, etcd ${address}:2379`,
    );
    say(
      [
        "",
        `Peerhold is ready: http://localhost:${ports.traders}, by HAProxy from two processes`,
        `The console for staff: http://localhost:${ports.console}`,
        `The database's primary, by HAProxy: 127.0.0.1:${ports.database}`,
        ...machines,
        `Settings, logs and data: ${folder}`,
        "",
        people.trimEnd(),
        "",
        "Ctrl-C stops everything, and keeps the data.",
      ].join("\n"),
    );
  } catch (error) {
    if (stopping) return;
    await deployment.stop();
    throw error;
  }
}

/** Settings of the demo that may be chosen here, too. */
function passedOn(): Readonly<Record<string, string>> {
  const names = ["DEMO_STORY", "DEMO_OFFERS", "LOG_LEVEL", "BRAND_NAME"];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
