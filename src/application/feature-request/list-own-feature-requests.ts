import type { Actor } from "../actor/actor.ts";
import type { FeatureRequestStore, OwnFeatureRequest } from "../ports/feature-request-store.ts";

/** How many of their latest requests a trader sees. */
const mostShown = 50;

/** Shows traders what they wished for, and what they were answered. */
export class ListOwnFeatureRequests {
  readonly #requests: Pick<FeatureRequestStore, "listOf">;

  constructor(requests: Pick<FeatureRequestStore, "listOf">) {
    this.#requests = requests;
  }

  execute({ traderId }: Actor): Promise<readonly OwnFeatureRequest[]> {
    return this.#requests.listOf(traderId, mostShown);
  }
}
