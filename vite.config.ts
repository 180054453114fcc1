import { resolve } from "node:path";
import babel from "@rolldown/plugin-babel";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import type { ChunkingContext } from "rolldown";
import { defineConfig } from "vite";
import { ownIcons } from "./vite.icons.ts";
import { precompressed } from "./vite.precompressed.ts";
import { routeTables } from "./vite.route-table.ts";
import { textsInCode } from "./vite.texts.ts";

const root = resolve(import.meta.dirname, "src/adapters/web-ui");

/** What is shared by other pages than those named below. */
const rest = "shared";

/** What several pages share travels with the first of these that needs it, the busiest first. */
const sharing: readonly { readonly name: string; readonly pages: readonly string[] }[] = [
  {
    name: "market",
    // With what is too small to load another file for.
    pages: [
      "marketplace/marketplace-page.tsx",
      "design/card.tsx",
      "design/field.tsx",
      "design/policy-number.tsx",
      "design/day-text.ts",
      "design/use-time-zone.ts",
      "market/votes.tsx",
      "server/use-act.ts",
      "../../domain/partner/referral-code.ts",
    ],
  },
  { name: "offer", pages: ["offer/offer-page.tsx"] },
  // It needs some of an offer's page, which whoever reads a list is likely to open.
  { name: "pricing", pages: ["marketplace/live-prices.ts"] },
  { name: "profile", pages: ["profile/profile-page.tsx"] },
  {
    name: "public",
    pages: [
      "landing/landing-page.tsx",
      "offer-landing/offer-landing-page.tsx",
      "offer-landing/gift-card-store.tsx",
      "converter/converter-page.tsx",
      "converter/currencies-page.tsx",
      "content/named-content.tsx",
      "content/named-terms.tsx",
      "content/named-partner.tsx",
      "content/named-guides.tsx",
      "offer-landing/otc-desk-page.tsx",
      "instant-buy/instant-buy-page.tsx",
      "spot/spot-landing.tsx",
      "practise/practise-page.tsx",
    ],
  },
  {
    name: "account",
    pages: [
      "account/account-pages.tsx",
      "account/ask-recovery-page.tsx",
      "account/recover-page.tsx",
      "account/disown-page.tsx",
    ],
  },
  { name: rest, pages: [] },
  { name: "trade", pages: ["trade-room/trade-page.tsx"] },
];

/**
 * Few files instead of dozens of a few hundred bytes. React changes seldom: it stays in the
 * browser's store when the rest is new. Then comes what every page has, and what several have in
 * common. What one page alone has is that page's own file.
 */
const groups = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 9 },
  { name: "frame", tags: ["$initial" as const], priority: 8 },
  { name: "dialogs", test: /node_modules\/@base-ui\/|design\/tabs\.tsx$/, priority: 7 },
  {
    name: "news",
    test: /server\/(?:use-)?live-events\.ts$|trade\/(?:use-turn-signal|attention-tone)\.ts$/,
    priority: 7,
  },
  // Asked for by the first act of somebody who is signed in: by itself, it is there soon.
  { name: "own-routes", test: /virtual:own-routes/, priority: 7 },
  // The fees need them, and nothing else of the filters that bring them along.
  { name: "groups", test: /market\/group-names\.ts$/, priority: 8 },
  // Pages of offers besides the marketplace have it.
  { name: "live", test: /marketplace\/use-live-offers\.ts$/, priority: 7 },
  // The list of offers and saved searches have it, an offer does not.
  { name: "filters", test: /marketplace\/filter(?:s|-words)\.ts$/, priority: 7 },
  // Of icons and addresses those of pages for strangers; the others travel with what needs them.
  {
    name: (id: string, context: ChunkingContext) =>
      /lucide-react\/|-paths\.ts$/.test(id) && isPublic(fileOf(id, context)) ? "small" : null,
    debugName: "small",
    minShareCount: 2,
    priority: 6,
  },
  // A file takes along what its modules import, so each needs a priority of its own.
  ...sharing.map(({ name: shared }, index) => ({
    name: (id: string, context: ChunkingContext) =>
      fileOf(id, context) === shared ? shared : null,
    debugName: shared,
    minShareCount: 2,
    priority: 5 - index / 10,
  })),
];

/** Every page has them by the time that it loads a part. */
const always = /\/(?:rolldown-runtime|react|frame)-/;

/**
 * Of the files of a part those that are loaded beside it. The list of all parts is in every page: in one order, the
 * same files of many parts take little space.
 */
function notThereYet(part: string, files: string[]): string[] {
  return files.filter((file) => file !== part && !always.test(file)).toSorted();
}

/** The sign-in asks for passkeys at once, and needs nothing else of the shared file. */
const alone =
  /node_modules\/@simplewebauthn\/|(account\/passkey-ceremony|client\/passkey-options)\.ts$/;

/** Whether strangers load that file of several pages. */
function isPublic(file: string): boolean {
  return file !== rest && file !== "trade";
}

const travelsWith = new Map<string, string>();

function fileOf(id: string, context: ChunkingContext): string {
  if (travelsWith.size === 0) {
    for (const { name, pages } of sharing) {
      for (const page of pages) reach(resolve(root, page), name, context);
    }
  }
  return alone.test(id) ? "" : (travelsWith.get(id) ?? rest);
}

function reach(id: string, name: string, context: ChunkingContext): void {
  if (travelsWith.has(id)) return;
  travelsWith.set(id, name);
  for (const each of context.getModuleInfo(id)?.importedIds ?? []) reach(each, name, context);
}

/** The list of all pages is in every page: their own files go by their content alone. */
function nameOf({ isDynamicEntry }: { readonly isDynamicEntry: boolean }): string {
  return isDynamicEntry ? "assets/[hash:7].js" : "assets/[name]-[hash:7].js";
}

/** The same for the styles of pages. */
function assetNameOf({ names }: { readonly names: readonly string[] }): string {
  const isStyle = names.some((name) => name.endsWith(".css"));
  return isStyle ? "assets/[hash:6][extname]" : "assets/[name]-[hash:6][extname]";
}

/** Builds the traders' web interface; the server has to be built before it. */
export default defineConfig({
  root,
  build: {
    outDir: "../../../dist/web-ui",
    // Names the files of each page, for the server that draws its first screen.
    manifest: true,
    // Every browser that runs the rest knows it.
    modulePreload: { polyfill: false, resolveDependencies: notThereYet },
    emptyOutDir: true,
    // An inlined file would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups }, chunkFileNames: nameOf, assetFileNames: assetNameOf },
    },
  },
  plugins: [
    ...routeTables(root),
    ownIcons(),
    react(),
    babel({ presets: [textsInCode()] }),
    lingui({ failOnCompileError: true }),
    precompressed(),
  ],
});
