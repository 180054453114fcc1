import { StorageFailed, type FileStorage } from "../../src/application/ports/file-storage.ts";

/** After so many files the disk is full once. */
const fullAfter = 23;

/** A disk outside of the marketplace: it survives every process, and is full now and then. */
export class SimulatedStorage implements FileStorage {
  readonly contents = new Map<string, Uint8Array>();
  #puts = 0;

  async put(name: string, content: Uint8Array): Promise<void> {
    this.#puts += 1;
    if (this.#puts % fullAfter === 0) throw new StorageFailed("The disk is full");
    this.contents.set(name, content);
  }

  async get(name: string): Promise<Uint8Array | undefined> {
    return this.contents.get(name);
  }

  async remove(name: string): Promise<void> {
    this.contents.delete(name);
  }
}
