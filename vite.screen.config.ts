import babel from "@rolldown/plugin-babel";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { ownIcons } from "./vite.icons.ts";
import { routeTables } from "./vite.route-table.ts";
import { textsInCode } from "./vite.texts.ts";

/**
 * Builds what draws the first screen of public pages on the server, of the same sources as the
 * interface (`vite.config.ts`); the server has to be built before it.
 */
export default defineConfig({
  root: "src/adapters/web-ui",
  // Whatever the server runs with: in React's other mode a page takes several times as long.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    ssr: "first-screen/draw-screen.tsx",
    outDir: "../../../dist/first-screen",
    emptyOutDir: true,
    reportCompressedSize: false,
  },
  // Only what is drawn gets in: some packages are large, and used for an icon or two.
  ssr: { noExternal: true },
  plugins: [
    ...routeTables("src/adapters/web-ui"),
    ownIcons(),
    react(),
    babel({ presets: [textsInCode()] }),
    lingui({ failOnCompileError: true }),
  ],
});
