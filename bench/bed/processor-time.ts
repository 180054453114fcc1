import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second. */
const ticksASecond = 100;

/**
 * The processor time that processes with all their children have used so far, in seconds; nothing on
 * systems without `/proc`. Other work on the machine makes it longer only a little.
 */
export function processorSeconds(roots: readonly number[]): number | undefined {
  try {
    const all = new Map(processes().map((each) => [each.pid, each]));
    const isOurs = (pid: number): boolean => {
      if (roots.includes(pid)) return true;
      const parent = all.get(pid)?.parent ?? 0;
      return parent > 1 && isOurs(parent);
    };
    const ours = [...all.values()].filter(({ pid }) => isOurs(pid));
    return ours.reduce((sum, { ticks }) => sum + ticks, 0) / ticksASecond;
  } catch {
    return undefined;
  }
}

function processes() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = statOf(pid);
      // The name of the program stands in brackets, and may hold anything.
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
