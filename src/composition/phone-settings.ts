import type { TwilioSettings } from "../adapters/phone/twilio.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";

/**
 * How phones are reached: by a provider, in the mailbox of a demo, or not at all.
 */
export type PhoneSettings =
  | ({ readonly kind: "twilio" } & TwilioSettings)
  | { readonly kind: "mailbox" }
  | { readonly kind: "none" };

/** What an operator is told whose installation reaches no phone. */
export const noPhoneSentence =
  "No text can be sent and nobody can be called: nobody can confirm a phone number, so nobody reaches the first level. Set SMS_URL and SMS_FROM (docs/operations.md).";

const example = "https://ACxxxx:token@api.twilio.com";

/** Reads the variables. Throws `CannotStart` with one sentence that names the one to mend. */
export function phoneSettings(
  smsUrl: string,
  from: string,
  demo: boolean,
  isLoopback: (host: string) => boolean,
): PhoneSettings {
  if (smsUrl === "") return { kind: demo ? "mailbox" : "none" };
  const url = URL.parse(smsUrl);
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (!url || !isSafe || !/^\w{1,64}$/.test(url.username) || url.password === "") {
    // The value is not repeated: it holds a password.
    throw new CannotStart(`SMS_URL has to look like ${example}.`);
  }
  if (!/^\+[1-9]\d{5,14}$/.test(from)) {
    throw new CannotStart(`SMS_FROM is "${from}", but has to be a phone number like +15005550006.`);
  }
  const { origin, username: accountSid, password } = url;
  return { kind: "twilio", origin, accountSid, authToken: decodeURIComponent(password), from };
}
