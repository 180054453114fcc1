import type { DemoMailbox } from "../../application/ports/demo-mailbox.ts";
import type { OutletSender } from "../../application/ports/outlet-sender.ts";
import type { OutletChannel } from "../../domain/notice/outlet.ts";
import { escaped } from "../markup/escaped.ts";

const subjects: Readonly<Record<OutletChannel, string>> = {
  app: "Push message",
  telegram: "Telegram message",
};

/** Puts messages into the mailbox of the demo, as they look; nobody is reached. */
export function mailboxOutlet(mailbox: Pick<DemoMailbox, "add">): OutletSender {
  return {
    async send({ channel, address }, { title, body, opens }) {
      const link = opens ? `\n${opens.label}: ${opens.url}\n` : "";
      const text = `${title}\n\n${body}\n${link}`;
      const linked = opens ? `<a href="${escaped(opens.url)}">${escaped(opens.label)}</a>` : "";
      const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>
body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
div { max-width: 24rem; padding: 0.75rem 1rem; border: 1px solid; border-radius: 1rem; overflow-wrap: anywhere; }
</style>
</head>
<body><div><strong>${escaped(title)}</strong><p>${escaped(body)}</p>${linked}</div></body>
</html>
`;
      await mailbox.add({ to: address.slice(0, 60), subject: subjects[channel], text, html });
      return "accepted";
    },
  };
}
