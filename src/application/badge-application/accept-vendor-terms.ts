import {
  judgeTerms,
  type ApplicationRefusal,
} from "../../domain/badge-application/badge-application.ts";
import type { Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { BadgeApplications } from "../ports/badge-applications.ts";

/** A vendor accepts the terms in force; until then none of their offers can be turned on (answers 40). */
export class AcceptVendorTerms {
  readonly #applications: Pick<BadgeApplications, "acceptTerms">;

  constructor(applications: Pick<BadgeApplications, "acceptTerms">) {
    this.#applications = applications;
  }

  async execute(
    { traderId }: Pick<Actor, "traderId">,
    version: number,
  ): Promise<Result<undefined, ApplicationRefusal>> {
    const judged = judgeTerms(version);
    if (judged.ok) await this.#applications.acceptTerms(traderId, version);
    return judged;
  }
}
