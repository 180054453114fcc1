import { judgeConsent, type ReadVersions } from "../../domain/account/consent-documents.ts";
import type { Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Consents } from "../ports/consents.ts";

/** Accepts the documents in force. Nobody accepts what they were not shown. */
export class AcceptDocuments {
  readonly #consents: Pick<Consents, "inForce" | "accept">;

  constructor(consents: Pick<Consents, "inForce" | "accept">) {
    this.#consents = consents;
  }

  async execute(
    { traderId }: Pick<Actor, "traderId">,
    read: ReadVersions,
  ): Promise<Result<undefined, { readonly code: "documents_changed" }>> {
    const judged = judgeConsent(await this.#consents.inForce(), read);
    if (judged.ok) await this.#consents.accept(traderId, read);
    return judged;
  }
}
