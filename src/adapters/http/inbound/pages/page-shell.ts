import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { CannotStart } from "../../../../application/ports/cannot-start.ts";
import { locales, pseudoLocale } from "../../contract/locales.ts";
import type { PageState, Theme } from "../../contract/page-state.ts";
import { escapeHtml, fillBlanks, jsonInHtml } from "./fill-blanks.ts";

/** What one served page differs in. */
interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The public address of the page. */
  readonly canonical: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  readonly csrfToken: string;
  readonly theme: Theme | undefined;
  readonly state: PageState;
}

/** The built page with its blanks, ready to be filled for a request. */
export class PageShell {
  /** Of the build: files of the interface are named by their content, so their names tell. */
  readonly hash: string;
  readonly #html: string;

  constructor(html: string) {
    this.#html = html;
    this.hash = createHash("sha256").update(html).digest("hex").slice(0, 16);
  }

  /** Fills the blanks. Everything is escaped for the place where it stands. */
  render(head: PageHead): string {
    const { locale } = head.state;
    const isListed = head.isListed && locale !== pseudoLocale;
    const blanks: Record<string, string> = {
      lang: locale,
      dir: locales[locale].direction,
      theme: head.theme ?? "system",
      title: escapeHtml(head.title),
      description: escapeHtml(head.description),
      canonical: escapeHtml(head.canonical),
      robots: isListed ? "index, follow" : "noindex",
      appHash: this.hash,
      csrfToken: escapeHtml(head.csrfToken),
      state: jsonInHtml(head.state),
    };
    return fillBlanks(this.#html, blanks);
  }
}

/** Reads the page that the build made. */
export function readPageShell(file: string): PageShell {
  try {
    return new PageShell(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new CannotStart("The web interface is not built: run npm start or npm run build.", {
      cause,
    });
  }
}
