import {
  allows,
  type AccountCapability,
  type AccountFacts,
  type AccountState,
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
}

/** An account as it is stored: times in milliseconds since the epoch by the database's clock. */
interface StoredAccount {
  readonly version: number;
  readonly held: readonly { readonly state: AccountState; readonly begunAt: number }[];
  readonly credentialsChangedAt: number;
  readonly now: number;
}

/** An account that has and had no states. */
export const freeAccount: TraderAccount = { version: 1, states: [], secondsSinceReset: undefined };

/** A change of credentials counts as a reset only after the account was marked. */
export function traderAccount(stored: StoredAccount): TraderAccount {
  const { version, held, credentialsChangedAt, now } = stored;
  const marked = held.find(({ state }) => state === "compromised");
  const isReset = marked !== undefined && credentialsChangedAt > marked.begunAt;
  return {
    version,
    states: held.map(({ state }) => state),
    secondsSinceReset: isReset ? Math.max(0, now - credentialsChangedAt) / 1_000 : undefined,
  };
}

/** Whether the account may be used for that now. */
export function accountAllows(
  { states, secondsSinceReset }: TraderAccount,
  capability: AccountCapability,
  facts: Omit<AccountFacts, "secondsSinceReset"> = {},
): boolean {
  return allows(states, capability, { ...facts, secondsSinceReset });
}
