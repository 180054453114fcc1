import { judgeReversion, type ReversionRefusal } from "../../domain/company/convert-account.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Companies } from "../ports/companies.ts";
import type { Current } from "../ports/current-policy.ts";
import type { Policy } from "../../domain/policy/policy.ts";

/** Makes a trader's account corporate, and personal again. */
export class ConvertAccount {
  readonly #companies: Pick<Companies, "convert" | "revert">;
  readonly #policy: Current<Pick<Policy, "flags">>;

  constructor(
    companies: Pick<Companies, "convert" | "revert">,
    policy: Current<Pick<Policy, "flags">>,
  ) {
    this.#companies = companies;
    this.#policy = policy;
  }

  async toCorporate({
    traderId,
  }: Pick<Actor, "traderId">): Promise<
    Result<undefined, { readonly code: "feature_off" | "corporate_already" }>
  > {
    if (!this.#policy().flags.corporateAccount) return refuse({ code: "feature_off" });
    const isConverted = await this.#companies.convert(traderId);
    return isConverted ? accept(undefined) : refuse({ code: "corporate_already" });
  }

  /** Possible without the flag too: what people have, they can leave. */
  toPersonal({ traderId }: Pick<Actor, "traderId">): Promise<Result<undefined, ReversionRefusal>> {
    return this.#companies.revert(traderId, judgeReversion);
  }
}
