import {
  featureRequestLimit,
  parseFeatureRequest,
  type FeatureRequestRefusal,
} from "../../domain/feature-request/feature-request.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { FeatureRequestStore } from "../ports/feature-request-store.ts";

/** Sends what a trader wishes for to support. */
export class SendFeatureRequest {
  readonly #requests: Pick<FeatureRequestStore, "add">;
  readonly #attempts: Pick<AttemptLimits, "begin">;

  constructor(requests: Pick<FeatureRequestStore, "add">, attempts: Pick<AttemptLimits, "begin">) {
    this.#requests = requests;
    this.#attempts = attempts;
  }

  async execute(
    { traderId }: Actor,
    typed: string,
  ): Promise<Result<undefined, RateLimited | FeatureRequestRefusal>> {
    const text = parseFeatureRequest(typed);
    if (!text.ok) return text;
    const attempt = await this.#attempts.begin(`feature-request ${traderId}`, featureRequestLimit);
    if (!attempt.ok) return attempt;
    await this.#requests.add(traderId, text.value);
    return accept(undefined);
  }
}
