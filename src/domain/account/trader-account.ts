import {
  allows,
  watchedSeconds,
  type AccountCapability,
  type AccountFacts,
  type AccountState,
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
  /** Since the reset that a compromised account needs; undefined before it. */
  readonly secondsSinceReset: number | undefined;
  /** The second factors; no rule asks for what is off. */
  readonly twoFactor: TwoFactor;
  /** The last change of password or factors, or recovery; undefined while there was none. */
  readonly securityChange: SecurityChange | undefined;
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
  const { version, held, credentialsChangedAt, securityChangedAt, now } = stored;
  const marked = held.find(({ state }) => state === "compromised");
  const isReset = marked !== undefined && credentialsChangedAt > marked.begunAt;
  return {
    version,
    states: held.map(({ state }) => state),
    secondsSinceReset: isReset ? Math.max(0, now - credentialsChangedAt) / 1_000 : undefined,
    twoFactor: twoFactorOf(stored.twoFactor),
    securityChange:
      securityChangedAt === undefined
        ? undefined
        : { at: securityChangedAt, secondsAgo: Math.max(0, now - securityChangedAt) / 1_000 },
  };
}

/**
 * Whether a recent change of password or factors keeps the account from starting trades as the
 * seller: whoever took it over would empty it first.
 */
export function isHeldAsSeller({ securityChange }: TraderAccount): boolean {
  return securityChange !== undefined && securityChange.secondsAgo < watchedSeconds;
}

/** Whether the account may be used for that now. */
export function accountAllows(
  { states, secondsSinceReset }: TraderAccount,
  capability: AccountCapability,
  facts: Omit<AccountFacts, "secondsSinceReset"> = {},
): boolean {
  return allows(states, capability, { ...facts, secondsSinceReset });
}
