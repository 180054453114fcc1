import type { FeatureRequestText } from "../../domain/feature-request/feature-request.ts";
import type { TraderId } from "../../domain/id/id.ts";

/** A request as staff read it. */
export interface ReceivedFeatureRequest {
  readonly id: string;
  readonly text: string;
  readonly trader: { readonly id: string; readonly username: string };
  /** In ms since 1970. */
  readonly sentAt: number;
}

/** Keeps what traders wish for. */
export interface FeatureRequestStore {
  add(traderId: TraderId, text: FeatureRequestText): Promise<void>;
  /** Newest first, `most` of them after the first `from`. */
  list(
    from: number,
    most: number,
  ): Promise<{ readonly requests: readonly ReceivedFeatureRequest[]; readonly total: number }>;
}
