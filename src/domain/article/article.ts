import { accept, refuse, type Result } from "../result/result.ts";
import { isReadable, isVisible, plainText } from "../text/plain-text.ts";

/**
 * Where an article stands: in the academy, in the blog, on the page of a country, or on another page of the
 * site (`page`), whose slug names it.
 */
export const articleKinds = ["academy", "blog", "country", "page"] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** What identifies an article: one text in one language. */
export interface ArticlePlace {
  readonly kind: ArticleKind;
  /** Part of its address: lower-case words joined by hyphens. */
  readonly slug: string;
  /** A language of the interface. */
  readonly locale: string;
}

/** What an article says. */
export interface ArticleText extends ArticlePlace {
  readonly title: string;
  /** One or two sentences, for lists and search engines. */
  readonly summary: string;
  /** Paragraphs apart by an empty line; "## " begins a heading, "- " an entry of a list. */
  readonly body: string;
  readonly isPublished: boolean;
}

/** One version of an article. */
export interface Article extends ArticleText {
  /** From 1 on. */
  readonly version: number;
  /** When this version was written, in milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Why it is not kept:
 *
 * - `article_slug`: it is no part of an address.
 * - `article_text`: title, summary or body has nothing to read, or signs that nobody sees.
 */
export interface ArticleRefusal {
  readonly code: "article_slug" | "article_text";
}

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Checks what a member of staff wrote. */
export function judgeArticle(input: ArticleText): Result<ArticleText, ArticleRefusal> {
  if (!slugShape.test(input.slug)) return refuse({ code: "article_slug" });
  const body = input.body.replaceAll("\r\n", "\n").trim();
  const [title, summary] = [plainText(input.title), plainText(input.summary)];
  const lines = [title, summary, ...body.split("\n").filter((line) => line.trim() !== "")];
  const isClear = lines.every((line) => isReadable(line) && isVisible(line));
  if (body === "" || !isClear) return refuse({ code: "article_text" });
  return accept({ ...input, title, summary, body });
}

/** A piece of an article. */
type ArticleBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly entries: readonly string[] };

/** The pieces of a body, in order. */
export function articleBlocks(body: string): readonly ArticleBlock[] {
  return body
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map((block): ArticleBlock => {
      const lines = block.split("\n");
      if (lines.every((line) => line.startsWith("- "))) {
        return { kind: "list", entries: lines.map((line) => line.slice(2).trim()) };
      }
      return block.startsWith("## ")
        ? { kind: "heading", text: block.slice(3).trim() }
        : { kind: "paragraph", text: lines.join(" ") };
    });
}

/** Of the languages of one article, the one for a reader: their own, English, or any. */
export function forReader<Each extends Pick<ArticlePlace, "locale">>(
  versions: readonly Each[],
  locale: string,
): Each | undefined {
  const of = (sought: string) => versions.find((each) => each.locale === sought);
  return of(locale) ?? of("en") ?? versions[0];
}
