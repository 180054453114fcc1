import type { TraderAccount } from "../../domain/account/trader-account.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { TokenHash } from "./session-tokens.ts";

/** Whom a password is reset for. */
export interface RecoveringTrader {
  readonly traderId: TraderId;
  readonly username: string;
  readonly email: string;
  readonly account: TraderAccount;
}

/** The ways back in for who lost their password. */
export interface RecoveryStore {
  /** Has a letter written to that address, whoever has it or nobody. */
  ask(email: string): Promise<void>;
  /** Who has confirmed that address. */
  ownerOf(email: string): Promise<RecoveringTrader | undefined>;
  keepLink(traderId: TraderId, tokenHash: TokenHash, validSeconds: number): Promise<void>;
  /** Whose link it is, while it can be used: not after its time, its use, or another change of the password. */
  find(tokenHash: TokenHash): Promise<RecoveringTrader | undefined>;
  /**
   * Sets the password, ends every session, and has a letter about it written. False where the link was
   * used meanwhile: of several at once one is.
   */
  recover(tokenHash: TokenHash, passwordHash: string): Promise<boolean>;
}
