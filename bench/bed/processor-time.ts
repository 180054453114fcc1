import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second. */
const ticksASecond = 100;

/**
 * The processor time that a process and its children have used so far, in seconds; NaN on systems
 * without `/proc`.
 */
export function processorSeconds(root: number): number {
  try {
    const ours = processes().filter(({ pid, parent }) => pid === root || parent === root);
    return ours.reduce((sum, { ticks }) => sum + ticks, 0) / ticksASecond;
  } catch {
    return Number.NaN;
  }
}

function processes() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = statOf(pid);
      // The name of the program is in brackets, and may hold anything.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const [, parent = "0"] = fields;
      const [user = "0", system = "0", childUser = "0", childSystem = "0"] = fields.slice(11, 15);
      const ticks = [user, system, childUser, childSystem].map(Number);
      return stat === ""
        ? []
        : [
            {
              pid: Number(pid),
              parent: Number(parent),
              ticks: ticks.reduce((sum, each) => sum + each, 0),
            },
          ];
    });
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}
