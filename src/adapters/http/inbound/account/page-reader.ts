import type { CurrentUser } from "../../../../application/account/view-current-user.ts";
import { watchedSeconds, type AccountState } from "../../../../domain/account/account-states.ts";
import { isDisposableAddress } from "../../../../domain/account/disposable-address.ts";
import { freeAccount, type TraderAccount } from "../../../../domain/account/trader-account.ts";
import { avatarUrl } from "../../contract/avatar/avatar-path.ts";
import type { PageReader } from "../../contract/account/current-user.ts";

const anonymous: PageReader = {
  isLogged: false,
  id: null,
  username: null,
  avatarUrl: null,
  email: null,
  isEmailVerified: false,
  isFakeEmail: false,
  sendsHeldUntil: null,
  registrationDate: null,
  currency: "USD",
  locale: "en",
  hasActiveTrades: false,
  isBalanceHidden: false,
  isSoundEnabled: false,
  isVendor: false,
  isDemoAccount: false,
  isCorporateAccount: false,
  isUnverifiedCorporateAccount: false,
  isVerificationAsked: false,
  owesConsent: false,
  twoFactor: factorsOf(freeAccount),
  ...flagsOf(freeAccount),
};

/** Of somebody at the cases of their banned account: to pages they are a stranger, under a banner. */
export const bannedReader: PageReader = { ...anonymous, isBanned: true };

/** What a page knows about its user; undefined if nobody is signed in. */
export function pageReader(user: CurrentUser | undefined): PageReader {
  if (!user) return anonymous;
  const { registeredAt, account, isEmailBounced, avatar, ...fields } = user;
  const isFakeEmail = isEmailBounced || isDisposableAddress(user.email);
  return {
    isLogged: true,
    ...fields,
    avatarUrl: avatarUrl(avatar ?? undefined),
    isEmailVerified: user.isEmailVerified && !isFakeEmail,
    isFakeEmail,
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
