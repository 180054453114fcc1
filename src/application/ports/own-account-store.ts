import type { Username } from "../../domain/account/username.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { FiatCode } from "../../domain/money/fiat.ts";

/** A trader's own settings. */
export interface AccountSettings {
  readonly bio: string;
  readonly currency: FiatCode;
  readonly locale: string;
  /** A name can be changed once. */
  readonly isUsernameChanged: boolean;
}

/** The settings to change; the rest stay. */
export type SettingsChange = Partial<Pick<AccountSettings, "bio" | "currency" | "locale">>;

/** Traders' changes to their own accounts. */
export interface OwnAccountStore {
  settingsOf(traderId: TraderId): Promise<AccountSettings | undefined>;
  changeSettings(traderId: TraderId, change: SettingsChange): Promise<void>;
  /** Changes the name unless that was done before, or another trader has one that looks like it. */
  changeUsername(
    traderId: TraderId,
    username: Username,
  ): Promise<"changed" | "username_changed_already" | "username_taken">;
  /**
   * Replaces the password that was read; every session that began before is over. False if another
   * change came first.
   */
  changePassword(traderId: TraderId, from: string, to: string): Promise<boolean>;
}
