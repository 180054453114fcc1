import type { TraderId } from "../../domain/id/id.ts";
import { sinceMark, waitsForConsent } from "../../domain/staff/release-consent.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { ConsentTrade, ReleaseConsents } from "../ports/release-consents.ts";

/** Shows staff what a compromised account could release, and how far a consent is. */
export class ListReleaseConsents {
  readonly #consents: Pick<ReleaseConsents, "of">;

  constructor(consents: Pick<ReleaseConsents, "of">) {
    this.#consents = consents;
  }

  async execute(
    { linkedIds }: Pick<StaffActor, "linkedIds">,
    traderId: TraderId,
  ): Promise<readonly ConsentTrade[]> {
    if (linkedIds.includes(traderId)) return [];
    const trades = await this.#consents.of(traderId);
    return trades.filter(({ account }) => waitsForConsent(account)).map(sinceMark);
  }
}
