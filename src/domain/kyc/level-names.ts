import type { LevelPolicy } from "./levels.ts";
import { addressLevel } from "./proven-level.ts";

/** The labels of the levels, the lowest first (decisions, Limits). */
const labels: readonly { readonly from: number; readonly label: string }[] = [
  { from: -1, label: "demo" },
  { from: 0, label: "L0" },
  { from: 1, label: "L1" },
  { from: 1.5, label: "L1+" },
  { from: 2, label: "L2" },
  { from: addressLevel, label: "L2+POA" },
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
export function nextLevel(
  level: number,
  policy: LevelPolicy,
  hasBasic: boolean,
): number | undefined {
  return policy.find(({ from }) => from > level && (hasBasic || from !== basicLevel))?.from;
}

/** The names of the levels in addresses, with their numbers (specification, section 4; answers 140). */
export const levelNames = {
  demo: -1,
  none: 0,
  first: 1,
  "first-plus": basicLevel,
  second: 2,
  third: 3,
} as const;

/** What a level can need. */
export const levelNeeds = ["email", "phone", "basic", "id", "address", "video"] as const;
export type LevelNeed = (typeof levelNeeds)[number];

const needs: Readonly<Record<number, readonly LevelNeed[]>> = {
  [levelNames.first]: ["email", "phone"],
  [levelNames["first-plus"]]: ["basic"],
  [levelNames.second]: ["id"],
  [addressLevel]: ["address"],
  [levelNames.third]: ["video"],
};

/** What a level needs besides those below it. */
export function needsOf(level: number): readonly LevelNeed[] {
  return needs[level] ?? [];
}
