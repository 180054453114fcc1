import { accept, refuse, type Result } from "../result/result.ts";

/** What a second factor can be asked for (specification, section 3). */
export const factorPurposes = ["login", "release", "sendout"] as const;
export type FactorPurpose = (typeof factorPurposes)[number];

/** What proves: a text message, a mail, an app with codes, or nothing (answers 146). */
export type FactorType = "sms" | "email" | "ga" | "none";

/** How a code arrives (specification, section 4). */
export type FactorMethod = "Sms" | "App" | "Telegram" | "Email";

/** Of which type each method is (answers 146). */
export const typeOfMethod: Readonly<Record<FactorMethod, Exclude<FactorType, "none">>> = {
  Sms: "sms",
  App: "ga",
  Telegram: "sms",
  Email: "email",
};

/**
 * What a code is for. One that was sent for one use counts for no other.
 *
 * - `account`: a change of the account's security
 * - `setup`: to begin with codes that are sent
 */
export type CodeUse = FactorPurpose | "account" | "setup";

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
  /** Of what is wanted; of what is on where it is to be switched off. */
  readonly type: FactorType;
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

/** The settings after a confirmed change to codes of this type; refused where it is so already. */
export function withFactor(
  twoFactor: TwoFactor,
  purpose: FactorPurpose,
  { wanted, type }: { readonly wanted: WantedSetting; readonly type: FactorType },
): Result<TwoFactor, { readonly code: "two_factor_unchanged" }> {
  const isWanted = wanted === factorSetting.enabled;
  const isOn = asksFactor(twoFactor, purpose);
  if (isOn === isWanted && (!isOn || twoFactor[purpose].type === type)) {
    return refuse({ code: "two_factor_unchanged" });
  }
  const after: FactorState = { setting: wanted, type: isWanted ? type : "none" };
  return accept({ ...twoFactor, [purpose]: after });
}

/** What somebody has beside codes that are sent. */
export interface StrongFactors {
  readonly app: boolean;
  readonly passkey: boolean;
  /** Whether the password was replaced by mail in the last day. */
  readonly recoveredLately: boolean;
}

/**
 * Of which type a code has to be; `none`: no code counts. Signing in takes what was set for it. Everything
 * else takes the app where there is one, and what moves money takes no sent code beside a passkey either
 * (reliability: releases and sends ask for the stronger one). After a recovery by mail, a mailbox that
 * was broken into would otherwise be all that is needed.
 */
export function codeTypeFor(
  twoFactor: TwoFactor,
  use: Exclude<CodeUse, "setup">,
  { app, passkey, recoveredLately }: StrongFactors,
): FactorType {
  if (use === "login") return asksFactor(twoFactor, use) ? twoFactor[use].type : "none";
  if (app) return "ga";
  if (use !== "account" && passkey) return "none";
  const set = factorPurposes.filter((purpose) => asksFactor(twoFactor, purpose));
  const types = new Set(set.map((purpose) => twoFactor[purpose].type));
  const own = use !== "account" && asksFactor(twoFactor, use) ? twoFactor[use].type : undefined;
  const type = own ?? sentTypes.find((each) => types.has(each)) ?? "none";
  return type === "email" && recoveredLately ? "none" : type;
}

/** The number of a phone is harder to take over than the mailbox that also replaces the password. */
const sentTypes = ["sms", "email"] as const;

/** Whether any purpose takes codes of that type: what they are sent to cannot be taken away then. */
export function takesType(twoFactor: TwoFactor, type: FactorType): boolean {
  return factorPurposes.some(
    (purpose) => asksFactor(twoFactor, purpose) && twoFactor[purpose].type === type,
  );
}
