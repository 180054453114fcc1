import { readdirSync, readFileSync } from "node:fs";

/** Linux counts the time of processes in hundredths of a second. */
const msPerTick = 10;

interface ProcessTimes {
  readonly parent: number;
  /** Of the process and of its children that have ended. */
  readonly ms: number;
}

/**
 * Milliseconds of processor time that a process, its running children and its ended ones have used;
 * on systems other than Linux those of this process alone.
 */
export function processorTime(pid: number): number {
  const times = readTimes();
  if (times === undefined) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
  return (times.get(pid)?.ms ?? 0) + ofDescendants(pid, times);
}

/** The same, only for running child processes; 0 where that is unknown. */
export function runningChildrenTime(pid: number): number {
  const times = readTimes();
  return times ? ofDescendants(pid, times) : 0;
}

function ofDescendants(pid: number, times: ReadonlyMap<number, ProcessTimes>): number {
  const children = Map.groupBy(times.keys(), (each) => times.get(each)?.parent);
  const sum = (each: number): number =>
    (children.get(each) ?? []).reduce(
      (total, child) => total + (times.get(child)?.ms ?? 0) + sum(child),
      0,
    );
  return sum(pid);
}

function readTimes(): Map<number, ProcessTimes> | undefined {
  if (process.platform !== "linux") return undefined;
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return new Map(pids.flatMap((pid) => timesOf(pid)));
}

function timesOf(pid: number): [number, ProcessTimes][] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold spaces.
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
    return [[pid, { parent: Number(fields[1]), ms: ticks * msPerTick }]];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
