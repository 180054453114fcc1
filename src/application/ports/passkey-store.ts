import type { StaffId, TraderId } from "../../domain/id/id.ts";
import type { AuditEntry } from "./audit.ts";
import type { PasskeyKey } from "./passkey-signatures.ts";

/** A passkey as its owner sees it. Times in milliseconds since the epoch. */
export interface OwnPasskey {
  readonly id: string;
  readonly credentialId: string;
  readonly transports: readonly string[];
  readonly name: string;
  readonly addedAt: number;
  /** Undefined if it was never used. */
  readonly usedAt: number | undefined;
}

/** A passkey that is to be checked. */
export interface KeptPasskey<Owner extends string> extends PasskeyKey {
  readonly id: string;
  readonly ownerId: Owner;
  /** The time of this reading. */
  readonly readAt: number;
}

/** A passkey before it is stored. */
export interface NewPasskey extends PasskeyKey {
  readonly id: string;
  readonly transports: readonly string[];
  readonly name: string;
}

/** What is known of a passkey when its use is noted. */
export type PasskeyUse = Pick<KeptPasskey<string>, "id" | "counter">;

/** What signatures are checked with: the passkeys of traders, or of staff. */
export interface PasskeyKeys<Owner extends string> {
  find(credentialId: string): Promise<KeptPasskey<Owner> | undefined>;
  /** Notes a use; false if the counter moved meanwhile. */
  noteUse(passkey: PasskeyUse, counter: number): Promise<boolean>;
}

/** The passkeys of traders. */
export interface PasskeyStore extends PasskeyKeys<TraderId> {
  /** Oldest first. */
  listOwn(traderId: TraderId): Promise<readonly OwnPasskey[]>;
  /**
   * Adds one, ends every session, and has a letter about it written. False if there are `most` already,
   * or somebody has it.
   */
  add(traderId: TraderId, passkey: NewPasskey, most: number): Promise<boolean>;
  /** False if they have no such passkey. */
  rename(traderId: TraderId, id: string, name: string): Promise<boolean>;
  /** Removes one, ends every session, and has a letter about it written. False if they have no such passkey. */
  remove(traderId: TraderId, id: string): Promise<boolean>;
}

/** The passkeys of staff. Each change is logged in its transaction. */
export interface StaffPasskeyStore extends PasskeyKeys<StaffId> {
  /** Oldest first. */
  listOwn(staffId: StaffId): Promise<readonly OwnPasskey[]>;
  /** Adds one and ends every session. False if there are `most` already, or somebody has it. */
  add(staffId: StaffId, passkey: NewPasskey, most: number, entry: AuditEntry): Promise<boolean>;
  /** False if they have no such passkey. */
  rename(staffId: StaffId, id: string, name: string, entry: AuditEntry): Promise<boolean>;
  /** Removes one and ends every session. False if they have no such passkey. */
  remove(staffId: StaffId, id: string, entry: AuditEntry): Promise<boolean>;
}
