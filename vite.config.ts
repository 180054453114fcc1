import babel from "@rolldown/plugin-babel";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompressed } from "./vite.precompressed.ts";
import { routeTable } from "./vite.route-table.ts";

/** What the first page needs as every other does: one request instead of a dozen of a few hundred bytes. */
const everyPage = {
  name: "every-page",
  test: /web-ui\/(?:navigation\/|page-context|server\/(?!app-version|use-pages|use-question))|http\/(?:client\/(?!proven|solve-challenge|sha256)|contract\/(?:coins|locales|return-path)\.)/,
};

/** Builds the traders' web interface; the server has to be built before it. */
export default defineConfig({
  root: "src/adapters/web-ui",
  build: {
    outDir: "../../../dist/web-ui",
    emptyOutDir: true,
    // An inlined file would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [everyPage] } } },
  },
  plugins: [
    routeTable({ name: "virtual:routes", module: "routes", exported: "contracts" }),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnCompileError: true }),
    precompressed(),
  ],
});
