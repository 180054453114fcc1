import { existsSync, renameSync, rmSync } from "node:fs";

/**
 * Moves a finished folder to its place atomically. When another process was first, ours is dropped
 * and theirs stays.
 */
export function claimPlace(finished: string, place: string): void {
  try {
    renameSync(finished, place);
  } catch (error) {
    rmSync(finished, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}
