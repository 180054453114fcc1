import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import babel from "@rolldown/plugin-babel";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Builds the traders' web interface; the server has to be built before it. */
export default defineConfig({
  root: "src/adapters/web-ui",
  build: {
    outDir: "../../../dist/web-ui",
    emptyOutDir: true,
    // An inlined file would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  plugins: [
    routeTable(),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnCompileError: true }),
  ],
});

interface ContractRoute {
  readonly method: string;
  readonly path: string;
  readonly takesKey?: boolean;
}

/**
 * The module `virtual:routes`: of each route only what a client needs. It is read from the compiled
 * contract beside the interface, so that no schema and no validator gets into the browser.
 */
function routeTable(): Plugin {
  const name = "virtual:routes";
  let contractFile = "";
  return {
    name: "route-table",
    configResolved({ root, build }) {
      const serverFolder = resolve(root, build.outDir, "..", "server");
      contractFile = resolve(serverFolder, "adapters", "http", "contract", "routes.js");
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const contract: unknown = await import(pathToFileURL(contractFile).href);
      const { contracts } = contract as { contracts: Readonly<Record<string, ContractRoute>> };
      const table = Object.fromEntries(
        Object.entries(contracts).map(([route, { method, path, takesKey = false }]) => [
          route,
          [method, path, takesKey],
        ]),
      );
      return `export const routes = ${JSON.stringify(table)};`;
    },
  };
}
