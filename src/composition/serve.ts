import { inspect } from "node:util";
import { CannotStart } from "../application/ports/cannot-start.ts";
import { startApplication } from "./application.ts";
import { demoAccounts, demoPassword } from "../application/demo/demo-accounts.ts";
import { readConfig, type Config } from "./config.ts";
import { findProject } from "./project.ts";

/** Serves until `told` resolves. Prints the address, or one sentence why it cannot. */
export async function serve(told: Promise<void>): Promise<void> {
  let isStopping = false;
  const starting = start();
  const stop = async () => {
    isStopping = true;
    try {
      const { application } = await starting;
      await application.stop();
      process.exit(0);
    } catch (error) {
      endWith(error);
    }
  };
  void told.then(stop);
  try {
    const { application, config } = await starting;
    if (!isStopping) process.stdout.write(greeting(config, application.url));
  } catch (error) {
    endWith(error);
  }
}

async function start() {
  const project = findProject();
  const config = readConfig(process.env, project.folder);
  return {
    application: await startApplication(config, project),
    config,
  };
}

/** Where it is, and in a demo with which accounts to try it. */
function greeting({ brandName, demo }: Config, url: string | undefined): string {
  if (url === undefined) return `${brandName}'s worker is ready.\n`;
  const ready = `${brandName} is ready: ${url}`;
  if (!demo) return `${ready}\n`;
  const width = Math.max(...demoAccounts.map(({ username }) => username.length));
  const accounts = demoAccounts.map(({ username, role }) => `  ${username.padEnd(width)}  ${role}`);
  return [
    ready,
    "",
    `This is a demo with play money. The password of these accounts is: ${demoPassword}`,
    ...accounts,
    "",
  ].join("\n");
}

/** What the operator can mend is said in one sentence; anything else is a bug, with its trace. */
function endWith(error: unknown): void {
  const text = error instanceof CannotStart ? error.message : inspect(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
