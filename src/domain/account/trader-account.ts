import {
  allows,
  type AccountCapability,
  type AccountFacts,
  type AccountState,
  watchedSeconds,
} from "./account-states.ts";

/** A trader's account at one moment, as far as the rules need it. */
export interface TraderAccount {
  /**
   * Grows with every change of its states: what was decided on an older version is checked again.
   */
  readonly version: number;
  /** The states that hold now. */
  readonly states: readonly AccountState[];
  /** Since the reset that a compromised account needs; undefined before it. */
  readonly secondsSinceReset: number | undefined;
  /** Since the password was last reset by a link; absent: never. */
  readonly secondsSinceRecovery?: number;
}

/** An account as it is stored: times in milliseconds since the epoch by the database's clock. */
interface StoredAccount {
  readonly version: number;
  readonly held: readonly { readonly state: AccountState; readonly begunAt: number }[];
  readonly credentialsChangedAt: number;
  readonly recoveredAt?: number | undefined;
  readonly now: number;
}

/** An account that has and had no states. */
export const freeAccount: TraderAccount = { version: 1, states: [], secondsSinceReset: undefined };

/** A change of credentials counts as a reset only after the account was marked. */
export function traderAccount(stored: StoredAccount): TraderAccount {
  const { version, held, credentialsChangedAt, recoveredAt, now } = stored;
  const marked = held.find(({ state }) => state === "compromised");
  const isReset = marked !== undefined && credentialsChangedAt > marked.begunAt;
  return {
    version,
    states: held.map(({ state }) => state),
    secondsSinceReset: isReset ? Math.max(0, now - credentialsChangedAt) / 1_000 : undefined,
    ...(recoveredAt !== undefined && {
      secondsSinceRecovery: Math.max(0, now - recoveredAt) / 1_000,
    }),
  };
}

/** Whether the account may be used for that now. */
export function accountAllows(
  { states, secondsSinceReset, secondsSinceRecovery }: TraderAccount,
  capability: AccountCapability,
  facts: Omit<AccountFacts, "secondsSinceReset"> = {},
): boolean {
  if (isHeldAfterRecovery(secondsSinceRecovery, capability, facts)) return false;
  return allows(states, capability, { ...facts, secondsSinceReset });
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
