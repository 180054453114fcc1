/** The storage cannot be used now: full, lost, or out of reach. Nothing was kept. */
export class StorageFailed extends Error {}

/**
 * Where the contents of files lie, by names that we make ourselves: letters, digits, hyphens and dots.
 * Throws `StorageFailed` where it does not work.
 */
export interface FileStorage {
  /** Stores it as a whole or not at all; the same name again replaces it. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Undefined if there is none. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Also removes what an interrupted `put` left; none is no failure. */
  remove(name: string): Promise<void>;
}
