import { uploadLimits } from "../../domain/attachment/attachment-limits.ts";
import {
  isComplete,
  judgeLength,
  judgePiece,
  pieceLength,
} from "../../domain/attachment/upload.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { ReadableBytes } from "../ports/file-preparer.ts";
import { StorageFailed, type FileStorage } from "../ports/file-storage.ts";
import type { NewId } from "../ports/new-id.ts";
import type { PiecedUpload, UploadStore } from "../ports/upload-store.ts";
import type { ReadBytes } from "./sent-content.ts";
import { StoredPieces } from "./stored-pieces.ts";

type Sender = Pick<Actor, "traderId">;

interface SendParts {
  readonly uploads: UploadStore;
  readonly storage: FileStorage;
  readonly newId: NewId;
}

/**
 * - `upload_unknown`: the sender has no such upload, or its time is over.
 * - `upload_moved`: another piece is the next.
 * - `upload_piece_length`: a piece is longer or shorter than its place in the file.
 */
type PieceRefusal = {
  readonly code:
    | "upload_unknown"
    | "upload_moved"
    | "upload_piece_length"
    | "attachment_not_stored";
};

/**
 * - `upload_busy`: another request is checking it right now.
 * - `upload_incomplete`: some pieces are missing.
 */
interface OpenRefusal {
  readonly code: "upload_unknown" | "upload_incomplete" | "upload_busy";
}

/** What is known of an upload when its content is asked for. */
type OpenedUpload = { readonly content: ReadableBytes } | { readonly answer: object };

/**
 * Takes files in pieces, so that a broken connection costs one piece and not the file. Nothing is
 * checked before all of it is here: what it is for decides whether it is taken.
 */
export class SendInPieces {
  readonly #parts: SendParts;

  constructor(parts: SendParts) {
    this.#parts = parts;
  }

  /** Goes on with the same file for the same place where it was broken off. */
  async begin(
    { traderId }: Sender,
    wish: Pick<PiecedUpload, "place" | "name" | "bytes" | "mark">,
  ): Promise<Result<PiecedUpload, { readonly code: "attachment_limit_size" | "upload_too_many" }>> {
    const { uploads, newId } = this.#parts;
    const length = judgeLength(wish.bytes, await uploads.maySendVideo(traderId));
    if (!length.ok) return length;
    const { mostOfPerson, mostBytesOfPerson } = uploadLimits;
    const begun = await uploads.begin(
      traderId,
      { ...wish, id: newId() },
      { uploads: mostOfPerson, bytes: mostBytesOfPerson },
    );
    return begun ? accept(begun) : refuse({ code: "upload_too_many" });
  }

  list({ traderId }: Sender): Promise<readonly PiecedUpload[]> {
    return this.#parts.uploads.listOf(traderId);
  }

  /** Each piece has a name of its own in the storage: what was checked is never written over. */
  async addPiece(
    { traderId }: Sender,
    id: string,
    piece: number,
    read: ReadBytes,
  ): Promise<Result<PiecedUpload, PieceRefusal>> {
    const { uploads, storage, newId } = this.#parts;
    const upload = await uploads.find(traderId, id);
    if (!upload || upload.answer) return refuse({ code: "upload_unknown" });
    const judged = judgePiece(upload, piece);
    if (!judged.ok) return judged;
    const length = pieceLength(upload.bytes, piece);
    const content = await read(length);
    if (judged.value.isHere) return accept(upload);
    if (content?.length !== length) return refuse({ code: "upload_piece_length" });
    const storedAs = `${newId()}.piece`;
    await uploads.beginPiece(id, piece, storedAs);
    try {
      await storage.put(storedAs, content);
    } catch (error) {
      if (!(error instanceof StorageFailed)) throw error;
      await storage.remove(storedAs).catch(() => undefined);
      await uploads.forgetPiece(storedAs);
      return refuse({ code: "attachment_not_stored" });
    }
    if (await uploads.finishPiece(id, storedAs)) return accept({ ...upload, here: piece + 1 });
    await storage.remove(storedAs);
    await uploads.forgetPiece(storedAs);
    const now = await uploads.find(traderId, id);
    return now ? accept(now) : refuse({ code: "upload_unknown" });
  }

  /**
   * The content once all of it is here; what was answered, where it was taken before. Whoever gets the
   * content settles, closes or discards the upload: meanwhile nobody else gets it.
   */
  async open({ traderId }: Sender, id: string): Promise<Result<OpenedUpload, OpenRefusal>> {
    const { uploads, storage } = this.#parts;
    const upload = await uploads.find(traderId, id);
    if (!upload) return refuse({ code: "upload_unknown" });
    if (upload.answer) return accept({ answer: upload.answer });
    if (!isComplete(upload)) return refuse({ code: "upload_incomplete" });
    if (!(await uploads.beginCheck(id))) return refuse({ code: "upload_busy" });
    const names = await uploads.piecesOf(id);
    return accept({ content: new StoredPieces(upload.bytes, names, storage) });
  }

  /** It was not taken, for a reason that is not the file's: it can be opened again. */
  async close(id: string): Promise<void> {
    await this.#parts.uploads.endCheck(id);
  }

  /** It was taken: its pieces go, and the answer stays for a sender who did not hear it. */
  async settle(id: string, answer: object): Promise<void> {
    const { uploads, storage } = this.#parts;
    await uploads.settle(id, answer);
    for (const name of await uploads.storedOf(id)) await storage.remove(name);
  }

  async discard(
    { traderId }: Sender,
    id: string,
  ): Promise<Result<undefined, { readonly code: "upload_unknown" }>> {
    const { uploads, storage } = this.#parts;
    if (!(await uploads.find(traderId, id))) return refuse({ code: "upload_unknown" });
    for (const name of await uploads.storedOf(id)) await storage.remove(name);
    await uploads.forget(id);
    return accept(undefined);
  }
}
