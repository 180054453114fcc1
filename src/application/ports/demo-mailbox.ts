import type { Mail } from "./mailer.ts";

/** A mail in the mailbox of a demo. */
export interface DemoMail extends Omit<Mail, "id"> {
  readonly id: string;
  /** In milliseconds since the epoch. */
  readonly at: number;
}

/** Where a demo keeps what it would have sent. It forgets old mails. */
export interface DemoMailbox {
  add(mail: Omit<Mail, "id">): Promise<void>;
  /** The newest first. */
  list(): Promise<readonly DemoMail[]>;
  read(id: string): Promise<DemoMail | undefined>;
}
