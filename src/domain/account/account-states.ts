/** What can be wrong with an account; several hold at once (decisions, People and roles). */
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

/** What an account is good for. `send`: sending, converting, and getting a bond back. */
export const accountCapabilities = [
  "sign_in",
  "start_trade",
  "offers_on",
  "act_in_trades",
  "release",
  "send",
] as const;
export type AccountCapability = (typeof accountCapabilities)[number];

/** The words of the table; the last four depend on the facts. */
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

/** The table of the decisions, a row a state. */
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

/** What the table's conditions depend on; what is absent is not so. */
export interface AccountFacts {
  /** Since password and factor were reset after the account was marked; absent: not yet. */
  readonly secondsSinceReset?: number | undefined;
  /** Whether it would be as the one who sells the crypto. */
  readonly asSeller?: boolean;
  /** A supermoderator consented to the release. */
  readonly hasConsent?: boolean;
  /** It is the one withdrawal of all that is left. */
  readonly isLastWithdrawal?: boolean;
}

/** How long a compromised account is watched after its reset (decisions, People and roles). */
export const watchedSeconds = 86_400;

/** Whether every one of the states leaves the account that capability. */
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

/**
 * States whose beginning moves running trades: nobody shall wait for somebody who cannot come. Paid
 * ones go to a case worker (T29), unpaid ones end after a notice (T20).
 */
export const statesThatMoveTrades: readonly AccountState[] = ["compromised", "banned"];

/** The words that others read; what stands behind them is nobody's business. */
export const publicStates = [
  "on_hold",
  "restricted",
  "frozen",
  "suspended",
  "compromised",
  "banned",
] as const satisfies readonly AccountState[];
export type PublicState = (typeof publicStates)[number];

/** Gravest first. */
const byGravity: readonly AccountState[] = accountStates.toReversed();

/** The word that the other side of a trade reads; undefined where nothing is to be said. */
export function publicState(states: readonly AccountState[]): PublicState | undefined {
  const gravest = byGravity.find((state) => states.includes(state));
  return gravest === "compliance_hold" ? "on_hold" : gravest;
}
