import type { SaveArticle } from "../../../../application/article/save-article.ts";
import type { ArticleRecord, ArticleStore } from "../../../../application/ports/article-store.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import { articleKinds } from "../../../../domain/article/article.ts";
import {
  saveArticle,
  viewArticles,
  viewArticleVersions,
  type AdminArticleView,
} from "../../contract/admin/articles.ts";
import { presentArticle } from "../article/present-article.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** Use cases behind the routes of articles. */
interface AdminArticleUseCases {
  readonly onceByKey: OnceByKey;
  readonly articleStore: Pick<ArticleStore, "listNewest" | "versions">;
  readonly saveArticle: SaveArticle;
}

/** Articles for those who write them. */
export function adminArticleRoutes(useCases: AdminArticleUseCases): readonly BoundRoute[] {
  const { onceByKey, articleStore } = useCases;
  const show = (records: readonly ArticleRecord[]) =>
    ({ status: 200, body: records.map(present) }) as const;
  return [
    bind(viewArticles).to(async () => show(await articleStore.listNewest())),
    bind(viewArticleVersions).to(async ({ parameters: { kind: name, slug, locale } }) => {
      const kind = articleKinds.find((each) => each === name);
      const found = kind ? await articleStore.versions({ kind, slug, locale }) : [];
      return found.length === 0 ? { refusal: "not_found" } : show(found);
    }),
    bind(saveArticle).to(async (call) => {
      const { is_published: isPublished, seen_version: seen, reason, ...text } = call.body;
      const done = await onceByKey.run(call.actor, commandKey("saveArticle", call), (by) =>
        useCases.saveArticle.execute(by, { ...text, isPublished }, seen, reason),
      );
      return done.ok ? show(await articleStore.listNewest()) : { refusal: done.refusal.code };
    }),
  ];
}

function present(record: ArticleRecord): AdminArticleView {
  const { version, isPublished, madeBy } = record;
  return { ...presentArticle(record), version, isPublished, madeBy: madeBy ?? null };
}
