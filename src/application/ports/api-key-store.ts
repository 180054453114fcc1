import type { TraderAccount } from "../../domain/account/trader-account.ts";
import type { ApiKeyScope } from "../../domain/api-key/api-key.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { TokenHash } from "./session-tokens.ts";

/** A key as its owner sees it. */
export interface OwnApiKey {
  readonly id: string;
  readonly label: string;
  readonly scope: ApiKeyScope;
  readonly madeAt: Instant;
  readonly expiresAt: Instant;
  /** Undefined: never. */
  readonly usedAt: Instant | undefined;
}

/** A key to keep; of its secret, only what is derived from it. */
export interface NewApiKey {
  readonly id: string;
  readonly keyHash: TokenHash;
  readonly label: string;
  readonly scope: ApiKeyScope;
  readonly days: number;
}

/** Whose key it is, now. */
export interface LiveApiKey {
  readonly actor: Actor;
  readonly account: TraderAccount;
  /** Where its owner says to live. */
  readonly country: string | undefined;
  readonly isUseDue: boolean;
}

/** Keys of programs. They end when they are revoked, expire, or the owner's credentials change. */
export interface ApiKeyStore {
  /** Those that work, the newest first. */
  listOwn(traderId: TraderId): Promise<readonly OwnApiKey[]>;
  /** The owner is told by mail. False where they have `most` already. */
  add(traderId: TraderId, key: NewApiKey, most: number): Promise<boolean>;
  /** False if none of theirs that works has this id. */
  revoke(traderId: TraderId, id: string): Promise<boolean>;
  /** Undefined if there never was one; `ended` if it works no longer. */
  find(keyHash: TokenHash): Promise<LiveApiKey | "ended" | undefined>;
  /** Unless that was done a moment ago. */
  noteUse(keyHash: TokenHash): Promise<void>;
}
