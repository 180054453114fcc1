import type { Actor } from "../actor/actor.ts";
import type { ProfileRecord, ProfileStore, ReceivedFeedback } from "../ports/profile-store.ts";

/** How much of the feedback is shown on the profile itself. */
const latest = 5;

/** The trader being looked up; what is either is taken for an id first (answers 49). */
type ProfileWish = { readonly username: string } | { readonly idOrUsername: string };

/** A trader as anyone may see them, with the newest feedback about them. */
export interface Profile extends ProfileRecord {
  readonly latestFeedback: readonly ReceivedFeedback[];
  readonly feedbackTotal: number;
}

/** Shows what anyone may know of a trader. */
export class ViewProfile {
  readonly #profiles: ProfileStore;

  constructor(profiles: ProfileStore) {
    this.#profiles = profiles;
  }

  async execute(wish: ProfileWish, reader: Actor | undefined): Promise<Profile | undefined> {
    const record = await this.#record(wish, reader?.traderId);
    if (!record) return undefined;
    const { items, total } = await this.#profiles.feedback(record.traderId, {
      type: undefined,
      offset: 0,
      limit: latest,
    });
    return { ...record, latestFeedback: items, feedbackTotal: total };
  }

  async #record(wish: ProfileWish, readerId: string | undefined) {
    if ("username" in wish) return this.#profiles.byName(wish.username, readerId);
    const byId = await this.#profiles.byId(wish.idOrUsername, readerId);
    return byId ?? this.#profiles.byName(wish.idOrUsername, readerId);
  }
}
