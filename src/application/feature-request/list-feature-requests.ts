import type {
  FeatureRequestStore,
  ReceivedFeatureRequest,
} from "../ports/feature-request-store.ts";

/** Shows staff what traders wish for. */
export class ListFeatureRequests {
  readonly #requests: Pick<FeatureRequestStore, "list">;

  constructor(requests: Pick<FeatureRequestStore, "list">) {
    this.#requests = requests;
  }

  /** Newest first, `most` of them after the first `from`. */
  execute(
    from: number,
    most: number,
  ): Promise<{ readonly requests: readonly ReceivedFeatureRequest[]; readonly total: number }> {
    return this.#requests.list(from, most);
  }
}
