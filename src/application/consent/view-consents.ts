import {
  documentsDue,
  type Consent,
  type DocumentInForce,
} from "../../domain/account/consent-documents.ts";
import type { Actor } from "../actor/actor.ts";
import type { Consents } from "../ports/consents.ts";

/** What holds between a person and the platform. */
export interface OwnConsents {
  readonly inForce: readonly DocumentInForce[];
  /** Of those, what they have to accept before they can go on. */
  readonly due: readonly DocumentInForce[];
  /** Newest first. */
  readonly accepted: readonly Consent[];
}

/** Shows people which documents they accepted, and which wait for them. */
export class ViewConsents {
  readonly #consents: Pick<Consents, "inForce" | "acceptedBy">;

  constructor(consents: Pick<Consents, "inForce" | "acceptedBy">) {
    this.#consents = consents;
  }

  async execute({ traderId }: Pick<Actor, "traderId">): Promise<OwnConsents> {
    const [inForce, accepted] = await Promise.all([
      this.#consents.inForce(),
      this.#consents.acceptedBy(traderId),
    ]);
    return { inForce, due: documentsDue(inForce, accepted), accepted };
  }
}
