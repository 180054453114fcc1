import type { Username } from "../../domain/account/username.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { FiatCode } from "../../domain/money/fiat.ts";

/** What a trader chose for himself. */
export interface AccountSettings {
  readonly bio: string;
  readonly currency: FiatCode;
  readonly locale: string;
  /** A name can be changed once. */
  readonly isUsernameChanged: boolean;
}

/** What of it is to be changed; the rest stays. */
export type SettingsChange = Partial<Pick<AccountSettings, "bio" | "currency" | "locale">>;

/** What a trader changes about his own account. */
export interface OwnAccountStore {
  settingsOf(traderId: TraderId): Promise<AccountSettings | undefined>;
  changeSettings(traderId: TraderId, change: SettingsChange): Promise<void>;
  /** Changes the name unless that was done before, or another trader has one that looks like it. */
  changeUsername(
    traderId: TraderId,
    username: Username,
  ): Promise<"changed" | "username_changed_already" | "username_taken">;
  /**
   * Puts a password in the place of the one that was read; every session that began before is over.
   * False when another change came first.
   */
  changePassword(traderId: TraderId, from: string, to: string): Promise<boolean>;
}
