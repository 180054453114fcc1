import { isCountry } from "../catalogue/countries.ts";
import type { FiatCode } from "../money/fiat.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import type { TextPolicy } from "../text/text-policy.ts";
import type { Audience } from "./audience.ts";
import { parseBio, type BioRefusal } from "./bio.ts";
import {
  fullNameVisibilities,
  parsePersonName,
  type PersonName,
  type PersonNameFault,
} from "./full-name.ts";
import { isTimeZone } from "./time-zone.ts";

/** What a trader chose for their account. */
export interface Settings extends PersonName {
  readonly bio: string;
  readonly statusMessage: string;
  readonly currency: FiatCode;
  readonly locale: string;
  /** An IANA name; undefined until it is known. */
  readonly timeZone: string | undefined;
  /** Where they say they live (ISO 3166-1 alpha-2). */
  readonly country: string | undefined;
  /** Languages they trade in (ISO 639-1). */
  readonly vendorLanguages: readonly string[];
  readonly isBalanceHidden: boolean;
  /** Who may write to them outside of trades. */
  readonly acceptsMessagesFrom: Audience;
  /** Between two notices of messages in trades. */
  readonly notifyMinutes: number;
  readonly hasMobileApp: boolean;
  /** Whether a tone calls them when something awaits them. */
  readonly isSoundOn: boolean;
  /** Whether a sign-in on an unknown device waits for an answer on a known one. */
  readonly confirmsNewDevices: boolean;
}

/** Settings to change; what is left out stays. */
export type SettingsChange = Partial<Settings>;

type BioFault = BioRefusal["code"];

/** What is wrong with a setting; its first words name it. */
export type SettingsFault =
  | BioFault
  | `status_${BioFault extends `bio_${infer Rest}` ? Rest : never}`
  | `first_name_${PersonNameFault}`
  | `last_name_${PersonNameFault}`
  | "notify_too_high"
  | "visibility_for_companies"
  | "time_zone_unknown"
  | "country_unknown";

/** All that is wrong: nothing was changed. */
export interface SettingsRefusal {
  readonly code: "settings_refused";
  readonly faults: readonly SettingsFault[];
}

interface SettingsRules {
  readonly texts: TextPolicy;
  readonly brandName: string;
  readonly mostNotifyMinutes: number;
  /** Whether it is the account of a verified company. */
  readonly isCompany: boolean;
}

/** Judges all settings that were entered together: they are taken together, or none is. */
export function judgeSettings(
  typed: SettingsChange,
  { texts, brandName, mostNotifyMinutes, isCompany }: SettingsRules,
): Result<SettingsChange, SettingsRefusal> {
  const faults: SettingsFault[] = [];
  const { bio, statusMessage, firstName, lastName, ...others } = typed;
  const change: { -readonly [Name in keyof Settings]?: Settings[Name] } = { ...others };
  if (bio !== undefined) {
    const judged = parseBio(bio, texts);
    if (judged.ok) change.bio = judged.value;
    else faults.push(judged.refusal.code);
  }
  if (statusMessage !== undefined) {
    const lengths = { mostBioCharacters: texts.mostStatusCharacters, mostBioLines: 1 };
    const judged = parseBio(statusMessage, lengths);
    if (judged.ok) change.statusMessage = judged.value;
    else faults.push(judged.refusal.code.replace("bio_", "status_") as SettingsFault);
  }
  if (firstName !== undefined) {
    const judged = parsePersonName(firstName, brandName, texts);
    if (judged.ok) change.firstName = judged.value;
    else faults.push(`first_name_${judged.refusal.code}`);
  }
  if (lastName !== undefined) {
    const judged = parsePersonName(lastName, brandName, texts);
    if (judged.ok) change.lastName = judged.value;
    else faults.push(`last_name_${judged.refusal.code}`);
  }
  faults.push(...faultsOfChoices(others, { mostNotifyMinutes, isCompany }));
  return faults.length === 0 ? accept(change) : refuse({ code: "settings_refused", faults });
}

/** The names of a company are shown by verified ones alone. */
function faultsOfChoices(
  chosen: SettingsChange,
  { mostNotifyMinutes, isCompany }: Pick<SettingsRules, "mostNotifyMinutes" | "isCompany">,
): readonly SettingsFault[] {
  const { fullNameVisibility = 0, notifyMinutes = 0, timeZone = "UTC", country } = chosen;
  return [
    ...(fullNameVisibility > fullNameVisibilities.hidden && !isCompany
      ? (["visibility_for_companies"] as const)
      : []),
    ...(notifyMinutes > mostNotifyMinutes ? (["notify_too_high"] as const) : []),
    ...(isTimeZone(timeZone) ? [] : (["time_zone_unknown"] as const)),
    ...(country === undefined || isCountry(country) ? [] : (["country_unknown"] as const)),
  ];
}
