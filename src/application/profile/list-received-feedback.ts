import type { FeedbackType } from "../../domain/feedback/feedback.ts";
import type { Actor } from "../actor/actor.ts";
import type { ProfileStore, ReceivedFeedback } from "../ports/profile-store.ts";

/** The page size (specification, section 9). */
const perPage = 10;

interface FeedbackPage {
  readonly items: readonly ReceivedFeedback[];
  readonly total: number;
  readonly perPage: number;
}

/** Lists what partners said about a trader, newest first. */
export class ListReceivedFeedback {
  readonly #profiles: ProfileStore;

  constructor(profiles: ProfileStore) {
    this.#profiles = profiles;
  }

  /** `page` counts from 1. Undefined when there is no such trader. */
  async execute(
    username: string,
    type: FeedbackType | undefined,
    page: number,
    reader: Actor | undefined,
  ): Promise<FeedbackPage | undefined> {
    const trader = await this.#profiles.byName(username, reader?.traderId);
    if (!trader) return undefined;
    const wish = { type, offset: (page - 1) * perPage, limit: perPage };
    return { ...(await this.#profiles.feedback(trader.traderId, wish)), perPage };
  }
}
