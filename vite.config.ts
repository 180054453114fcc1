import { resolve } from "node:path";
import babel from "@rolldown/plugin-babel";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import type { ChunkingContext } from "rolldown";
import { defineConfig } from "vite";
import { precompressed } from "./vite.precompressed.ts";
import { routeTable } from "./vite.route-table.ts";
import { textsInCode } from "./vite.texts.ts";

const root = resolve(import.meta.dirname, "src/adapters/web-ui");

/** What several pages share travels with the first of these that needs it, the busiest first. */
const sharing = [
  { name: "market", page: "marketplace/marketplace-page.tsx" },
  { name: "offer", page: "offer/offer-page.tsx" },
  { name: "profile", page: "profile/profile-page.tsx" },
  { name: "trade", page: "trade-room/trade-page.tsx" },
] as const;

/**
 * Few files instead of dozens of a few hundred bytes. React changes seldom: it stays in the
 * browser's store when the rest is new. Then comes what every page has, and what several have in
 * common. What one page alone has is that page's own file.
 */
const groups = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  { name: "frame", tags: ["$initial" as const], priority: 3 },
  { name: "dialogs", test: /node_modules\/@base-ui\/|design\/tabs\.tsx$/, priority: 2 },
  {
    name: "news",
    test: /server\/(?:use-)?live-events\.ts$|trade\/(?:use-turn-signal|attention-tone)\.ts$/,
    priority: 2,
  },
  { name: "small", test: /lucide-react\/|-paths\.ts$/, minShareCount: 2, priority: 1 },
  { name: sharedBy, minShareCount: 2 },
];

const travelsWith = new Map<string, string>();

function sharedBy(id: string, context: ChunkingContext): string {
  if (travelsWith.size === 0) {
    for (const { name, page } of sharing) reach(resolve(root, page), name, context);
  }
  return travelsWith.get(id) ?? "shared";
}

function reach(id: string, name: string, context: ChunkingContext): void {
  if (travelsWith.has(id)) return;
  travelsWith.set(id, name);
  for (const each of context.getModuleInfo(id)?.importedIds ?? []) reach(each, name, context);
}

/** Builds the traders' web interface; the server has to be built before it. */
export default defineConfig({
  root,
  build: {
    outDir: "../../../dist/web-ui",
    // Names the files of each page, for the server that draws its first screen.
    manifest: true,
    emptyOutDir: true,
    // An inlined file would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  plugins: [
    routeTable({ name: "virtual:routes", module: "routes", exported: "contracts" }),
    react(),
    babel({ presets: [textsInCode()] }),
    lingui({ failOnCompileError: true }),
    precompressed(),
  ],
});
