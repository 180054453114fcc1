import type { DemoMailbox } from "../../application/ports/demo-mailbox.ts";
import type { Mailer } from "../../application/ports/mailer.ts";

/** Puts every mail into the mailbox of the demo, where it can be read; nothing leaves the machine. */
export function mailboxMailer(mailbox: Pick<DemoMailbox, "add">): Mailer {
  return {
    async send({ to, subject, text, html }) {
      await mailbox.add({ to, subject, text, html });
      return "accepted";
    },
  };
}

/** For an installation that has no mail server: nothing is sent, and nothing waits to be. */
export const noMailer: Mailer = { send: async () => "unwanted" };
