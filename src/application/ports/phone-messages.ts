import type { DeliveryOutcome } from "../../domain/notice/delivery.ts";

/** What goes to a phone, worded. */
export interface PhoneMessage {
  /** E.164. */
  readonly to: string;
  readonly words: string;
}

/** Hands texts to whoever carries them. */
export interface TextMessages {
  /** Does not throw: what went wrong is an outcome. */
  send(message: PhoneMessage): Promise<DeliveryOutcome>;
}

/** Has numbers called, and words read aloud. */
export interface VoiceCalls {
  /** Does not throw: what went wrong is an outcome. */
  call(message: PhoneMessage): Promise<DeliveryOutcome>;
}
