import babel from "@rolldown/plugin-babel";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { designTokens } from "./vite.design-tokens.ts";
import { precompressed } from "./vite.precompressed.ts";
import { routeTable } from "./vite.route-table.ts";

/** Builds the console; the server has to be built before it. */
export default defineConfig({
  root: "src/admin-ui",
  build: {
    outDir: "../../dist/admin-ui",
    emptyOutDir: true,
    // An inlined file would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The console is one bundle: lazy chunks do not help its first list.
    chunkSizeWarningLimit: 2_000,
  },
  plugins: [
    routeTable({
      name: "virtual:admin-routes",
      module: "admin/admin-routes",
      exported: "adminContracts",
    }),
    designTokens(),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnCompileError: true }),
    precompressed(),
  ],
});
