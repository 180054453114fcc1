import { isPlay, type AssetCode } from "../money/asset.ts";

/** The level of demo accounts (answers 123). No other account has it, and nothing that somebody proves changes it. */
const demoLevel = -1;

/** Whether an account of that level is a demo account: from its registration on, for as long as it exists. */
export function isDemoLevel(level: number): boolean {
  return level === demoLevel;
}

/** The level with which an account begins: demo accounts have their own. */
export function firstLevel(isDemo: boolean, usual: number): number {
  return isDemo ? demoLevel : usual;
}

/** Whether somebody trades an asset, and sees who does: demo accounts play money, all others and visitors never. */
export function isTradedBy(
  asset: AssetCode,
  account: { readonly level: number } | undefined,
): boolean {
  return isPlay(asset) === isDemoLevel(account?.level ?? 0);
}

/** Where people trade. They see nothing of each other: `play` has demo accounts and play money, `real` all others. */
export const markets = ["real", "play"] as const;
export type Market = (typeof markets)[number];
