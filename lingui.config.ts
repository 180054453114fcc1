import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** The interfaces and the mails, each with their own texts: nobody loads another's. */
const interfaces = ["src/adapters/web-ui", "src/admin-ui", "src/adapters/mail"];
/** The check gathers all texts a second time, below this folder. */
const elsewhere = process.env["CATALOGS"];

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "ar-XB"],
  // Accented letters between marks that make them run from right to left, as Arabic does by itself.
  pseudoLocale: { locale: "ar-XB", prepend: "\u202e", append: "\u202c" },
  catalogs: interfaces.map((folder) => ({
    path: `${elsewhere === undefined ? "" : `${elsewhere}/`}${folder}/locales/{locale}/messages`,
    include: [folder],
  })),
  format: formatter({ lineNumbers: false, origins: false }),
});
