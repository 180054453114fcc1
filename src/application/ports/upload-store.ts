import type { TraderId } from "../../domain/id/id.ts";
import type { Upload } from "../../domain/attachment/upload.ts";

/** A file that somebody sends in pieces. */
export interface PiecedUpload extends Upload {
  readonly id: string;
  /** For which chat or verification it is meant: what its sender calls it. */
  readonly place: string;
  readonly name: string;
  /** By which its sender knows that it is the same file: a hash of parts of it. */
  readonly mark: string;
  /** What was answered when it was taken; undefined until then. */
  readonly answer: object | undefined;
}

/** An upload that begins. */
type NewUpload = Pick<PiecedUpload, "id" | "place" | "name" | "bytes" | "mark">;

/** The records of files that come in pieces. The record of each piece is there before its content. */
export interface UploadStore {
  /** Whether somebody is in a dispute, or at a verification by video. */
  maySendVideo(traderId: TraderId): Promise<boolean>;
  /**
   * The one that the trader began for this place with the same mark and length, or a new one; undefined
   * where they have as many unfinished ones as allowed.
   */
  begin(
    traderId: TraderId,
    upload: NewUpload,
    most: { readonly uploads: number; readonly bytes: number },
  ): Promise<PiecedUpload | undefined>;
  find(traderId: TraderId, id: string): Promise<PiecedUpload | undefined>;
  /** Those that were not taken yet, oldest first. */
  listOf(traderId: TraderId): Promise<readonly PiecedUpload[]>;
  beginPiece(uploadId: string, piece: number, storedAs: string): Promise<void>;
  /** False where the same piece came another time meanwhile, or the upload ended. */
  finishPiece(uploadId: string, storedAs: string): Promise<boolean>;
  forgetPiece(storedAs: string): Promise<void>;
  /** Under which names the storage has its pieces, in order. */
  piecesOf(uploadId: string): Promise<readonly string[]>;
  /** False while another request checks its content: for two minutes at most, as that one may have died. */
  beginCheck(uploadId: string): Promise<boolean>;
  /** It was neither taken nor removed: it can be tried again at once. */
  endCheck(uploadId: string): Promise<void>;
  /** Its content was taken: nothing more is added, and the answer stays for a day. */
  settle(uploadId: string, answer: object): Promise<void>;
  /** Uploads begun so long ago, with all that the storage may have of them. */
  old(seconds: number, most: number): Promise<readonly OldUpload[]>;
  /** All that the storage may have of it, finished or not. */
  storedOf(uploadId: string): Promise<readonly string[]>;
  forget(uploadId: string): Promise<void>;
}

/** An upload whose time is over. */
interface OldUpload {
  readonly id: string;
  readonly stored: readonly string[];
}
