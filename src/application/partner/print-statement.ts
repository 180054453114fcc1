import type { TraderId } from "../../domain/id/id.ts";
import { monthOf } from "../../domain/partner/month.ts";
import type { PartnerViews, StatementWriter } from "../ports/partner-views.ts";

/** A partner's account in one month, as a file. */
export class PrintStatement {
  readonly #partners: Pick<PartnerViews, "linesBetween">;
  readonly #write: StatementWriter;

  constructor(partners: Pick<PartnerViews, "linesBetween">, write: StatementWriter) {
    this.#partners = partners;
    this.#write = write;
  }

  /** Undefined where that is no month, or nothing was in it. */
  async execute(traderId: TraderId, typed: string): Promise<Uint8Array | undefined> {
    const month = monthOf(typed);
    if (!month) return undefined;
    const lines = await this.#partners.linesBetween(traderId, month.from, month.until);
    return lines.length > 0 ? this.#write(lines) : undefined;
  }
}
