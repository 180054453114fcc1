import type { GuidedTour } from "../../domain/account/guided-tours.ts";
import type { Settings, SettingsChange } from "../../domain/account/settings.ts";
import type { TraderId } from "../../domain/id/id.ts";

/** A trader's settings as they are kept. */
export interface KeptSettings extends Settings {
  /** A name can be changed once. */
  readonly isUsernameChanged: boolean;
  readonly completedTours: readonly GuidedTour[];
  /** From where they were active last, as their network address says; ISO 3166-1 alpha-2. */
  readonly seenCountry: string | undefined;
}

/** What traders chose; each has the usual settings until they choose others. */
export interface SettingsStore {
  settingsOf(traderId: TraderId): Promise<KeptSettings | undefined>;
  /** Changes all of the given ones, or none. */
  changeSettings(traderId: TraderId, change: SettingsChange): Promise<void>;
  /** Notes that a tour was completed; once is for good. */
  completeTour(traderId: TraderId, tour: GuidedTour): Promise<void>;
}
