import type { Relation } from "../../domain/account/audience.ts";
import { shownName } from "../../domain/account/full-name.ts";
import type { Actor } from "../actor/actor.ts";
import type { ImportedReputation, Reputations } from "../ports/reputations.ts";
import type { ProfileRecord, ProfileStore, ReceivedFeedback } from "../ports/profile-store.ts";

/** How much of the feedback is shown on the profile itself. */
const latest = 5;

/** The trader being looked up; what is either is taken for an id first (answers 49). */
type ProfileWish = { readonly username: string } | { readonly idOrUsername: string };

/** A trader as the viewer may see them, with the newest feedback about them. */
export interface Profile extends Omit<ProfileRecord, "name" | "trustsReader"> {
  /** As much of their name as they show the viewer; undefined: nothing. */
  readonly fullName: string | undefined;
  readonly latestFeedback: readonly ReceivedFeedback[];
  readonly feedbackTotal: number;
  /** What they earned elsewhere; never part of the other figures. */
  readonly imported: readonly ImportedReputation[];
}

/** Shows what anyone may know of a trader. */
export class ViewProfile {
  readonly #profiles: ProfileStore;
  readonly #reputations: Pick<Reputations, "confirmedOf">;

  constructor(profiles: ProfileStore, reputations: Pick<Reputations, "confirmedOf">) {
    this.#profiles = profiles;
    this.#reputations = reputations;
  }

  async execute(wish: ProfileWish, reader: Actor | undefined): Promise<Profile | undefined> {
    const record = await this.#record(wish, reader?.traderId);
    if (!record) return undefined;
    const wanted = { type: undefined, offset: 0, limit: latest };
    const [{ items, total }, imported] = await Promise.all([
      this.#profiles.feedback(record.traderId, wanted),
      this.#reputations.confirmedOf(record.traderId),
    ]);
    const { name, trustsReader: _trusts, ...rest } = record;
    const fullName = shownName(name, relationOf(record, reader));
    return { ...rest, fullName, latestFeedback: items, feedbackTotal: total, imported };
  }

  async #record(wish: ProfileWish, readerId: string | undefined) {
    if ("username" in wish) return this.#profiles.byName(wish.username, readerId);
    const byId = await this.#profiles.byId(wish.idOrUsername, readerId);
    return byId ?? this.#profiles.byName(wish.idOrUsername, readerId);
  }
}

function relationOf(record: ProfileRecord, reader: Actor | undefined): Relation {
  if (reader?.traderId === record.traderId) return "self";
  return { isTrusted: record.trustsReader, isTradePartner: record.tradesWithReader > 0 };
}
