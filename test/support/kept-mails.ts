import { setTimeout as pause } from "node:timers/promises";
import type { Override } from "../../src/composition/container.ts";
import { override } from "../../src/composition/container.ts";
import { noticeTokens } from "../../src/composition/notice-module.ts";
import type { Mail, Mailer } from "../../src/application/ports/mailer.ts";

const longestMs = 10_000;

/** Keeps the mails of an application that a test looks into. */
export class KeptMails implements Mailer {
  readonly all: Mail[] = [];

  async send(mail: Mail) {
    this.all.push(mail);
    return "accepted" as const;
  }

  /** Puts it in the place of the application's mailer. */
  get override(): Override {
    return override<Mailer>(noticeTokens.mailer, this);
  }

  to(address: string): readonly Mail[] {
    return this.all.filter(({ to }) => to === address);
  }

  /** The `count`th mail to an address, as soon as it was sent. */
  async await(address: string, count = 1): Promise<Mail> {
    const until = performance.now() + longestMs;
    for (;;) {
      const mail = this.to(address)[count - 1];
      if (mail) return mail;
      if (performance.now() > until) throw new Error(`No mail ${count} came for ${address}`);
      await pause(50);
    }
  }

  /** The code in the `count`th mail to an address. */
  async code(address: string, count = 1): Promise<string> {
    const { text } = await this.await(address, count);
    const code = /\b\d{6}\b/.exec(text)?.[0];
    if (code === undefined) throw new Error(`There is no code in: ${text}`);
    return code;
  }
}
