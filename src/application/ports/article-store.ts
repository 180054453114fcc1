import type {
  Article,
  ArticleKind,
  ArticlePlace,
  ArticleText,
} from "../../domain/article/article.ts";
import type { StaffId } from "../../domain/id/id.ts";
import type { AuditEntry } from "./audit.ts";

/** A version as staff see it; `madeBy` is undefined for those that come with the platform. */
export interface ArticleRecord extends Article {
  readonly madeBy: string | undefined;
}

/** Articles with all their versions: none is ever changed or removed. */
export interface ArticleStore {
  /** The newest versions of one kind, in every language, newest first. */
  listNewest(kind?: ArticleKind): Promise<readonly ArticleRecord[]>;
  /** The newest versions of one article, in every language. */
  newestOf(kind: ArticleKind, slug: string): Promise<readonly Article[]>;
  /** All versions of one article in one language, newest first. */
  versions(place: ArticlePlace): Promise<readonly ArticleRecord[]>;
  /** Adds the version after `seen`, 0 for a new article; false if there is a newer one than that. */
  add(text: ArticleText, seen: number, staffId: StaffId, audit: AuditEntry): Promise<boolean>;
}
