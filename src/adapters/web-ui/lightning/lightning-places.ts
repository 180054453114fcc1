import { at, pageCode, type Page } from "../navigation/page.ts";
import { lightningPath } from "../navigation/paths.ts";

export const lightningPages: readonly Page[] = [
  at(
    lightningPath,
    pageCode(async () => (await import("./lightning-page.tsx")).LightningPage),
  ),
];
