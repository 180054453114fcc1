import { judgeAmbassador, type AmbassadorRefusal } from "../../domain/partner/ambassador.ts";
import { parseReferralCode } from "../../domain/partner/referral-code.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { AmbassadorLinks } from "../ports/ambassador-links.ts";

/** A trader whom nobody referred confirms that they belong to an ambassador, for good. */
export class AssignAmbassador {
  readonly #links: Pick<AmbassadorLinks, "find" | "attach">;

  constructor(links: Pick<AmbassadorLinks, "find" | "attach">) {
    this.#links = links;
  }

  async execute(
    { traderId }: Pick<Actor, "traderId">,
    typed: string,
  ): Promise<Result<undefined, AmbassadorRefusal | { readonly code: "not_found" }>> {
    const code = parseReferralCode(typed);
    const found = code === undefined ? undefined : await this.#links.find(code);
    if (!found) return refuse({ code: "not_found" });
    return this.#links.attach(traderId, found.traderId, judgeAmbassador);
  }
}
