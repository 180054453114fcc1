import type { CurrentUser } from "../../../../application/account/view-current-user.ts";
import type { AccountState } from "../../../../domain/account/account-states.ts";
import { watchedSeconds } from "../../../../domain/account/account-states.ts";
import { freeAccount, type TraderAccount } from "../../../../domain/account/trader-account.ts";
import type { CurrentUserView } from "../../contract/account/account.ts";

const anonymous: CurrentUserView = {
  isLogged: false,
  id: null,
  username: null,
  email: null,
  isEmailVerified: false,
  isFakeEmail: false,
  sendsHeldUntil: null,
  registrationDate: null,
  currency: "USD",
  locale: "en",
  hasActiveTrades: false,
  twoFactor: factorsOf(freeAccount),
  ...flagsOf(freeAccount),
};

/** What a page knows about its user; undefined if nobody is signed in. */
export function currentUserView(user: CurrentUser | undefined): CurrentUserView {
  if (!user) return anonymous;
  const { registeredAt, account, isEmailBounced, ...fields } = user;
  return {
    isLogged: true,
    ...fields,
    isFakeEmail: isEmailBounced,
    sendsHeldUntil: heldUntil(account),
    registrationDate: new Date(registeredAt).toISOString(),
    twoFactor: factorsOf(account),
    ...flagsOf(account),
  };
}

/** The numbers of the specification (answers 148). */
function factorsOf({ twoFactor: { login, release, sendout } }: TraderAccount) {
  return { login: login.setting, release: release.setting, sendout: sendout.setting };
}

/**
 * The flags of the specification (section 3); the owner of a compliance hold sees it as a plain
 * hold.
 */
function flagsOf({ states }: TraderAccount) {
  const isIn = (...sought: readonly AccountState[]) => sought.some((each) => states.includes(each));
  return {
    isBanned: isIn("banned"),
    isFrozen: isIn("frozen"),
    isSuspended: isIn("suspended"),
    isOnHold: isIn("on_hold", "compliance_hold"),
    isRestricted: isIn("restricted"),
    compromised: isIn("compromised"),
  };
}

/** To the minute, so that it reads the same at each look. */
function heldUntil({ secondsSinceRecovery }: TraderAccount): string | null {
  if (secondsSinceRecovery === undefined || secondsSinceRecovery >= watchedSeconds) return null;
  const left = (watchedSeconds - secondsSinceRecovery) * 1_000;
  const minute = 60_000;
  return new Date(Math.ceil((Date.now() + left) / minute) * minute).toISOString();
}
