import type { TraderId } from "../../domain/id/id.ts";
import type { PartnerPolicy } from "../../domain/partner/partner-policy.ts";
import type { Current } from "../ports/current-policy.ts";
import type { PartnerRecord, PartnerViews } from "../ports/partner-views.ts";

/** How many people and lines are shown. */
const mostShown = 50;

/** A code that belongs to somebody else is drawn again. */
const mostDraws = 5;

/** What a partner sees, with their code and what they earn. */
interface Partner extends PartnerRecord {
  readonly code: string;
  readonly policy: PartnerPolicy;
}

/** Shows partners what they earned. Whoever looks first gets a code. */
export class ViewPartner {
  readonly #partners: PartnerViews;
  readonly #newCode: () => string;
  readonly #policy: Current<PartnerPolicy>;

  constructor(partners: PartnerViews, newCode: () => string, policy: Current<PartnerPolicy>) {
    this.#partners = partners;
    this.#newCode = newCode;
    this.#policy = policy;
  }

  async execute(traderId: TraderId): Promise<Partner> {
    const code = await this.#codeOf(traderId);
    const record = await this.#partners.recordOf(traderId, mostShown);
    return { ...record, code, policy: this.#policy() };
  }

  async #codeOf(traderId: TraderId): Promise<string> {
    let code = await this.#partners.codeOf(traderId);
    for (let draw = 0; code === undefined && draw < mostDraws; draw += 1) {
      code = await this.#partners.giveCode(traderId, this.#newCode());
    }
    if (code === undefined) throw new Error("Every code that was drawn is taken");
    return code;
  }
}
