import type { LevelPolicy } from "./levels.ts";

/** The labels of the levels, the lowest first (decisions, Limits). */
const labels: readonly { readonly from: number; readonly label: string }[] = [
  { from: -1, label: "demo" },
  { from: 0, label: "L0" },
  { from: 1, label: "L1" },
  { from: 1.5, label: "L1+" },
  { from: 2, label: "L2" },
  { from: 3, label: "L3" },
];

/** From which level a verified company is labelled as one. */
const companyFrom = 3;

/** The label of a level, "L1"; a verified company has its own. */
export function levelLabel(level: number, isVerifiedCompany: boolean): string {
  if (isVerifiedCompany && level >= companyFrom) return "L4";
  const named = labels.findLast(({ from }) => from <= level);
  if (!named) throw new RangeError(`There is no level ${level}`);
  return named.label;
}

/** The level of basic verification: without its flag it does not exist (decisions, Limits). */
const basicLevel = 1.5;

/** The next level with its own limits; undefined on the highest. */
export function nextLevel(level: number, policy: LevelPolicy): number | undefined {
  return policy.find(({ from }) => from > level && from !== basicLevel)?.from;
}
