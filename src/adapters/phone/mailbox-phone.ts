import type { DemoMailbox } from "../../application/ports/demo-mailbox.ts";
import type {
  PhoneMessage,
  TextMessages,
  VoiceCalls,
} from "../../application/ports/phone-messages.ts";
import { escaped } from "../markup/escaped.ts";

/** Puts texts and calls into the mailbox of the demo, as they look and sound; nobody is reached. */
export function mailboxPhone(mailbox: Pick<DemoMailbox, "add">): TextMessages & VoiceCalls {
  const keep = async (subject: string, { to, words }: PhoneMessage) => {
    await mailbox.add({ to, subject, text: words, html: bubble(words) });
    return "accepted" as const;
  };
  return {
    send: (message) => keep("Text message", message),
    call: (message) => keep("Phone call", message),
  };
}

/** For an installation that has no provider: nothing is sent, and nothing waits to be. */
export const noPhone: TextMessages & VoiceCalls = {
  send: async () => "unwanted",
  call: async () => "unwanted",
};

function bubble(words: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Message</title>
<style>
body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
p { max-width: 20rem; margin: 0; padding: 0.75rem 1rem; border: 1px solid; border-radius: 1rem; overflow-wrap: anywhere; }
</style>
</head>
<body><p>${escaped(words)}</p></body>
</html>
`;
}
