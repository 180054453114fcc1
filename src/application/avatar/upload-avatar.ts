import { avatarLimits } from "../../domain/account/avatar.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { AvatarPainter, PictureRefusal } from "../ports/avatar-painter.ts";
import type { AvatarStore } from "../ports/avatar-store.ts";
import { StorageFailed, type FileStorage } from "../ports/file-storage.ts";
import type { NewId } from "../ports/new-id.ts";
import { avatarFile } from "./avatar-file.ts";

type UploadRefusal =
  | PictureRefusal
  | { readonly code: "avatar_too_many" | "attachment_not_stored" };

/** What keeping a picture needs. */
interface UploadParts {
  readonly avatars: AvatarStore;
  readonly painter: AvatarPainter;
  readonly storage: FileStorage;
  readonly newId: NewId;
}

/** Reads what is sent; undefined where it is more than allowed. */
type ReadBytes = (mostBytes: number) => Promise<Uint8Array | undefined>;

/** Keeps a picture of a trader; nobody sees it before they choose it. */
export class UploadAvatar {
  readonly #parts: UploadParts;

  constructor(parts: UploadParts) {
    this.#parts = parts;
  }

  /** Returns the name of the picture. The record comes first, so the sweep finds what a kill left. */
  async execute({ traderId }: Actor, read: ReadBytes): Promise<Result<string, UploadRefusal>> {
    const { avatars, painter, storage, newId } = this.#parts;
    const bytes = await read(avatarLimits.mostBytes);
    if (!bytes) return refuse({ code: "attachment_limit_size" });
    const painted = await painter.paint(bytes);
    if (!painted.ok) return painted;
    const name = newId();
    if (!(await avatars.begin(name, traderId, avatarLimits.mostWaiting))) {
      return refuse({ code: "avatar_too_many" });
    }
    try {
      await storage.put(avatarFile(name), painted.value);
    } catch (error) {
      if (!(error instanceof StorageFailed)) throw error;
      return refuse({ code: "attachment_not_stored" });
    }
    return accept(name);
  }
}
