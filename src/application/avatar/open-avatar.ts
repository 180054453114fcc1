import type { AvatarStore } from "../ports/avatar-store.ts";
import type { FileStorage } from "../ports/file-storage.ts";
import { avatarFile } from "./avatar-file.ts";

/** Opens the picture that a person shows. */
export class OpenAvatar {
  readonly #avatars: AvatarStore;
  readonly #storage: Pick<FileStorage, "get">;

  constructor(avatars: AvatarStore, storage: Pick<FileStorage, "get">) {
    this.#avatars = avatars;
    this.#storage = storage;
  }

  /** Undefined for one that nobody shows. */
  async execute(name: string): Promise<Uint8Array | undefined> {
    return (await this.#avatars.isShown(name)) ? this.#storage.get(avatarFile(name)) : undefined;
  }
}
