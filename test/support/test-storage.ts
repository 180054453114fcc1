import { StorageFailed, type FileStorage } from "../../src/application/ports/file-storage.ts";

/** Files in memory, and whether the storage works. */
export class TestStorage implements FileStorage {
  readonly kept = new Map<string, Uint8Array>();
  mostFiles = Number.POSITIVE_INFINITY;

  put(name: string, content: Uint8Array): Promise<void> {
    if (this.kept.size >= this.mostFiles) return Promise.reject(new StorageFailed("full"));
    this.kept.set(name, content);
    return Promise.resolve();
  }

  get(name: string): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.kept.get(name));
  }

  remove(name: string): Promise<void> {
    this.kept.delete(name);
    return Promise.resolve();
  }
}
