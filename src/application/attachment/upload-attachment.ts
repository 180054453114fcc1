import { attachmentLimits } from "../../domain/attachment/attachment-limits.ts";
import type { AttachmentRefusalCode } from "../../domain/attachment/attachment-refusal.ts";
import { parseFileName } from "../../domain/attachment/file-name.ts";
import { chatBlock, type ChatBlockReason } from "../../domain/chat/chat-availability.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import { sideOf } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { Attachment, AttachmentStore } from "../ports/attachment-store.ts";
import type { ClosedChats } from "../ports/closed-chats.ts";
import type { FilePreparer } from "../ports/file-preparer.ts";
import type { FileScanner } from "../ports/file-scanner.ts";
import { StorageFailed, type FileStorage } from "../ports/file-storage.ts";
import type { NewId } from "../ports/new-id.ts";
import type { LoadedTrade, TradeStore } from "../ports/trade-store.ts";
import { contextOf } from "../trade/context-of.ts";
import { contentName, thumbnailName } from "./stored-names.ts";

/** Why a file was not stored. */
type UploadRefusal =
  | { readonly code: AttachmentRefusalCode | "not_found" | "attachment_not_stored" }
  | { readonly code: "chat_blocked"; readonly reason: ChatBlockReason };

/** What was stored, and whether notes of the camera were removed from it. */
interface Uploaded extends Attachment {
  readonly hadMetadata: boolean;
}

/** What storing a file needs. */
interface UploadParts {
  readonly trades: Pick<TradeStore, "load">;
  readonly closed: Pick<ClosedChats, "isClosed">;
  readonly attachments: AttachmentStore;
  readonly scanner: FileScanner;
  readonly preparer: FilePreparer;
  readonly storage: FileStorage;
  readonly newId: NewId;
}

/** What a file is called, and what it is for if not for a message. */
interface NamedFile {
  readonly name: string;
  readonly purpose?: "chargeback" | undefined;
}

/** Reads what is sent; undefined where it is more than allowed. */
type ReadBytes = (mostBytes: number) => Promise<Uint8Array | undefined>;

/**
 * A party stores a file that a message of theirs will carry. Nothing is read of it before the caller
 * was found to be a party.
 */
export class UploadAttachment {
  readonly #parts: UploadParts;

  constructor(parts: UploadParts) {
    this.#parts = parts;
  }

  async execute(
    actor: Actor,
    tradeId: TradeId,
    { name, purpose }: NamedFile,
    read: ReadBytes,
  ): Promise<Result<Uploaded, UploadRefusal>> {
    const { trades, closed, scanner, preparer } = this.#parts;
    const [loaded, isClosed] = await Promise.all([trades.load(tradeId), closed.isClosed(tradeId)]);
    if (!loaded || !sideOf(loaded.trade, actor.traderId)) return refuse({ code: "not_found" });
    const reason = chatBlock(loaded.trade, loaded.now, loaded.policy.chat, isClosed);
    const isNotice = purpose === "chargeback" && mayReport(loaded, actor);
    if (reason && !isNotice) return refuse({ code: "chat_blocked", reason });
    const bytes = await read(attachmentLimits.mostBytes);
    if (!bytes) return refuse({ code: "attachment_limit_size" });
    const kind = await scanner.scan(bytes);
    if (!kind.ok) return kind;
    const shown = parseFileName(name, kind.value);
    if (!shown.ok) return shown;
    const prepared = await preparer.prepare(bytes, kind.value);
    if (!prepared.ok) return prepared;
    const { content, thumbnail, hadMetadata, size, pages } = prepared.value;
    const attachment = {
      id: this.#parts.newId(),
      tradeId,
      authorId: actor.traderId,
      name: shown.value,
      kind: prepared.value.kind,
      bytes: content.length,
      size,
      pages,
    };
    const kept = await this.#keep({ ...attachment, content }, thumbnail);
    return kept.ok ? accept({ ...attachment, hadMetadata }) : kept;
  }

  /** Whatever goes wrong, either all of it is kept or nothing; a sweep removes what a kill left. */
  async #keep(
    attachment: Parameters<AttachmentStore["begin"]>[0],
    thumbnail: Uint8Array,
  ): Promise<Result<undefined, UploadRefusal>> {
    const { attachments, storage } = this.#parts;
    const { id, content } = attachment;
    if (!(await attachments.begin(attachment, attachmentLimits.mostInTrade))) {
      return refuse({ code: "attachment_limit_count" });
    }
    try {
      await storage.put(contentName(id), content);
      await storage.put(thumbnailName(id), thumbnail);
      await attachments.finish(id);
    } catch (error) {
      if (!(error instanceof StorageFailed)) throw error;
      await removeStored(storage, id).catch(() => undefined);
      await attachments.forget(id);
      return refuse({ code: "attachment_not_stored" });
    }
    return accept(undefined);
  }
}

/** The notice of a reversed payment may come long after the chat has ended. */
function mayReport(loaded: LoadedTrade, { traderId: actorId }: Actor): boolean {
  const report = { act: "report-chargeback", actorId, isVerifiedCorrectly: true } as const;
  return decideTrade(loaded.trade, report, contextOf(loaded)).ok;
}

/** Removes the contents of a file. */
export async function removeStored(storage: FileStorage, id: string): Promise<void> {
  await storage.remove(contentName(id));
  await storage.remove(thumbnailName(id));
}
