import { typedMinutes } from "../../../domain/account/notify-interval.ts";
import type { SettingsView } from "../../http/contract/account/settings.ts";
import type { InputOf } from "../../http/client/call-types.ts";

/** The settings as they stand in the form. */
export interface SettingsDraft extends Omit<
  SettingsView,
  | "isUsernameChanged"
  | "notifyTradeMessagesInterval"
  | "hasActiveMobileApp"
  | "isSoundEnabled"
  | "guessedCountry"
  | "confirmsNewDevices"
> {
  /** As typed. */
  readonly notifyInterval: string;
}

/** Changes a part of the draft. */
export type ChangeDraft = (part: Partial<SettingsDraft>) => void;

/** What to fill in for who never said where they are. */
interface Guess {
  readonly country: string | null;
  readonly timezone: string | null;
}

/** The form as it opens. */
export function draftOf(settings: SettingsView, guess: Guess): SettingsDraft {
  const {
    isUsernameChanged: _name,
    hasActiveMobileApp: _app,
    confirmsNewDevices: _confirms,
    isSoundEnabled: _sound,
    guessedCountry,
    notifyTradeMessagesInterval,
    ...kept
  } = settings;
  return {
    ...kept,
    country: settings.country ?? guessedCountry ?? guess.country,
    timezone: settings.timezone ?? guess.timezone,
    notifyInterval: String(notifyTradeMessagesInterval),
  };
}

type SettingsBody = NonNullable<InputOf<"changeSettings">["body"]>;

/**
 * What is sent: only what differs. An empty text would not count as sent, so a blank takes it away.
 * Undefined where minutes are no number.
 */
export function changesIn(draft: SettingsDraft, settings: SettingsView): SettingsBody | undefined {
  const { notifyInterval, ...chosen } = draft;
  const notifyTradeMessagesInterval = typedMinutes(notifyInterval);
  if (notifyTradeMessagesInterval === undefined) return undefined;
  const wanted = { ...chosen, notifyTradeMessagesInterval };
  const changed = Object.entries(wanted)
    .filter(([name, value]) => isOther(value, settings[name as keyof SettingsView]))
    .map(([name, value]) => [name, value === "" ? " " : value] as const);
  return Object.fromEntries(changed);
}

function isOther(value: unknown, kept: unknown): boolean {
  return JSON.stringify(value) !== JSON.stringify(kept);
}
