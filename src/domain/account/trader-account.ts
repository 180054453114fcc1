import {
  allows,
  type AccountCapability,
  type AccountFacts,
  type AccountState,
} from "./account-states.ts";

/** The account of a trader at one moment, as far as rules ask for it. */
export interface TraderAccount {
  /** Grows with every change of its states: what was judged by an older one is judged again. */
  readonly version: number;
  /** Those that hold now. */
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

/** An account with which nothing is wrong and never was. */
export const freeAccount: TraderAccount = { version: 1, states: [], secondsSinceReset: undefined };

/** A change of the credentials counts as a reset only after the account was marked. */
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

/** Whether the account is good for that now. */
export function accountAllows(
  { states, secondsSinceReset }: TraderAccount,
  capability: AccountCapability,
  facts: Omit<AccountFacts, "secondsSinceReset"> = {},
): boolean {
  return allows(states, capability, { ...facts, secondsSinceReset });
}
