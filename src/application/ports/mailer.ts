import type { DeliveryOutcome } from "../../domain/notice/delivery.ts";

/** One mail, ready to be sent. */
export interface Mail {
  /** Unique for each delivery, and the same for each of its tries. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails to whoever carries them. */
export interface Mailer {
  /** Does not throw: what went wrong is an outcome. */
  send(mail: Mail): Promise<DeliveryOutcome>;
}
