import { setTimeout as pause } from "node:timers/promises";
import type {
  PhoneMessage,
  TextMessages,
  VoiceCalls,
} from "../../src/application/ports/phone-messages.ts";
import { override, type Override } from "../../src/composition/container.ts";
import { noticeTokens } from "../../src/composition/notice-module.ts";

const longestMs = 20_000;

interface KeptMessage extends PhoneMessage {
  readonly way: "sms" | "call";
}

/** Keeps the texts and calls of an application that a test looks into. */
export class KeptMessages implements TextMessages, VoiceCalls {
  readonly all: KeptMessage[] = [];

  async send(message: PhoneMessage) {
    this.all.push({ ...message, way: "sms" });
    return "accepted" as const;
  }

  async call(message: PhoneMessage) {
    this.all.push({ ...message, way: "call" });
    return "accepted" as const;
  }

  /** Puts it in the place of the application's provider. */
  get override(): Override {
    return override<TextMessages & VoiceCalls>(noticeTokens.phones, this);
  }

  to(number: string): readonly KeptMessage[] {
    return this.all.filter(({ to }) => to === number);
  }

  /** The `count`th message to a number, as soon as it was sent. */
  async await(number: string, count = 1): Promise<KeptMessage> {
    const until = performance.now() + longestMs;
    for (;;) {
      const message = this.to(number)[count - 1];
      if (message) return message;
      if (performance.now() > until) throw new Error(`No message ${count} came for ${number}`);
      await pause(50);
    }
  }

  /** The code in the `count`th message to a number. */
  async code(number: string, count = 1): Promise<string> {
    const { words } = await this.await(number, count);
    const code = /\d(?:, )?\d(?:, )?\d(?:, )?\d(?:, )?\d(?:, )?\d/.exec(words)?.[0];
    if (code === undefined) throw new Error(`There is no code in: ${words}`);
    return code.replaceAll(/\D/g, "");
  }
}
