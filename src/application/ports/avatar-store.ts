import type { TraderId } from "../../domain/id/id.ts";
import type { AuditEntry } from "./audit.ts";

/** The pictures that traders gave of themselves, by the names of their files. */
export interface AvatarStore {
  /** Records a picture that is not shown yet. False where as many of theirs already wait. */
  begin(name: string, traderId: TraderId, mostWaiting: number): Promise<boolean>;
  /** Shows a picture of theirs in place of the one before; false if they have none of that name. */
  show(name: string, traderId: TraderId): Promise<boolean>;
  /** From then on they have none. */
  hide(traderId: TraderId): Promise<void>;
  /** The same by staff, with its entry in the log; false where there is none to remove. */
  hideByStaff(traderId: TraderId, audit: AuditEntry): Promise<boolean>;
  isShown(name: string): Promise<boolean>;
  /** Drops pictures that nobody shows and that are so old, and returns their names. */
  drop(seconds: number, most: number): Promise<readonly string[]>;
  /** Forgets a dropped picture, after its content was removed. */
  forget(name: string): Promise<void>;
}
