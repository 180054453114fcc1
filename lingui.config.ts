import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** Where the texts of the web interface are gathered; the check gathers them a second time elsewhere. */
const catalogs = process.env["CATALOGS"] ?? "src/adapters/web-ui/locales";

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "ar-XB"],
  // Accented letters between marks that make them run from right to left, as Arabic does by itself.
  pseudoLocale: { locale: "ar-XB", prepend: "\u202e", append: "\u202c" },
  catalogs: [{ path: `${catalogs}/{locale}/messages`, include: ["src/adapters/web-ui"] }],
  format: formatter({ lineNumbers: false, origins: false }),
});
