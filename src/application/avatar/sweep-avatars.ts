import { unshownKeptSeconds } from "../../domain/account/avatar.ts";
import type { AvatarStore } from "../ports/avatar-store.ts";
import type { FileStorage } from "../ports/file-storage.ts";
import { avatarFile } from "./avatar-file.ts";

/** Pictures removed in one round; the rest waits for the next. */
const mostTogether = 500;

/** Removes pictures that nobody shows: replaced, removed, erased, or never chosen. */
export class SweepAvatars {
  readonly #avatars: AvatarStore;
  readonly #storage: Pick<FileStorage, "remove">;

  constructor(avatars: AvatarStore, storage: Pick<FileStorage, "remove">) {
    this.#avatars = avatars;
    this.#storage = storage;
  }

  /** A dropped record without content is found by the next round. */
  async execute(): Promise<void> {
    for (const name of await this.#avatars.drop(unshownKeptSeconds, mostTogether)) {
      await this.#storage.remove(avatarFile(name));
      await this.#avatars.forget(name);
    }
  }
}
