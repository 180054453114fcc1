import type { MethodRow } from "./method-row.ts";

/** Things of lasting value. */
export const assets: readonly MethodRow[] = [
  [901, "gold", "Gold"],
  [902, "silver", "Silver"],
  [903, "platinum", "Platinum"],
  [904, "palladium", "Palladium"],
  [905, "watches", "Watches"],
  [906, "collectibles", "Collectibles"],
];
