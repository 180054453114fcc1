import { parseStaffWords } from "../../domain/account/staff-words.ts";
import {
  judgeArticle,
  type ArticleRefusal,
  type ArticleText,
} from "../../domain/article/article.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { ArticleStore } from "../ports/article-store.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";

/** Writes the next version of an article, or its first. */
export class SaveArticle {
  readonly #store: Pick<ArticleStore, "add">;

  constructor(store: Pick<ArticleStore, "add">) {
    this.#store = store;
  }

  /**
   * Returns the new version. `seen` is the version that was edited, 0 for a new article;
   * `article_changed`: there is a newer one by now.
   */
  async execute(
    { staffId, role, key }: KeyedStaff,
    input: ArticleText,
    seen: number,
    typed: string,
  ): Promise<
    Result<string, ArticleRefusal | { readonly code: "article_changed" | "reason_needed" }>
  > {
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const judged = judgeArticle(input);
    if (!judged.ok) return judged;
    const { kind, slug, locale, title, isPublished } = judged.value;
    const audit = {
      staffId,
      role,
      act: "save-article",
      subject: { kind: "article", id: `${kind}/${slug}/${locale}` },
      reason: reason.value,
      after: { version: seen + 1, title, isPublished },
      ...(key && { key }),
    } as const;
    const isAdded = await this.#store.add(judged.value, seen, staffId, audit);
    return isAdded ? accept(String(seen + 1)) : refuse({ code: "article_changed" });
  }
}
