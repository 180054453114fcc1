import { parseArgs } from "node:util";
import { mochaGlobalSetup, mochaGlobalTeardown } from "../support/global-cluster.ts";
import { simulateOnMemory, simulateOnPostgres, type Told } from "./simulate-worlds.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    steps: { type: "string" },
    minutes: { type: "string" },
    forever: { type: "boolean", default: false },
    postgres: { type: "boolean", default: false },
  },
});

const seed = wholeNumber(values.seed ?? String(Date.now() % 1_000_000_000));
const usual = values.postgres ? "1000" : "200000";
const until = values.minutes ? Date.now() + Number(values.minutes) * 60_000 : undefined;
const isEndless = values.forever || until !== undefined;
const tell: Told = (line) => process.stdout.write(`${line}\n`);
const wish = {
  seed,
  steps: isEndless ? Number.POSITIVE_INFINITY : wholeNumber(values.steps ?? usual),
  until: until ?? Number.POSITIVE_INFINITY,
  tell,
};
process.exitCode = values.postgres ? await onThrowAwayServer() : await simulateOnMemory(wish);

async function onThrowAwayServer(): Promise<number> {
  await mochaGlobalSetup();
  try {
    return await simulateOnPostgres(wish);
  } finally {
    await mochaGlobalTeardown();
  }
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  process.stderr.write(`"${text}" is no whole number.\n`);
  process.exit(1);
}
