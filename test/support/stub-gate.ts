import type { LiveEvents } from "../../src/application/ports/live-events.ts";
import type { PageState } from "../../src/adapters/http/contract/page-state.ts";
import type { AppParts } from "../../src/adapters/http/inbound/app.ts";
import type { Gate } from "../../src/adapters/http/inbound/gate.ts";

/** What pages know of a user who is not signed in. */
export const nobody: PageState["reader"] = {
  isLogged: false,
  id: null,
  username: null,
  avatarUrl: null,
  isBalanceHidden: false,
  isSoundEnabled: false,
  isVendor: false,
  isDemoAccount: false,
  isCorporateAccount: false,
  isUnverifiedCorporateAccount: false,
  isVerificationAsked: false,
  owesConsent: false,
  email: null,
  isEmailVerified: false,
  isFakeEmail: false,
  sendsHeldUntil: null,
  registrationDate: null,
  currency: "USD",
  locale: "en",
  hasActiveTrades: false,
  twoFactor: { login: 0, release: 0, sendout: 0 },
  isBanned: false,
  isFrozen: false,
  isSuspended: false,
  isOnHold: false,
  isRestricted: false,
  compromised: false,
};

/** Nobody is signed in, and every request is from one of our pages. */
export const openGate: Gate = {
  actorOf: async () => undefined,
  isStillSignedIn: async () => false,
  isFromOurPage: () => true,
  fingerprint: (said) => said,
  pageToken: () => "token",
  readerOf: async () => nobody,
};

/** No events ever. */
export const silence: LiveEvents = {
  subscribe: () => () => undefined,
  since: async () => [],
  newest: async () => 0,
  place: () => undefined,
};

/** Requests are not counted, and nobody may read how many there were. */
export const uncounted: Pick<AppParts, "countRequest" | "metrics"> = {
  countRequest: () => undefined,
  metrics: {
    text: async () => ({ type: "text/plain", body: "" }),
    token: undefined,
    trustsLoopback: false,
  },
};
