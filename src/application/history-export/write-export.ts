import { spanOf } from "../../domain/history-export/export-period.ts";
import { historyStates } from "../../domain/trade-view/history-filter.ts";
import type { ExportStore, ExportWork, PartKind, TakenExport } from "../ports/export-store.ts";
import type { FileStorage } from "../ports/file-storage.ts";
import type { NewId } from "../ports/new-id.ts";
import type { HistoryWish } from "../ports/trade-history.ts";
import type { RowWork } from "../ports/row-work.ts";
import { packedCount } from "./packed-rows.ts";

/** Trades that are read, and kept, together: few, so that what was read is gone before it gets old. */
const rowsTogether = 200;

/** A piece of a file in the storage; the last may be smaller. */
const pieceBytes = 2_000_000;

/** What writing an export needs. */
interface WriteExportParts {
  readonly exports: Pick<ExportStore, "parts">;
  readonly work: ExportWork;
  readonly storage: FileStorage;
  /** For one run. */
  readonly openRowWork: () => RowWork;
  readonly newId: NewId;
}

/** The run is over: its export was cancelled or taken over, or the process stops. */
class RunOver extends Error {}

/**
 * Collects the trades of an export, then writes its file. What was collected stays when a worker is
 * killed: the next goes on from there. Running twice does no harm, even at the same time.
 */
export class WriteExport {
  readonly #parts: WriteExportParts;
  #isStopping = false;

  constructor(parts: WriteExportParts) {
    this.#parts = parts;
  }

  async execute(id: string): Promise<void> {
    const { work, newId, openRowWork } = this.#parts;
    const taken = await work.take(id, newId());
    if (!taken) return;
    const rowWork = openRowWork();
    try {
      await this.#collect(taken, rowWork);
      await this.#write(taken, rowWork);
    } catch (error) {
      await work.release(taken);
      if (!(error instanceof RunOver) || this.#isStopping) throw error;
    } finally {
      await rowWork.close();
    }
  }

  /** Has running work end at its next step. */
  breakOff(): void {
    this.#isStopping = true;
  }

  async #collect(taken: TakenExport, rowWork: RowWork): Promise<void> {
    const { work, storage } = this.#parts;
    const wish = wishOf(taken);
    let { place } = taken;
    this.#goOn(await work.setTotal(taken, await work.count(wish)));
    for (;;) {
      const asked = { traderId: taken.traderId, wish, after: place, most: rowsTogether };
      const collected = await rowWork.collect(asked);
      if (!collected) return;
      const name = await this.#namePart(taken, "rows");
      await storage.put(name, collected.content);
      this.#goOn(await work.keepRows(taken, name, collected));
      if (collected.rows < rowsTogether) return;
      place = collected.place;
    }
  }

  async #write(taken: TakenExport, rowWork: RowWork): Promise<void> {
    const { work, exports } = this.#parts;
    this.#goOn(await work.generate(taken));
    const names = await exports.parts(taken.id, "rows");
    if (names.length === 0) return void (await work.end(taken, { state: "no_data" }));
    const { username, wish, requestedAt } = taken;
    const head = { username, wish, requestedAt };
    let bytes = 0;
    const file = rowWork.write(taken.format, head, this.#contents(taken, names));
    for await (const piece of pieces(file)) {
      const name = await this.#namePart(taken, "file");
      await this.#parts.storage.put(name, piece);
      this.#goOn(await work.keepFile(taken, name));
      bytes += piece.length;
    }
    await work.end(taken, { state: "completed", bytes });
  }

  async *#contents(taken: TakenExport, names: readonly string[]): AsyncIterable<Uint8Array> {
    let written = 0;
    for (const name of names) {
      const content = await this.#parts.storage.get(name);
      if (!content) throw new Error("Collected trades of an export are gone");
      written += packedCount(content);
      yield content;
      this.#goOn(await this.#parts.work.setWritten(taken, written));
    }
  }

  /** The name is known before there is anything under it, so that the sweep finds it. */
  async #namePart({ id }: TakenExport, kind: PartKind): Promise<string> {
    const name = `export-${this.#parts.newId()}.${kind}`;
    await this.#parts.work.namePart(id, name, kind);
    return name;
  }

  #goOn(isOurs: boolean): void {
    if (!isOurs || this.#isStopping) throw new RunOver();
  }
}

/** Trades that began after the request are left out: the list does not grow while it is read. */
function wishOf({ traderId, wish, requestedAt }: TakenExport): HistoryWish {
  const span = spanOf(wish, wish.timeZone);
  if (!span.ok) throw new Error("An export has no days");
  return {
    traderId,
    states: historyStates(wish.filter),
    asset: wish.asset,
    side: wish.side,
    paymentMethod: wish.paymentMethod,
    from: span.value.from,
    before: Math.min(span.value.before, requestedAt),
  };
}

/** The same bytes in pieces of the same size. */
async function* pieces(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < pieceBytes) continue;
    yield joined(waiting, length);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield joined(waiting, length);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
