import type { MigrationInterface, QueryRunner } from "typeorm";

/** Versions of the documents that everybody accepts, and who accepted which. */
export class ConsentTables implements MigrationInterface {
  readonly name = "consents-1796691000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE document_version (
        document     text NOT NULL,
        version      integer NOT NULL CHECK (version > 0),
        note         text NOT NULL,
        published_by text REFERENCES staff (id),
        published_at timestamptz NOT NULL,
        replaced_at  timestamptz,
        PRIMARY KEY (document, version)
      );
      CREATE UNIQUE INDEX document_in_force ON document_version (document)
        WHERE replaced_at IS NULL;
      INSERT INTO document_version (document, version, note, published_at)
        VALUES ('terms', 1, '', clock_timestamp()), ('privacy', 1, '', clock_timestamp());
      CREATE TABLE document_consent (
        trader_id   text NOT NULL REFERENCES trader (id),
        document    text NOT NULL,
        version     integer NOT NULL,
        accepted_at timestamptz NOT NULL,
        PRIMARY KEY (trader_id, document, version),
        FOREIGN KEY (document, version) REFERENCES document_version (document, version)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE document_consent; DROP TABLE document_version");
  }
}
