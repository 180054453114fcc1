import type { CodeFault, CodeSends, EmailCodePolicy } from "../../domain/account/email-code.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { MobileWallet } from "../../domain/mobile-money/mobile-wallet.ts";
import type { JudgeCode } from "./email-store.ts";

/** A wallet that a trader saved. */
export interface SavedWallet {
  readonly id: string;
  readonly details: MobileWallet;
}

/** The number that a trader is confirming for a wallet, and the codes sent to it. */
export interface WalletCodeState {
  /** Undefined: none. */
  readonly pending: { readonly number: string; readonly sends: CodeSends } | undefined;
  /** The time of this reading, in milliseconds since the epoch. */
  readonly readAt: number;
}

/** Wallets of mobile money, readable only with the key of their owner, and the codes to their numbers. */
export interface MobileMoneyStore {
  /** All of a trader's, oldest first. */
  listOf(traderId: TraderId): Promise<readonly SavedWallet[]>;
  /** False where the trader has `most` already. */
  add(traderId: TraderId, wallet: SavedWallet, most: number): Promise<boolean>;
  /** Whether the trader has it. */
  change(traderId: TraderId, wallet: SavedWallet): Promise<boolean>;
  /** Whether the trader had it. */
  remove(traderId: TraderId, id: string): Promise<boolean>;
  codeState(traderId: TraderId): Promise<WalletCodeState>;
  /** Has a code sent. False if somebody asked for one since `seen` was read. */
  requestCode(
    traderId: TraderId,
    seen: WalletCodeState,
    request: { readonly number: string; readonly count: number },
  ): Promise<boolean>;
  /** Keeps a new code in the place of the one before. */
  keepCode(
    traderId: TraderId,
    hash: string,
    policy: Pick<EmailCodePolicy, "validSeconds">,
  ): Promise<void>;
  /** Uses the code of a number up if `judge` finds nothing wrong; else counts a wrong one. */
  useCode(traderId: TraderId, number: string, judge: JudgeCode): Promise<CodeFault | "confirmed">;
}
