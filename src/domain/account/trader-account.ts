import {
  allows,
  statesThatMoveTrades,
  type AccountCapability,
  type AccountFacts,
  type AccountState,
  watchedSeconds,
} from "./account-states.ts";
import { noTwoFactor, twoFactorOf, type StoredTwoFactor, type TwoFactor } from "./two-factor.ts";

/** A trader's account at one moment, as far as the rules need it. */
export interface TraderAccount {
  /**
   * Grows with every change of its states: what was decided on an older version is checked again.
   */
  readonly version: number;
  /** The states that hold now. */
  readonly states: readonly AccountState[];
  /** When it was marked as compromised, in milliseconds; absent: it is not. */
  readonly compromisedAt?: number;
  /** When the state began that keeps its owner from acting in trades, in milliseconds. */
  readonly lockedOutAt?: number;
  /** Since the reset that a compromised account needs; undefined before it. */
  readonly secondsSinceReset: number | undefined;
  /** The second factors; no rule asks for what is off. */
  readonly twoFactor: TwoFactor;
  /** The last change of password or factors, or recovery; undefined while there was none. */
  readonly securityChange: SecurityChange | undefined;
  /** Since the password was last reset by a link; absent: never. */
  readonly secondsSinceRecovery?: number;
  /** Whether its owner closed it, for good. */
  readonly isClosed?: boolean;
  /** Whether the deadline of a verification that staff forced has passed. */
  readonly isVerificationDue?: boolean;
}

/** A change after which a stolen account must not be emptied (decisions, People and roles). */
interface SecurityChange {
  /** In milliseconds since the epoch by the database's clock. */
  readonly at: number;
  readonly secondsAgo: number;
}

/** An account as it is stored: times in milliseconds since the epoch by the database's clock. */
interface StoredAccount {
  readonly version: number;
  readonly held: readonly { readonly state: AccountState; readonly begunAt: number }[];
  readonly credentialsChangedAt: number;
  readonly twoFactor: StoredTwoFactor;
  readonly securityChangedAt: number | undefined;
  readonly recoveredAt?: number | undefined;
  readonly isClosed?: boolean;
  /** The deadline of a forced verification. */
  readonly verifyBy?: number;
  readonly now: number;
}

/** An account that has and had no states. */
export const freeAccount: TraderAccount = {
  version: 1,
  states: [],
  secondsSinceReset: undefined,
  twoFactor: noTwoFactor,
  securityChange: undefined,
};

/** A change of credentials counts as a reset only after the account was marked. */
export function traderAccount(stored: StoredAccount): TraderAccount {
  const { version, held, credentialsChangedAt, securityChangedAt, recoveredAt, now } = stored;
  const marked = held.find(({ state }) => state === "compromised");
  const isReset = marked !== undefined && credentialsChangedAt > marked.begunAt;
  const lockedOut = held.filter(({ state }) => statesThatMoveTrades.includes(state));
  return {
    version,
    states: held.map(({ state }) => state),
    ...(marked && { compromisedAt: marked.begunAt }),
    ...(lockedOut.length > 0 && {
      lockedOutAt: Math.min(...lockedOut.map(({ begunAt }) => begunAt)),
    }),
    secondsSinceReset: isReset ? Math.max(0, now - credentialsChangedAt) / 1_000 : undefined,
    twoFactor: twoFactorOf(stored.twoFactor),
    securityChange: securityChangeOf([securityChangedAt, recoveredAt], now),
    ...(recoveredAt !== undefined && {
      secondsSinceRecovery: Math.max(0, now - recoveredAt) / 1_000,
    }),
    ...(stored.isClosed === true && { isClosed: true }),
    ...(stored.verifyBy !== undefined && stored.verifyBy <= now && { isVerificationDue: true }),
  };
}

/** The last of them. */
function securityChangeOf(
  moments: readonly (number | undefined)[],
  now: number,
): SecurityChange | undefined {
  const known = moments.filter((moment) => moment !== undefined);
  if (known.length === 0) return undefined;
  const at = Math.max(...known);
  return { at, secondsAgo: Math.max(0, now - at) / 1_000 };
}

/**
 * Whether a recent change of password or factors keeps the account from starting trades as the
 * seller: whoever took it over would empty it first.
 */
export function isHeldAsSeller({ securityChange }: TraderAccount): boolean {
  return securityChange !== undefined && securityChange.secondsAgo < watchedSeconds;
}

/** What waits for an overdue verification (answers 33, 144). */
const untilVerified: ReadonlySet<AccountCapability> = new Set(["start_trade", "offers_on", "send"]);

/** Whether the account may be used for that now. */
export function accountAllows(
  account: TraderAccount,
  capability: AccountCapability,
  facts: Omit<AccountFacts, "secondsSinceReset"> = {},
): boolean {
  const { states, secondsSinceReset, secondsSinceRecovery, isClosed = false } = account;
  if (isClosed) return false;
  if (account.isVerificationDue === true && untilVerified.has(capability)) return false;
  if (isHeldAfterRecovery(secondsSinceRecovery, capability, facts)) return false;
  return allows(states, capability, { ...facts, secondsSinceReset });
}

/** Whether a compromised account still waits for the new password that it needs. */
export function waitsForReset({
  compromisedAt,
  secondsSinceReset,
}: Pick<TraderAccount, "compromisedAt" | "secondsSinceReset">): boolean {
  return compromisedAt !== undefined && secondsSinceReset === undefined;
}

/**
 * Whether our own lock keeps its owner from acting in trades: for good (`banned`), or until they set a
 * new password (`compromised`).
 */
export function lockOf({
  states,
  secondsSinceReset,
}: Pick<TraderAccount, "states" | "secondsSinceReset">): "banned" | "compromised" | undefined {
  if (states.includes("banned")) return "banned";
  const waits = states.includes("compromised") && secondsSinceReset === undefined;
  return waits ? "compromised" : undefined;
}

/** Whether it happened since the account was marked: what staff agreed on before does not count. */
export function isSinceMark(
  { compromisedAt }: Pick<TraderAccount, "compromisedAt">,
  at: number | undefined,
): boolean {
  return at !== undefined && compromisedAt !== undefined && at > compromisedAt;
}

/** How long before the mark an address has to be confirmed, in seconds: a thief's is newer. */
const addressStandsSeconds = 7 * 86_400;

/**
 * Whether a link by mail may set a new password: also for an account that waits for just that, as it is
 * compromised, if the address was confirmed long before anybody noticed.
 */
export function mayRecover(account: TraderAccount, addressConfirmedAt: number): boolean {
  if (accountAllows(account, "sign_in")) return true;
  const { states, compromisedAt, isClosed = false } = account;
  if (isClosed || compromisedAt === undefined) return false;
  return (
    isOldAddress(account, addressConfirmedAt) && allows(states, "sign_in", { secondsSinceReset: 0 })
  );
}

/**
 * Whether a link by mail opens the cases of a banned person, who cannot sign in (decisions, People and
 * roles). Where somebody else used the account, the address has to be as old as for a new password.
 */
export function mayOpenCases(account: TraderAccount, addressConfirmedAt: number): boolean {
  return isAtCasesOnly(account) && isOldAddress(account, addressConfirmedAt);
}

/** Whether all that is left of an account are its open cases, and one withdrawal. */
export function isAtCasesOnly({ states, isClosed = false }: TraderAccount): boolean {
  return !isClosed && states.includes("banned");
}

function isOldAddress({ compromisedAt }: TraderAccount, confirmedAt: number): boolean {
  return compromisedAt === undefined || confirmedAt <= compromisedAt - addressStandsSeconds * 1_000;
}

/** For a day after a recovery nothing new is sold, and nothing is sent (decisions, People and roles). */
function isHeldAfterRecovery(
  seconds: number | undefined,
  capability: AccountCapability,
  { asSeller = false }: Omit<AccountFacts, "secondsSinceReset">,
): boolean {
  if (seconds === undefined || seconds >= watchedSeconds) return false;
  const sells = asSeller && (capability === "start_trade" || capability === "offers_on");
  return sells || capability === "send";
}
