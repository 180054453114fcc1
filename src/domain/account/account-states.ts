/**
 * What can be wrong with an account; several states can hold at once (decisions, People and roles).
 */
export const accountStates = [
  "on_hold",
  "compliance_hold",
  "restricted",
  "frozen",
  "suspended",
  "compromised",
  "banned",
] as const;
export type AccountState = (typeof accountStates)[number];

/** What an account may be used for. `send`: sending, converting, and getting a bond back. */
export const accountCapabilities = [
  "sign_in",
  "start_trade",
  "offers_on",
  "act_in_trades",
  "release",
  "send",
] as const;
export type AccountCapability = (typeof accountCapabilities)[number];

/** The values used in the table; the last four depend on the facts. */
type Permission =
  | "yes"
  | "no"
  | "after_reset"
  | "for_a_day_not_as_seller"
  | "for_a_day_with_consent"
  | "not_for_a_day"
  | "once";

const held = {
  sign_in: "yes",
  start_trade: "no",
  offers_on: "no",
  act_in_trades: "yes",
  release: "yes",
  send: "no",
} as const;

/** The table from the decisions, one row per state. */
const table = {
  on_hold: held,
  compliance_hold: held,
  restricted: { ...held, send: "yes" },
  frozen: held,
  suspended: held,
  compromised: {
    sign_in: "after_reset",
    start_trade: "for_a_day_not_as_seller",
    offers_on: "for_a_day_not_as_seller",
    act_in_trades: "yes",
    release: "for_a_day_with_consent",
    send: "not_for_a_day",
  },
  banned: {
    sign_in: "no",
    start_trade: "no",
    offers_on: "no",
    act_in_trades: "no",
    release: "no",
    send: "once",
  },
} as const satisfies Readonly<
  Record<AccountState, Readonly<Record<AccountCapability, Permission>>>
>;

/** The facts that the table's conditions depend on; an absent one counts as false. */
export interface AccountFacts {
  /** Since password and factor were reset after the account was marked; absent: not yet. */
  readonly secondsSinceReset?: number | undefined;
  /** Whether the trader would be the seller of the crypto. */
  readonly asSeller?: boolean;
  /** A supermoderator consented to the release. */
  readonly hasConsent?: boolean;
  /** It is the one withdrawal of everything that is left. */
  readonly isLastWithdrawal?: boolean;
}

/** How long a compromised account is watched after its reset (decisions, People and roles). */
export const watchedSeconds = 86_400;

/** Whether all of the states leave the account that capability. */
export function allows(
  states: readonly AccountState[],
  capability: AccountCapability,
  facts: AccountFacts = {},
): boolean {
  return states.every((state) => isPermitted(table[state][capability], facts));
}

function isPermitted(permission: Permission, facts: AccountFacts): boolean {
  const { secondsSinceReset, asSeller = false, hasConsent = false } = facts;
  const isReset = secondsSinceReset !== undefined;
  const isDayOver = isReset && secondsSinceReset >= watchedSeconds;
  switch (permission) {
    case "yes":
      return true;
    case "no":
      return false;
    case "after_reset":
      return isReset;
    case "for_a_day_not_as_seller":
      return isReset && (isDayOver || !asSeller);
    case "for_a_day_with_consent":
      return isDayOver || hasConsent;
    case "not_for_a_day":
      return isDayOver;
    case "once":
      return facts.isLastWithdrawal ?? false;
  }
}

/** States that keep coins from leaving, for a time or for good. */
export function statesThatKeepCoins(): readonly AccountState[] {
  return accountStates.filter((state) => table[state].send !== "yes");
}

/**
 * States whose start affects running trades: nobody should wait for someone who cannot come. Paid
 * trades go to a case worker (T29), unpaid ones end after a notice (T20).
 */
export const statesThatMoveTrades: readonly AccountState[] = ["compromised", "banned"];

/** The words that others see; the reasons behind them are private. */
export const publicStates = [
  "on_hold",
  "restricted",
  "frozen",
  "suspended",
  "compromised",
  "banned",
] as const satisfies readonly AccountState[];
type PublicState = (typeof publicStates)[number];

/** Most severe first. */
const byGravity: readonly AccountState[] = accountStates.toReversed();

/** The word shown to the other side of a trade; undefined where there is nothing to show. */
export function publicState(states: readonly AccountState[]): PublicState | undefined {
  const gravest = byGravity.find((state) => states.includes(state));
  return gravest === "compliance_hold" ? "on_hold" : gravest;
}
