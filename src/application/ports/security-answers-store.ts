import type { SecurityQuestion } from "../../domain/account/security-questions.ts";
import type { TraderId } from "../../domain/id/id.ts";

/** Answers to be kept. */
export interface NewAnswers {
  /** In the order in which the hash has them. */
  readonly questions: readonly SecurityQuestion[];
  /** Of all answers together, slow to guess. */
  readonly hash: string;
}

/** Kept answers. Times in milliseconds since the epoch. */
export interface KeptAnswers extends NewAnswers {
  readonly setAt: number;
  /** The time of this reading. */
  readonly readAt: number;
}

/** The answers to security questions of traders. */
export interface SecurityAnswersStore {
  /** Undefined: none were set. */
  find(traderId: TraderId): Promise<KeptAnswers | undefined>;
  /** In the place of those before; has a letter about it written. Returns when they were set. */
  set(traderId: TraderId, answers: NewAnswers): Promise<number>;
}
