import type { FeatureRequestText } from "../../domain/feature-request/feature-request.ts";
import type { StaffId, TraderId } from "../../domain/id/id.ts";
import type { AuditEntry } from "./audit.ts";

/** A request as whoever sent it reads it. */
export interface OwnFeatureRequest {
  readonly id: string;
  readonly text: string;
  /** In ms since 1970. */
  readonly sentAt: number;
  /** Undefined: nobody has answered. */
  readonly answer: { readonly text: string; readonly at: number } | undefined;
}

/** A request as staff read it. */
export interface ReceivedFeatureRequest extends Omit<OwnFeatureRequest, "answer"> {
  readonly trader: { readonly id: string; readonly username: string };
  /** `by`: the name of who answered. */
  readonly answer: (NonNullable<OwnFeatureRequest["answer"]> & { readonly by: string }) | undefined;
}

interface RequestAnswer {
  readonly id: string;
  readonly traderId: TraderId;
  readonly staffId: StaffId;
  readonly text: FeatureRequestText;
}

/** Keeps what traders wish for. */
export interface FeatureRequestStore {
  add(traderId: TraderId, text: FeatureRequestText): Promise<void>;
  /** Newest first, `most` of them after the first `from`. */
  list(
    from: number,
    most: number,
  ): Promise<{ readonly requests: readonly ReceivedFeatureRequest[]; readonly total: number }>;
  /** The newest `most` of a trader's, newest first. */
  listOf(traderId: TraderId, most: number): Promise<readonly OwnFeatureRequest[]>;
  find(id: string): Promise<ReceivedFeatureRequest | undefined>;
  /** Stores the answer and tells whoever sent the request. False where it has an answer already. */
  answer(answer: RequestAnswer, audit: AuditEntry): Promise<boolean>;
}
