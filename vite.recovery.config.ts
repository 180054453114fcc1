import { createHash } from "node:crypto";
import { defineConfig, type Plugin } from "vite";

/**
 * Builds the page that recovers a multisig escrow as one file that works without a server: it is kept by people for the
 * time when there is none.
 */
export default defineConfig({
  root: "src/recovery-page",
  build: {
    outDir: "../../dist/recovery-page",
    emptyOutDir: true,
    modulePreload: false,
    reportCompressedSize: false,
  },
  plugins: [oneFile()],
});

/** Puts the program into the page. Its policy lets it run nothing else, and reach nothing at all. */
function oneFile(): Plugin {
  return {
    name: "one-file",
    enforce: "post",
    generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      const [program, ...others] = Object.values(bundle).filter(({ type }) => type === "chunk");
      if (page?.type !== "asset" || program?.type !== "chunk" || others.length > 0) {
        throw new Error("The page has to be one file of code");
      }
      // Within a page this would end the program.
      const code = program.code.trim().replaceAll("</script", String.raw`<\/script`);
      const html = String(page.source).replace(/<script[^>]*><\/script>\s*/, "");
      const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? "";
      const policy = [
        "default-src 'none'",
        `script-src '${hashOf(code)}'`,
        `style-src '${hashOf(style)}'`,
        "base-uri 'none'",
        "form-action 'none'",
      ].join("; ");
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
      page.source = html
        .replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${meta}`)
        .replace("</body>", () => `<script type="module">${code}</script>\n  </body>`);
      delete bundle[program.fileName];
    },
  };
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
