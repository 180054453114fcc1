// `npm run cluster:faults`: faults of machines and of the network under load. `--only C01,C07`, `--cycles N`.
// `--control`: runs them with settings that are refused otherwise, and fails unless something is lost.
import { randomInt } from "node:crypto";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { findProject } from "../../src/composition/project.ts";
import { CannotRun } from "../../tools/cluster/cannot-run.ts";
import type { ClusterFault } from "./cluster-fault.ts";
import { clusterFaults } from "./cluster-faults.ts";
import { ClusterRig } from "./cluster-rig.ts";

const { values } = parseArgs({
  options: {
    /** How often each fault is caused. */
    cycles: { type: "string", default: "1" },
    /** Only these, as "C01,C07". */
    only: { type: "string", default: "" },
    control: { type: "boolean", default: false },
    clients: { type: "string", default: "6" },
    seed: { type: "string", default: String(randomInt(1_000_000_000)) },
  },
});

const clients = Number(values.clients);

/** How long trading goes on before a fault, and after it is mended. */
const calmMs = 3_000;
/** The longest that a fault or its repair may keep everybody from trading. */
const patienceMs = 120_000;

const tell = (line: string) => void process.stdout.write(`${line}\n`);

try {
  process.exitCode = await runChosen();
} catch (error) {
  tell(error instanceof CannotRun ? error.message : String((error as Error).stack));
  process.exitCode = 1;
}
process.exit();

async function runChosen(): Promise<number> {
  const wanted = values.only.split(",").filter((id) => id !== "");
  const chosen = clusterFaults.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  if (chosen.length === 0) throw new CannotRun(`There is no such row: ${values.only}.`);
  tell(`The seed is ${values.seed}.`);
  const { folder } = findProject();
  const place = process.env["DATA_DIR"] ?? join(".data", "cluster-faults");
  const rig = new ClusterRig(resolve(folder, place), { isControl: values.control, say: tell });
  let stopping: Promise<never> | undefined;
  const stop = () => {
    stopping ??= rig.close().then(() => process.exit(1));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(signal, stop);
  let failed = 0;
  // Each its own: the seed is part of the keys of what clients send.
  let seed = Number(values.seed);
  try {
    await rig.start();
    for (const fault of chosen) {
      for (let cycle = 0; cycle < Number(values.cycles); cycle += 1) {
        if (!(await survives(rig, fault, (seed += clients)))) failed += 1;
      }
    }
  } finally {
    await (stopping ?? rig.close());
  }
  if (!values.control) return failed === 0 ? 0 : 1;
  tell(failed > 0 ? "The control lost something, as it has to." : "The control lost nothing.");
  return failed > 0 ? 0 : 1;
}

async function survives(rig: ClusterRig, fault: ClusterFault, seed: number): Promise<boolean> {
  try {
    const { line, isSound } = await measured(rig, fault, seed);
    tell(`${fault.id}  ${isSound ? "held  " : "FAILED"}  ${fault.title}: ${line}`);
    return isSound;
  } catch (error) {
    tell(`${fault.id}  FAILED  ${fault.title}: ${(error as Error).message} (see ${rig.logs})`);
    return false;
  }
}

async function measured(rig: ClusterRig, fault: ClusterFault, seed: number) {
  const { answers, journal } = rig;
  const stage = await rig.stage();
  const before = await rig.found(true);
  const [known, extra] = [journal.count, before.trades - journal.trades];
  const statuses = new Map(answers.byStatus);
  const [hangs, broken] = [answers.hangs, answers.lost];
  const load = rig.load(seed, clients);
  await rig.successSince(performance.now(), patienceMs);
  await pause(calmMs);
  answers.longestGap = 0;
  answers.slowest = 0;
  await fault.cause(stage);
  const lasted = performance.now();
  if (!fault.refusesUntilMended) await rig.successSince(lasted, patienceMs);
  await pause(fault.seconds * 1_000);
  // What nobody could do meanwhile is no gap of the repair.
  const gapBefore = answers.longestGap;
  const during = answers.lastSuccess - lasted;
  const mended = performance.now();
  const isOver = fault.mend(stage);
  await rig.successSince(mended, patienceMs);
  const after = performance.now() - mended;
  await isOver;
  await pause(calmMs);
  const leader = await rig.stage().then(
    (found) => found.leader,
    () => undefined,
  );
  const failure = await (leader === undefined
    ? "the servers did not come in step again"
    : load.finish(patienceMs).then(
        () => "",
        (error: unknown) => (error as Error).message,
      ));
  const { lost, trades } = await rig.found(leader !== undefined);
  const doubled = trades - extra - journal.trades;
  const of = (status: number) => (answers.byStatus.get(status) ?? 0) - (statuses.get(status) ?? 0);
  const refused = fault.refusesUntilMended
    ? `last success ${seconds(during)} after it, first ${seconds(after)} after the repair`
    : `refused ${seconds(Math.max(gapBefore, answers.longestGap))}`;
  const wasShown = {
    "another leader": leader !== stage.leader,
    refusals: of(503) > 0,
    nothing: true,
  }[fault.shownBy];
  const line = [
    `${journal.count - known} acknowledged, ${lost.length} lost, ${Math.max(0, doubled)} doubled, ${of(500)} × 500`,
    refused,
    `${of(503)} × 503, ${answers.lost - broken} without an answer of ours, ${answers.hangs - hangs} hung, slowest ${seconds(answers.slowest)}`,
    ...(lost.length > 0 ? [`lost ${lost.slice(0, 3).join(", ")}`] : []),
    ...(failure ? [failure] : []),
    ...(wasShown ? [] : [`nothing shows that it happened (${fault.shownBy})`]),
  ].join("; ");
  const isLossless = lost.length === 0 && doubled === 0;
  return { line, isSound: isLossless && of(500) === 0 && failure === "" && wasShown };
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
