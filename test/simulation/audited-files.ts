import type { MemoryTables, MemoryTrade } from "../memory/memory-tables.ts";
import { contentKeptSeconds, redrawn } from "./own-papers.ts";
import type { StoredFile, StoredPapers } from "./stored-papers.ts";
import { must } from "./violation.ts";

const day = 86_400_000;
/** Acts after the end of a trade. */
const late = /chargeback|appeal|debt-settled/;
const minute = 60_000;
const kept = contentKeptSeconds * 1_000;

/** What is stored, and when. */
export interface Look {
  readonly tables: MemoryTables;
  readonly papers: StoredPapers;
  /** What lies in the storage, by its names. */
  readonly storage: ReadonlyMap<string, Uint8Array>;
  readonly now: number;
}

/** Files of trades, as the auditor has seen them. */
export class AuditedFiles {
  #before = new Map<string, StoredFile>();

  /** `taken`: how many uploads of this step may have left a file: those that were not refused. */
  look(seen: Look, taken: number): void {
    const { papers, tables } = seen;
    const begun = papers.files.filter(({ id }) => !this.#before.has(id));
    must(
      begun.length <= taken,
      "nothing is kept of a refused file",
      () => `${begun.length} files began in a step with ${taken} uploads that were not refused`,
    );
    for (const { id, tradeId, authorId } of begun) {
      const { buyerId, sellerId } = tables.trades.get(tradeId)?.trade ?? {};
      must(
        authorId === buyerId || authorId === sellerId,
        "only parties send files",
        () => `${id} in ${tradeId} is of ${authorId}`,
      );
    }
    const known = new Map(papers.files.map((file) => [file.id, file]));
    for (const before of this.#before.values()) {
      const after = known.get(before.id);
      judgeRecord(before, after, seen.now);
      if (before.name !== undefined && after && after.name === undefined) judgeEnd(after, seen);
    }
    for (const file of papers.files) judgeContent(file, seen);
    for (const name of seen.storage.keys()) {
      const id = name.replace(/\.(content|thumbnail)$/, "");
      must(
        known.has(id) || papers.parts.has(name),
        "the storage holds only what is recorded",
        () => `nobody knows what ${name} is`,
      );
    }
    this.#before = known;
  }
}

/** After a round that nothing disturbed: what is past its time is gone. */
export function judgeSweptFiles({ papers, tables, now }: Look): void {
  for (const file of papers.files) {
    const stored = tables.trades.get(file.tradeId);
    const isLeft = file.seq === undefined && file.at < now - day;
    const isOld = file.name !== undefined && stored !== undefined && isPast(stored, now);
    must(!isLeft && !isOld, "what is past its time is gone", () => `${file.id} of ${file.tradeId}`);
  }
}

/** Who sent what stays known for good; what nobody sent is removed after a day. */
function judgeRecord(before: StoredFile, after: StoredFile | undefined, now: number): void {
  if (after === undefined) {
    const isUnsent = before.seq === undefined && (!before.isStored || before.at < now - day);
    return must(isUnsent, "the record of a file stays", () => `${before.id} is gone`);
  }
  must(
    after.tradeId === before.tradeId &&
      after.authorId === before.authorId &&
      after.bytes === before.bytes &&
      (before.seq === undefined || after.seq === before.seq),
    "the record of a file stays",
    () => `${before.id} became another one`,
  );
}

/** A report or an appeal that came right after it does not count. */
function judgeEnd({ id, tradeId }: StoredFile, { tables, now }: Look): void {
  const stored = tables.trades.get(tradeId);
  if (stored?.timeline.some(({ act, at }) => at >= now - minute && late.test(act))) return;
  const isOver = stored !== undefined && isPast(stored, now);
  must(isOver, "content stays for its time", () => `${id} lost its name`);
}

function judgeContent(file: StoredFile, { storage, tables, now }: Look): void {
  const { id, name, bytes, isStored, seq } = file;
  const content = storage.get(`${id}.content`);
  if (name === undefined) {
    return must(content === undefined, "what is past its time is gone", () => `${id} is there`);
  }
  must(isStored || seq === undefined, "only whole files are sent", () => `${id} was sent`);
  if (!isStored || (seq === undefined && file.at < now - day)) return;
  const stored = tables.trades.get(file.tradeId);
  if (stored !== undefined && isPast(stored, now)) return;
  must(
    content?.length === bytes && storage.has(`${id}.thumbnail`),
    "content stays for its time",
    () => `${id} has ${content?.length} of ${bytes} bytes`,
  );
  const end = content?.subarray(-redrawn.length);
  must(
    redrawn.every((byte, at) => byte === end?.[at]),
    "a file is kept as it was redrawn",
    () => `${id} is what was sent`,
  );
}

/** Whether what was written and sent in a trade may go. */
function isPast({ trade, timeline }: MemoryTrade, now: number): boolean {
  const { closedAt = now, chargeback } = trade;
  const isHeard = chargeback === "none" || chargeback === "dismissed" || chargeback === "paid";
  const isLate = timeline.some(({ act, at }) => at >= now - kept && late.test(act));
  return closedAt < now - kept && isHeard && !isLate;
}
