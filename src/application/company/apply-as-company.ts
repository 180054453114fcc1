import {
  judgeSubmission,
  postponedSeconds,
  type SubmissionRefusal,
} from "../../domain/company/company-application.ts";
import {
  parseCompanyFacts,
  type CompanyFacts,
  type CompanyFault,
} from "../../domain/company/company-facts.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Companies, CompanyRecord } from "../ports/companies.ts";

type ApplyRefusal =
  | SubmissionRefusal
  | { readonly code: "company_refused"; readonly faults: readonly CompanyFault[] };

/** A corporate account applies to be verified, or puts that off. */
export class ApplyAsCompany {
  readonly #companies: Pick<Companies, "recordOf" | "submit" | "postpone">;

  constructor(companies: Pick<Companies, "recordOf" | "submit" | "postpone">) {
    this.#companies = companies;
  }

  view({ traderId }: Pick<Actor, "traderId">): Promise<CompanyRecord> {
    return this.#companies.recordOf(traderId);
  }

  async submit(
    { traderId }: Pick<Actor, "traderId">,
    typed: CompanyFacts,
  ): Promise<Result<undefined, ApplyRefusal>> {
    const facts = parseCompanyFacts(typed);
    return facts.ok ? this.#companies.submit(traderId, facts.value, judgeSubmission) : facts;
  }

  /** Hides the prompt for a week. */
  async postpone({
    traderId,
  }: Pick<Actor, "traderId">): Promise<Result<undefined, { readonly code: "not_corporate" }>> {
    const isPostponed = await this.#companies.postpone(traderId, postponedSeconds);
    return isPostponed ? accept(undefined) : refuse({ code: "not_corporate" });
  }
}
