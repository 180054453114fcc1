import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";

/** What every page knows about its user. */
const readerFields = {
  isLogged: Type.Boolean(),
  id: orNull(Type.String()),
  username: orNull(Type.String()),
  avatarUrl: orNull(Type.String({ description: "Null: letters of the name" })),
  email: orNull(Type.String()),
  isEmailVerified: Type.Boolean(),
  isFakeEmail: Type.Boolean({
    description: "Mail came back, or it is a throw-away address: unconfirmed until it is changed",
  }),
  sendsHeldUntil: orNull(
    Type.String({ description: "After a reset of the password: until when nothing can be sold" }),
  ),
  registrationDate: orNull(Type.String()),
  currency: Type.String(),
  locale: Type.String(),
  hasActiveTrades: Type.Boolean(),
  isBalanceHidden: Type.Boolean({ description: "Their own sums are not shown" }),
  isSoundEnabled: Type.Boolean({ description: "A tone calls them when something awaits them" }),
  isVendor: Type.Boolean(),
  isDemoAccount: Type.Boolean({ description: "Has play money alone, and trades with its like" }),
  isCorporateAccount: Type.Boolean(),
  isUnverifiedCorporateAccount: Type.Boolean(),
  isVerificationAsked: Type.Boolean({ description: "Staff asked for it: see viewVerification" }),
  owesConsent: Type.Boolean({ description: "Terms or privacy policy changed: see viewConsents" }),
  /** Per purpose: 0 initial, 1 enabled, 2 disabled. */
  twoFactor: closed({
    login: Type.Integer(),
    release: Type.Integer(),
    sendout: Type.Integer(),
  }),
  isBanned: Type.Boolean(),
  isFrozen: Type.Boolean(),
  isSuspended: Type.Boolean(),
  isOnHold: Type.Boolean(),
  isRestricted: Type.Boolean(),
  compromised: Type.Boolean(),
};

/** Sent with each page; the whole user is read where a page needs it. */
const pageReader = closed(readerFields);

export type PageReader = Static<typeof pageReader>;

/** The state of one proof. */
const proofView = view("Proof", {
  verified: Type.Boolean(),
  pending: Type.Boolean(),
  rejected: Type.Boolean(),
  forced: Type.Boolean(),
  rejectReasons: Type.Array(Type.String()),
});

/** Codes are ISO 3166-1 alpha-2. */
const countryView = view("Country", {
  iso: Type.String(),
  code: Type.String(),
  name: Type.String({ description: "In English" }),
  isCountryEnabled: Type.Boolean({ description: "Whether people there can trade here" }),
});

/** Who may see or write something. */
export const audienceView = Type.Union([
  Type.Literal("everyone"),
  Type.Literal("trusted_only"),
  Type.Literal("trusted_and_trade_partners"),
  Type.Literal("nobody"),
]);

/** The user of a session. Null and false where nobody is signed in, or where nothing is known. */
const currentUserView = view("CurrentUser", {
  ...readerFields,
  externalId: orNull(Type.String({ description: "What outside providers know the user by" })),
  phone: orNull(Type.String({ description: "Confirmed, with the country's code (E.164)" })),
  unverifiedPhone: orNull(Type.String({ description: "Given, and not confirmed yet (E.164)" })),
  isPhoneVerified: Type.Boolean(),
  firstName: orNull(Type.String()),
  lastName: orNull(Type.String()),
  userFullName: orNull(Type.String()),
  country: orNull(countryView),
  currencyId: Type.Integer(),
  locationCurrency: Type.String({
    description: "Of the country, or of that of the network address; else the chosen one",
  }),
  urlLocale: Type.String({ description: "The prefix of addresses; empty for English" }),
  timezone: orNull(Type.String()),
  referralCode: orNull(Type.String({ description: "Null until they opened the programme" })),
  referralName: orNull(Type.String({ description: "The name behind their referral link" })),
  referrerUsername: orNull(Type.String({ description: "Who brought them" })),
  completedTrades: Type.Integer(),
  vendorLanguages: Type.Array(Type.String({ description: "ISO 639-1" })),
  feeDiscount: Type.Integer({
    description: "Off the escrow fees that they pay as seller, in percent",
  }),
  blockedKycActions: Type.Array(Type.String(), {
    description: "What waits for a verification",
  }),
  kycLevelCheck: orNull(
    closed({
      level: Type.Number(),
      unusedTradingVolumeInFiatCurrency: orNull(
        Type.String({ description: "In `currency`; null without a limit or a rate" }),
      ),
    }),
  ),
  fullNameVisibilityType: Type.Integer({
    description: "0 first name and initial, 1 full name, 2 hidden, 3 and 4 companies",
  }),
  fullNameAudience: audienceView,
  completedTourGuides: Type.Array(Type.String()),
  statusMessage: Type.String(),
  verificationDeadline: orNull(Type.String({ description: "Of a forced verification" })),
  counts: closed({
    activeOffersCount: Type.Integer(),
    totalTradedBtc: Type.String({ description: "Of completed trades, in Bitcoin" }),
    successfulTrades: Type.Integer(),
    merchantBalance: Type.String({
      description: "Paid by links, not moved to the wallet, in Bitcoin",
    }),
  }),
  verification: closed({
    email: proofView,
    phone: proofView,
    address: proofView,
    id: proofView,
    fullnameBirthday: proofView,
    video: proofView,
  }),
  videoVerificationTriesLeft: Type.Integer(),
  isIdExpired: Type.Boolean(),
  idExpiresAt: orNull(Type.String({ description: "YYYY-MM-DD" })),
  basicVerification: closed({ status: orNull(Type.String()) }),
  registrationGroup: orNull(
    Type.Integer({ description: "1: an ID is asked before the first trade; 2: none is" }),
  ),
  isMerchant: Type.Boolean(),
  hasOffers: Type.Boolean(),
  hasActiveBuyOffers: Type.Boolean(),
  hasActiveSellOffers: Type.Boolean(),
  isApiKeyConnected: Type.Boolean(),
  isAdminOrSupermodOrModerator: Type.Boolean({
    description: "A moderator or above declared this account as theirs; it allows nothing",
  }),
  isMessengerEnabled: Type.Boolean(),
  bio: Type.String(),
  notifyTradeMessagesInterval: Type.Integer({ description: "Minutes" }),
  accept_chat_messages: audienceView,
  hasActiveMobileApp: Type.Boolean(),
  fiatCurrencyCode: Type.String(),
});

export type CurrentUserView = Static<typeof currentUserView>;

export const getCurrentUser = route({
  id: "getCurrentUser",
  method: "get",
  path: "/rest/v1/users/current_user",
  summary: "Who is signed in, and everything that they know of themselves",
  access: "anyone",
  answers: { 200: { description: "The signed-in trader", body: dataOf(currentUserView) } },
});

export const viewExternalId = route({
  id: "viewExternalId",
  method: "get",
  path: "/rest/v1/users/{id}/external-id",
  summary: "The id by which outside providers know a trader; only one's own",
  access: "trader",
  answers: {
    200: { description: "The id", body: dataOf(closed({ externalId: Type.String() })) },
  },
});

export const currentUserRoutes = { getCurrentUser, viewExternalId };
