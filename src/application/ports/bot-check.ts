/**
 * What an attempt costs whoever makes it, before it is looked at. A person pays with a moment's
 * wait; who makes thousands of them pays thousands of times. What a challenge looks like is known
 * to the check and to the client that answers it.
 */
export interface BotCheck {
  /** A challenge for one subject, for a while. The same hardness costs the same on average. */
  ask(subject: string, bits: number): string;
  /** Whether this answers a challenge for this subject that is as hard, in time, for the first time. */
  accepts(subject: string, bits: number, answer: string): Promise<boolean>;
}

/** The attempt was not looked at: the challenge has to be answered first. */
export interface ProofNeeded {
  readonly code: "proof_of_work_needed";
  readonly challenge: string;
}
