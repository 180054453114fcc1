import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { StorageFailed, type FileStorage } from "../../application/ports/file-storage.ts";

/** Files in a folder that only our account can read. */
export class FolderStorage implements FileStorage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** It gets its name when all of it is on the disk. */
  async put(name: string, content: Uint8Array): Promise<void> {
    const file = this.#place(name);
    await failing(async () => {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      const draft = await open(draftOf(file), "w", 0o600);
      try {
        await draft.writeFile(content);
        await draft.sync();
      } finally {
        await draft.close();
      }
      await rename(draftOf(file), file);
    });
  }

  async get(name: string): Promise<Uint8Array | undefined> {
    const file = this.#place(name);
    return failing(() =>
      readFile(file).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }),
    );
  }

  async remove(name: string): Promise<void> {
    const file = this.#place(name);
    await failing(async () => {
      await rm(draftOf(file), { force: true });
      await rm(file, { force: true });
    });
  }

  #place(name: string): string {
    if (!/^[A-Za-z0-9-]+\.[a-z]+$/.test(name)) throw new TypeError("Not a name of a stored file");
    return join(this.#folder, name);
  }
}

function draftOf(file: string): string {
  return `${file}.part`;
}

async function failing<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (cause) {
    throw new StorageFailed("The folder of files cannot be used", { cause });
  }
}
