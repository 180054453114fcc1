import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { CannotStart } from "../../../../application/ports/cannot-start.ts";
import { locales, pseudoLocale } from "../../contract/locales.ts";
import type { PageState, Theme } from "../../contract/page-state.ts";
import type { FirstScreen } from "./first-screens.ts";
import { escapeHtml, fillBlanks, jsonInHtml } from "./fill-blanks.ts";

/** What differs between served pages. */
interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The public address of the page. */
  readonly canonical: string;
  /** The path of the page without its locale; undefined for one that is shown instead. */
  readonly route: string | undefined;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  /** The address of a picture of what the page is about, for pages that show a link to it. */
  readonly picture?: string | undefined;
  readonly csrfToken: string;
  readonly theme: Theme | undefined;
  readonly state: PageState;
  /** The address of the read that the page begins with. */
  readonly firstRead?: string | undefined;
  /** What a visitor sees before the program runs; undefined: the program draws it. */
  readonly screen?: FirstScreen | undefined;
}

/** The built page with its blanks, ready to be filled per request. */
export class PageShell {
  /** The build's hash: file names of the interface contain content hashes, so they identify it. */
  readonly hash: string;
  readonly #html: string;

  constructor(html: string) {
    this.#html = html;
    this.hash = createHash("sha256").update(html).digest("hex").slice(0, 16);
  }

  /** Whether the page loads this built file by itself. */
  names(file: string): boolean {
    return this.#html.includes(`"/${file}"`);
  }

  /** Fills the blanks. Every value is escaped for its position. The screen was made of `state`. */
  render(head: PageHead): string {
    const { locale } = head.state;
    const isListed = head.isListed && locale !== pseudoLocale && (head.screen?.isListed ?? true);
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
      // The program mounts a page only at a place that names it (specification, section 5).
      location: head.route ? escapeHtml(JSON.stringify({ route: head.route, props: {} })) : "",
      state: jsonInHtml(head.state),
      // Escaped by React, which made it.
      screen: head.screen?.html ?? "",
      links: (head.screen?.links ?? "") + firstReadIn(head.firstRead),
      reads: jsonInHtml(head.screen?.reads ?? []),
      structured: structuredIn(head.screen),
      picture: pictureIn(head.picture),
    };
    return fillBlanks(this.#html, blanks);
  }
}

/** Browsers hand it to the program, whose own request is of this kind. */
function firstReadIn(address: string | undefined): string {
  if (address === undefined) return "";
  return `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(address)}">`;
}

/** Data, which no browser runs. */
function structuredIn(screen: FirstScreen | undefined): string {
  const data = screen?.structuredData;
  return data ? `<script type="application/ld+json">${jsonInHtml(data)}</script>` : "";
}

/** What pages that show a link look for; the large card, where one has a choice. */
function pictureIn(picture: string | undefined): string {
  if (picture === undefined) return "";
  return (
    `<meta property="og:image" content="${escapeHtml(picture)}" />` +
    '<meta property="og:image:width" content="1200" /><meta property="og:image:height" content="630" />' +
    '<meta name="twitter:card" content="summary_large_image" />'
  );
}

/** Reads the page created by the build. */
export function readPageShell(file: string): PageShell {
  try {
    return new PageShell(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new CannotStart("The web interface is not built: run npm start or npm run build.", {
      cause,
    });
  }
}
