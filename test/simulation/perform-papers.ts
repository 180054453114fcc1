import { attachmentLimits } from "../../src/domain/attachment/attachment-limits.ts";
import { daysAfter, dayOf } from "../../src/domain/account/calendar-day.ts";
import { refuse } from "../../src/domain/result/result.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import type { Command } from "./commands.ts";
import type { OpenedPapers } from "./open-papers.ts";
import type { PaperCommand, SentFile } from "./paper-commands.ts";
import { traderNamed } from "./population.ts";

type Outcome = Promise<{
  readonly ok: boolean;
  readonly value?: unknown;
  readonly refusal?: { readonly code: string };
}>;

const ofPapers: { readonly [Do in PaperCommand["do"]]: true } = {
  "upload-file": true,
  "send-files": true,
  "ask-export": true,
  "cancel-export": true,
  "open-export": true,
};

export function isOfPapers(command: Command): command is PaperCommand {
  return Object.hasOwn(ofPapers, command.do);
}

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What is sent as each, and how it is called. */
const sent: { readonly [File in SentFile]: readonly [name: string, bytes: Uint8Array] } = {
  picture: ["receipt.png", new Uint8Array([...png, ...bytesOf("a picture")])],
  notice: ["notice.png", new Uint8Array([...png, ...bytesOf("a notice")])],
  program: ["receipt.png", bytesOf("MZ a program")],
  nameless: ["\u202egnp.exe", new Uint8Array(png)],
  huge: ["receipt.png", new Uint8Array(png)],
};

/** What people do with files of trades, and with files of their past trades. */
export async function dealWithPapers(
  m: OpenedPapers,
  command: PaperCommand,
  now: Instant,
): Outcome {
  const actor = traderNamed(command.by);
  switch (command.do) {
    case "upload-file": {
      const [name, bytes] = sent[command.file];
      const purpose = command.file === "notice" ? "chargeback" : undefined;
      const length = command.file === "huge" ? attachmentLimits.mostBytes + 1 : bytes.length;
      const content = async (most: number) => (length > most ? undefined : bytes);
      return m.upload.execute(actor, command.trade, { name, purpose }, content);
    }
    case "send-files": {
      const own = await m.files.listOf(command.trade, command.by);
      const ids = own.filter(({ seq, authorId }) => seq === undefined && authorId === command.by);
      if (ids.length === 0) return refuse({ code: "no_file" });
      const few = ids.slice(0, attachmentLimits.mostInMessage).map(({ id }) => id);
      return m.send.execute(actor, command.trade, "", undefined, few);
    }
    case "ask-export": {
      const endDate = dayOf(now, "UTC");
      const startDate = daysAfter(endDate, -command.days);
      const asked = { format: "csv", filter: "all", timeZone: "UTC", startDate, endDate } as const;
      return m.request.execute(actor, asked);
    }
    case "cancel-export":
      return withNewest(m, command.by, ["pending", "in_progress", "generating"], (id) =>
        m.cancel.execute(actor, id),
      );
    case "open-export":
      return withNewest(m, command.by, ["completed"], async (id) => {
        const opened = await m.open.execute(actor, id);
        if (opened.ok) for await (const _ of opened.value.content);
        return opened;
      });
  }
}

async function withNewest(
  m: OpenedPapers,
  by: string,
  states: readonly string[],
  act: (id: string) => Outcome,
): Outcome {
  const found = (await m.find.list(traderNamed(by))).find(({ state }) => states.includes(state));
  return found ? act(found.id) : refuse({ code: "no_export" });
}
