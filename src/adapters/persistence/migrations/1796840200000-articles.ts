import type { MigrationInterface, QueryRunner } from "typeorm";
import { shippedArticles } from "../article/shipped-articles.ts";

/** Articles of the academy, the blog and landing pages: a row for each version, the newest one counts. */
export class Articles implements MigrationInterface {
  readonly name = "articles-1796840200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE article_version (
        kind         text NOT NULL,
        slug         text NOT NULL CHECK (slug ~ '^[a-z0-9-]{1,60}$'),
        locale       text NOT NULL,
        version      integer NOT NULL CHECK (version > 0),
        title        text NOT NULL,
        summary      text NOT NULL,
        body         text NOT NULL,
        is_published boolean NOT NULL,
        made_by      text REFERENCES staff,
        made_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (kind, slug, locale, version)
      )`);
    for (const { kind, slug, title, summary, body } of shippedArticles) {
      await runner.query(
        `INSERT INTO article_version (kind, slug, locale, version, title, summary, body, is_published)
         VALUES ($1, $2, 'en', 1, $3, $4, $5, true)`,
        [kind, slug, title, summary, body],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE article_version");
  }
}
