import type { TraderId } from "../../domain/id/id.ts";
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
export interface KeptPasskey extends PasskeyKey {
  readonly id: string;
  readonly traderId: TraderId;
  /** The time of this reading. */
  readonly readAt: number;
}

/** A passkey before it is stored. */
export interface NewPasskey extends PasskeyKey {
  readonly id: string;
  readonly transports: readonly string[];
  readonly name: string;
}

/** The passkeys of traders. */
export interface PasskeyStore {
  /** Oldest first. */
  listOwn(traderId: TraderId): Promise<readonly OwnPasskey[]>;
  find(credentialId: string): Promise<KeptPasskey | undefined>;
  /**
   * Adds one, ends every session, and has a letter about it written. False if there are `most` already,
   * or somebody has it.
   */
  add(traderId: TraderId, passkey: NewPasskey, most: number): Promise<boolean>;
  /** False if they have no such passkey. */
  rename(traderId: TraderId, id: string, name: string): Promise<boolean>;
  /** Removes one, ends every session, and has a letter about it written. False if they have no such passkey. */
  remove(traderId: TraderId, id: string): Promise<boolean>;
  /** Notes a use; false if the counter moved meanwhile. */
  noteUse(passkey: Pick<KeptPasskey, "id" | "counter">, counter: number): Promise<boolean>;
}
