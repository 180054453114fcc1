import type {
  AttachmentStore,
  NewAttachment,
  TradeAttachment,
} from "../../src/application/ports/attachment-store.ts";
import type { ChatStore } from "../../src/application/ports/chat-store.ts";
import type { NewMessage } from "../../src/application/ports/new-message.ts";
import type { OldContent } from "../../src/application/ports/old-content.ts";
import { endedChargebacks, lateActs } from "../../src/domain/trade/kept-content.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import type { MemoryTables } from "../memory/memory-tables.ts";
import type { StoredFile } from "./stored-papers.ts";

interface KeptFile extends StoredFile {
  readonly kind: TradeAttachment["kind"];
}

/** The records of files in memory, the messages that carry them, and what became of old ones. */
export class SimulatedFiles
  implements AttachmentStore, OldContent, Pick<ChatStore, "append" | "recall">
{
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;
  readonly #files = new Map<string, KeptFile>();
  readonly #messages = new Map<string, number>();
  /** Trades whose content is gone, and since when. */
  readonly #deleted = new Map<string, Instant>();

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  get all(): readonly StoredFile[] {
    return [...this.#files.values()];
  }

  async begin(file: NewAttachment, most: number): Promise<boolean> {
    const { id, tradeId, authorId, name, kind, bytes } = file;
    const counted = this.#of(tradeId).filter(
      (each) => each.seq !== undefined || each.authorId === authorId,
    );
    if (counted.length >= most) return false;
    const kept = { id, tradeId, authorId, name, kind, bytes, isStored: false, seq: undefined };
    this.#files.set(id, { ...kept, at: this.#now() });
    return true;
  }

  async finish(id: string): Promise<void> {
    this.#change(id, { isStored: true });
  }

  async forget(id: string): Promise<void> {
    if (this.#files.get(id)?.seq === undefined) this.#files.delete(id);
  }

  async listOf(tradeId: string, readerId: string | undefined): Promise<TradeAttachment[]> {
    return this.#of(tradeId)
      .filter((file) => file.isStored && (file.seq !== undefined || file.authorId === readerId))
      .map((file) => ({ ...file, size: undefined, pages: undefined }));
  }

  async find(id: string): Promise<TradeAttachment | undefined> {
    const file = this.#files.get(id);
    return file?.isStored ? { ...file, size: undefined, pages: undefined } : undefined;
  }

  async unsent(seconds: number, most: number): Promise<readonly string[]> {
    return this.all
      .filter(({ seq, at }) => seq === undefined && at < this.#now() - seconds * 1_000)
      .slice(0, most)
      .map(({ id }) => id);
  }

  async append({ tradeId, authorId, attachmentIds = [] }: NewMessage): Promise<number> {
    const seq = (this.#messages.get(tradeId) ?? 0) + 1;
    this.#messages.set(tradeId, seq);
    for (const id of attachmentIds) {
      const file = this.#files.get(id);
      const isFree = file?.seq === undefined && file?.authorId === authorId;
      if (isFree && file.tradeId === tradeId && file.isStored) this.#change(id, { seq });
    }
    return seq;
  }

  async recall(): Promise<undefined> {}

  async due(keptSeconds: number, most: number): Promise<readonly string[]> {
    return [...this.#tables.trades.keys()]
      .filter((id) => this.#isDue(id, keptSeconds))
      .slice(0, most);
  }

  async filesOf(tradeId: string): Promise<readonly string[]> {
    return this.#of(tradeId).map(({ id }) => id);
  }

  async remove(tradeId: string, keptSeconds: number): Promise<void> {
    if (!this.#isDue(tradeId, keptSeconds)) return;
    for (const { id } of this.#of(tradeId)) this.#change(id, { name: undefined });
    this.#deleted.set(tradeId, this.#now());
  }

  #isDue(tradeId: string, keptSeconds: number): boolean {
    const before = this.#now() - keptSeconds * 1_000;
    const { trade, timeline } = this.#tables.trades.get(tradeId) ?? {};
    if (!trade || !timeline) return false;
    const deletedAt = this.#deleted.get(tradeId);
    const isNew = timeline.some(({ act, at }) => isLateAct(act) && at > (deletedAt ?? at));
    if (deletedAt !== undefined && !isNew) return false;
    const isOver = trade.closedAt !== undefined && trade.closedAt < before;
    const isLate = timeline.some(({ act, at }) => at >= before && isLateAct(act));
    return isOver && !isLate && endedChargebacks.includes(trade.chargeback);
  }

  #of(tradeId: string): readonly KeptFile[] {
    return [...this.#files.values()].filter((file) => file.tradeId === tradeId);
  }

  #change(id: string, change: Partial<KeptFile>): void {
    const file = this.#files.get(id);
    if (file) this.#files.set(id, { ...file, ...change });
  }
}

function isLateAct(act: string): boolean {
  return lateActs.some((late) => late === act);
}
