import { accept, refuse, type Result } from "../result/result.ts";

/** What a second factor can be asked for (specification, section 3). */
export const factorPurposes = ["login", "release", "sendout"] as const;
export type FactorPurpose = (typeof factorPurposes)[number];

/** What proves: a text message, a mail, an app with codes, or nothing (answers 146). */
type FactorType = "sms" | "email" | "ga" | "none";

/** The settings by their numbers (specification, section 4). */
export const factorSetting = { initial: 0, enabled: 1, disabled: 2, verification: 3 } as const;
type FactorSetting = (typeof factorSetting)[keyof typeof factorSetting];

/** How the second factor of one purpose is set. */
interface FactorState {
  readonly setting: FactorSetting;
  readonly type: FactorType;
}

/** The second factor of each purpose. */
export type TwoFactor = Readonly<Record<FactorPurpose, FactorState>>;

/** How a purpose is stored: never in verification, which is an open request. */
export type StoredTwoFactor = Readonly<Partial<Record<FactorPurpose, FactorState>>>;

/** What a request for a change asks for: on or off. */
export type WantedSetting = typeof factorSetting.enabled | typeof factorSetting.disabled;

/** A change that was asked for and is not yet confirmed by a code. */
export interface FactorRequest {
  readonly purpose: FactorPurpose;
  readonly askedAt: number;
}

/** A request not confirmed by then is over, and the setting is what it was (answers 147). */
const verificationSeconds = 600;

/** How many recovery codes there are; each works once. */
export const recoveryCodeCount = 10;

const initial: FactorState = { setting: factorSetting.initial, type: "none" };

/** The settings of a new account. */
export const noTwoFactor: TwoFactor = { login: initial, release: initial, sendout: initial };

/** The settings as stored; a purpose that was never set is as it was initially. */
export function twoFactorOf(stored: StoredTwoFactor): TwoFactor {
  return { ...noTwoFactor, ...stored };
}

/** Whether a purpose asks for the second factor. */
export function asksFactor(twoFactor: TwoFactor, purpose: FactorPurpose): boolean {
  return twoFactor[purpose].setting === factorSetting.enabled;
}

/** Whether any purpose does: then changes of the account's security ask for it as well. */
export function asksAnyFactor(twoFactor: TwoFactor): boolean {
  return factorPurposes.some((purpose) => asksFactor(twoFactor, purpose));
}

/** Whether a request made then may still be confirmed. Times in milliseconds. */
export function isRequestOpen(askedAt: number, now: number): boolean {
  return askedAt <= now && now < askedAt + verificationSeconds * 1_000;
}

/** The settings as shown: a purpose with an open request is in verification. */
export function shownTwoFactor(
  twoFactor: TwoFactor,
  requests: readonly FactorRequest[],
  now: number,
): TwoFactor {
  const asked = requests.filter(({ askedAt }) => isRequestOpen(askedAt, now));
  const isAsked = (name: FactorPurpose) => asked.some(({ purpose }) => purpose === name);
  const shown = (name: FactorPurpose): FactorState =>
    isAsked(name) ? { ...twoFactor[name], setting: factorSetting.verification } : twoFactor[name];
  return { login: shown("login"), release: shown("release"), sendout: shown("sendout") };
}

/** The settings after a confirmed change; refused where it is so already. */
export function withFactor(
  twoFactor: TwoFactor,
  purpose: FactorPurpose,
  wanted: WantedSetting,
): Result<TwoFactor, { readonly code: "two_factor_unchanged" }> {
  const isOn = asksFactor(twoFactor, purpose);
  if (isOn === (wanted === factorSetting.enabled)) return refuse({ code: "two_factor_unchanged" });
  const type = wanted === factorSetting.enabled ? "ga" : "none";
  return accept({ ...twoFactor, [purpose]: { setting: wanted, type } });
}
