import type { RecordedCaseText } from "../../../../application/ports/case-views.ts";
import type { StoredMessage } from "../../../../application/ports/chat-store.ts";
import type { DetailsRead } from "../../../../application/ports/read-marks.ts";
import type { RecordedEvent } from "../../../../application/ports/trade-store.ts";
import type { ShownCase } from "../../../../application/dispute/view-case.ts";
import { isForParties } from "../../../../domain/dispute/case-text.ts";
import { sideOf, type Instant } from "../../../../domain/trade/trade.ts";
import type { CaseView } from "../../contract/admin/case-views.ts";
import { presentAttachment } from "../attachment/attachment-presenter.ts";

type Entry = CaseView["entries"][number];

interface Placed {
  readonly at: Instant;
  readonly entry: Entry;
}

/** Events, chat messages and texts about the case, in chronological order. */
export function presentEntries(shown: ShownCase): Entry[] {
  const { timeline, detailsReads, messages, texts } = shown;
  // Requests for evidence are already in the chat, in the same words; codes of cards are the parties'.
  const written = texts.filter(({ kind }) => kind !== "request" && kind !== "card_code");
  const placed = [
    ...timeline.map((event) => ({ at: event.at, entry: ofEvent(event, shown) })),
    ...detailsReads.map((read) => ({ at: read.at, entry: ofDetailsRead(read, shown) })),
    ...written.map((text) => ({ at: text.at, entry: ofText(text, shown) })),
    ...messages.map((message) => ({ at: message.at, entry: ofMessage(message, shown) })),
  ] satisfies Placed[];
  return placed.toSorted((left, right) => left.at - right.at).map(({ entry }) => entry);
}

function ofEvent({ seq, act, actorId, by, facts, at }: RecordedEvent, shown: ShownCase): Entry {
  const { workerId, ...detail } = facts ?? {};
  const worker = workerId === undefined ? undefined : shown.staff[workerId]?.codeName;
  return {
    id: `e${seq}`,
    kind: "event",
    at: iso(at),
    ...(actorId === undefined ? { by: "system", name: null } : author(actorId, shown)),
    // Done by both: one side proposed it and the other accepted.
    ...(by === "both" && { by: "system", name: null }),
    act,
    text: null,
    detail: { ...detail, ...(worker !== undefined && { worker }) },
    files: [],
    isPrivate: false,
  };
}

function ofDetailsRead({ readerId, at }: DetailsRead, shown: ShownCase): Entry {
  return {
    id: "d1",
    kind: "event",
    at: iso(at),
    ...author(readerId, shown),
    act: "details-read",
    text: null,
    detail: {},
    files: [],
    isPrivate: false,
  };
}

function ofMessage(
  { seq, authorId, text, attachments, at }: StoredMessage,
  shown: ShownCase,
): Entry {
  return {
    id: `m${seq}`,
    kind: "message",
    at: iso(at),
    ...author(authorId, shown),
    act: "message",
    text: text === "" ? null : text,
    detail: {},
    files: attachments.map(presentAttachment),
    isPrivate: false,
  };
}

function ofText(text: RecordedCaseText, shown: ShownCase): Entry {
  return {
    id: `t${text.seq}`,
    kind: "text",
    at: iso(text.at),
    ...author(text.authorId, shown),
    act: text.kind,
    text: text.text ?? null,
    detail: { ...text.detail },
    files: [],
    isPrivate: !isForParties(text),
  };
}

/** Who it was, with their name or code name. */
function author(id: string, { trade, parties, staff }: ShownCase): Pick<Entry, "by" | "name"> {
  const side = sideOf(trade, id);
  if (side) return { by: side, name: parties[side].username };
  return { by: "staff", name: staff[id]?.codeName ?? null };
}

function iso(instant: Instant): string {
  return new Date(instant).toISOString();
}
