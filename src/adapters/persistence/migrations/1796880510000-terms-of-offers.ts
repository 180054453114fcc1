import type { MigrationInterface, QueryRunner } from "typeorm";

/** Finds offers with the same terms, word for word; short ones are the same by chance. */
export class TermsOfOffers implements MigrationInterface {
  readonly name = "terms-of-offers-1796880510000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE INDEX offer_terms ON offer (md5(terms)) WHERE length(terms) >= 40");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX offer_terms");
  }
}
