import { writeCsv } from "../../src/adapters/export-files/write-csv.ts";
import { ContentScanner } from "../../src/adapters/files/content-scanner.ts";
import { DeleteOldContent } from "../../src/application/attachment/delete-old-content.ts";
import { FileIntake } from "../../src/application/attachment/file-intake.ts";
import { SweepUploads } from "../../src/application/attachment/sweep-uploads.ts";
import { UploadAttachment } from "../../src/application/attachment/upload-attachment.ts";
import { SendMessage } from "../../src/application/chat/send-message.ts";
import { CancelExport } from "../../src/application/history-export/cancel-export.ts";
import { FindExports } from "../../src/application/history-export/find-exports.ts";
import { OpenExport } from "../../src/application/history-export/open-export.ts";
import { RequestExport } from "../../src/application/history-export/request-export.ts";
import { TendExports } from "../../src/application/history-export/tend-exports.ts";
import { WorkOnRows } from "../../src/application/history-export/work-on-rows.ts";
import { WriteExport } from "../../src/application/history-export/write-export.ts";
import type { AttachmentStore } from "../../src/application/ports/attachment-store.ts";
import type { ChatStore } from "../../src/application/ports/chat-store.ts";
import type { ExportStore, ExportWork } from "../../src/application/ports/export-store.ts";
import type { FilePreparer } from "../../src/application/ports/file-preparer.ts";
import { StorageFailed, type FileStorage } from "../../src/application/ports/file-storage.ts";
import type { OldContent } from "../../src/application/ports/old-content.ts";
import { accept } from "../../src/domain/result/result.ts";
import type { TradeDesk } from "../../src/application/trade/trade-desk.ts";
import { contentKeptSeconds, redrawn } from "./own-papers.ts";
import type { Stores, Surroundings } from "./marketplace.ts";

/** What files of trades and of past trades are stored in. */
export interface PaperStores {
  readonly files: AttachmentStore;
  readonly oldContent: OldContent;
  readonly chats: Pick<ChatStore, "append" | "recall">;
  readonly exports: ExportStore;
  readonly exportWork: ExportWork;
  /** Which exports workers were asked for; what was not finished stays. */
  readonly exportQueue: { list(): Promise<readonly string[]>; done(id: string): Promise<void> };
  /** Outside of the marketplace: it survives every process. */
  readonly storage: FileStorage;
}

const mostRounds = 60;

/** Draws nothing: what it made of a file can be told from what was sent. */
const preparer: Pick<FilePreparer, "prepare"> = {
  prepare: async (bytes, kind) =>
    accept({
      kind,
      content: new Uint8Array([...bytes, ...redrawn]),
      thumbnail: redrawn,
      size: undefined,
      pages: undefined,
      hadMetadata: false,
    }),
};

/** The use cases of files, assembled as in the composition. */
export function openPapers(stores: Stores, { newId }: Surroundings, desk: TradeDesk) {
  const { trades, files, oldContent, chats, exports, exportWork: work, storage } = stores;
  const closed = { isClosed: async () => false };
  const intake = new FileIntake({
    scanner: new ContentScanner(),
    preparer: { ...preparer, prepareVideo: unasked },
    storage,
    newId,
  });
  const written: ChatStore = {
    append: (message, judgedAt, key) => chats.append(message, judgedAt, key),
    recall: (key) => chats.recall(key),
    list: unasked,
  };
  const tend = new TendExports(work, storage);
  const sweep = new SweepUploads(files, { old: async () => [], forget: unasked }, storage);
  const old = new DeleteOldContent(oldContent, storage, () => contentKeptSeconds);
  const writers = { csv: writeCsv, xlsx: writeCsv, pdf: writeCsv };
  const openRowWork = () => new WorkOnRows(work, writers);
  const write = new WriteExport({ exports, work, storage, openRowWork, newId });
  return {
    upload: new UploadAttachment({ trades, closed, attachments: files, intake }),
    send: new SendMessage(trades, written, desk, closed, files),
    files,
    request: new RequestExport(exports, { settingsOf: async () => undefined }, newId),
    cancel: new CancelExport(exports),
    find: new FindExports(exports),
    open: new OpenExport(exports, storage),
    /** Works on what was asked for, and on what a dead worker left. */
    async work(): Promise<readonly unknown[]> {
      await tend.resume();
      for (const id of await stores.exportQueue.list()) {
        try {
          await write.execute(id);
        } catch (error) {
          // The disk is full: it is tried again.
          if (!(error instanceof StorageFailed)) throw error;
          continue;
        }
        await stores.exportQueue.done(id);
      }
      return [];
    },
    /** Removes what nobody needs any more. */
    async sweep(): Promise<readonly unknown[]> {
      await sweep.execute();
      // Each round takes some of the trades; after a long time there are many.
      for (let round = 0; round < mostRounds; round += 1) {
        if ((await oldContent.due(contentKeptSeconds, 1)).length === 0) break;
        await old.execute();
      }
      await tend.sweep();
      return [];
    },
  };
}

export type OpenedPapers = ReturnType<typeof openPapers>;

async function unasked(): Promise<never> {
  throw new Error("The simulation does not ask for it");
}
