import type { WholeUser } from "../../../../application/account/view-own-record.ts";
import { wholeName } from "../../../../domain/account/full-name.ts";
import { findCurrency } from "../../../../domain/catalogue/fiat-currencies.ts";
import { currencyOfRegion } from "../../../../domain/catalogue/region-currencies.ts";
import { publishedLevel } from "../../../../domain/kyc/proven-level.ts";
import { isAdminOrSupermodOrModerator } from "../../../../domain/staff/staff-roles.ts";
import { formatFiat } from "../../../../domain/money/fiat.ts";
import { formatAmount } from "../../../../domain/money/money.ts";
import type { OwnRecord } from "../../../../application/ports/own-record-store.ts";
import type { KeptSettings } from "../../../../application/ports/settings-store.ts";
import type { CurrentUserView } from "../../contract/account/current-user.ts";
import { defaultLocale } from "../../contract/locales.ts";
import { pageReader } from "./page-reader.ts";
import { nothingProven, presentProofs } from "./proofs-presenter.ts";

/** Everybody has the messenger. */
const always = { isMessengerEnabled: true } as const;

const firstCurrency = findCurrency("USD")?.id ?? 0;

function nobody(): CurrentUserView {
  return {
    ...pageReader(undefined),
    ...always,
    ...nothingProven,
    ...phoneFields(undefined),
    externalId: null,
    firstName: null,
    lastName: null,
    userFullName: null,
    country: null,
    currencyId: firstCurrency,
    locationCurrency: "USD",
    urlLocale: "",
    timezone: null,
    referralCode: null,
    referralName: null,
    referrerUsername: null,
    completedTrades: 0,
    vendorLanguages: [],
    feeDiscount: 0,
    kycLevelCheck: null,
    fullNameVisibilityType: 2,
    fullNameAudience: "everyone",
    completedTourGuides: [],
    statusMessage: "",
    counts: countsOf(undefined),
    isMessengerEnabled: false,
    registrationGroup: null,
    isAdminOrSupermodOrModerator: false,
    isApiKeyConnected: false,
    isMerchant: false,
    ...offerFlags(undefined),
    bio: "",
    notifyTradeMessagesInterval: 10,
    accept_chat_messages: "everyone",
    hasActiveMobileApp: false,
    fiatCurrencyCode: "USD",
  };
}

/** Everything that users know of themselves; undefined if nobody is signed in. */
export function presentCurrentUser(whole: WholeUser | undefined): CurrentUserView {
  if (!whole) return nobody();
  const { user, settings, record, phone, unused, feeDiscount, isLevelChecked } = whole;
  const reader = pageReader(user);
  return {
    ...reader,
    ...always,
    ...presentProofs(whole.verification),
    ...phoneFields(phone),
    ...presentSettings(settings),
    externalId: record.externalId,
    userFullName: wholeName(settings) ?? null,
    country:
      settings.country === undefined
        ? null
        : presentCountry(settings.country, whole.isCountryEnabled),
    currencyId: findCurrency(settings.currency)?.id ?? firstCurrency,
    locationCurrency:
      currencyOfRegion(settings.country ?? settings.seenCountry ?? "") ?? settings.currency,
    urlLocale: settings.locale === defaultLocale ? "" : settings.locale,
    referralCode: record.referralCode ?? null,
    referralName: record.referralCode === undefined ? null : reader.username,
    referrerUsername: record.referrer ?? null,
    completedTrades: record.completedTrades,
    feeDiscount,
    kycLevelCheck: isLevelChecked
      ? {
          level: publishedLevel(record.level),
          unusedTradingVolumeInFiatCurrency: unused ? formatFiat(unused) : null,
        }
      : null,
    completedTourGuides: [...settings.completedTours],
    counts: countsOf(record),
    registrationGroup: record.registrationGroup,
    isAdminOrSupermodOrModerator: record.staffRoles.some(isAdminOrSupermodOrModerator),
    isApiKeyConnected: record.hasApiKey,
    isMerchant: record.isMerchant,
    ...offerFlags(record),
  };
}

/** The settings under the names of the specification. */
export function presentSettings(settings: KeptSettings) {
  return {
    bio: settings.bio,
    statusMessage: settings.statusMessage,
    firstName: settings.firstName,
    lastName: settings.lastName,
    fullNameVisibilityType: settings.fullNameVisibility,
    fullNameAudience: settings.fullNameAudience,
    timezone: settings.timeZone ?? null,
    vendorLanguages: [...settings.vendorLanguages],
    isBalanceHidden: settings.isBalanceHidden,
    accept_chat_messages: settings.acceptsMessagesFrom,
    notifyTradeMessagesInterval: settings.notifyMinutes,
    hasActiveMobileApp: settings.hasMobileApp,
    isSoundEnabled: settings.isSoundOn,
    fiatCurrencyCode: settings.currency,
    locale: settings.locale,
  };
}

function presentCountry(code: string, isCountryEnabled: boolean) {
  const name = new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code;
  return { iso: code, code, name, isCountryEnabled };
}

function phoneFields(phone: WholeUser["phone"]) {
  const isPhoneVerified = phone?.isVerified ?? false;
  const number = phone?.number ?? null;
  return {
    phone: isPhoneVerified ? number : null,
    unverifiedPhone: isPhoneVerified ? null : number,
    isPhoneVerified,
  };
}

function countsOf(record: OwnRecord | undefined): CurrentUserView["counts"] {
  const active = (record?.offers ?? []).filter(({ isActive }) => isActive);
  return {
    activeOffersCount: active.reduce((sum, { count }) => sum + count, 0),
    totalTradedBtc: record ? formatAmount(record.bitcoinTraded) : "0.00000000",
    successfulTrades: record?.completedTrades ?? 0,
    merchantBalance: record ? formatAmount(record.merchantBalance) : "0.00000000",
  };
}

function offerFlags(record: OwnRecord | undefined) {
  const offers = record?.offers ?? [];
  const isOn = (sought: string) => offers.some(({ side, isActive }) => isActive && side === sought);
  return {
    hasOffers: offers.length > 0,
    hasActiveBuyOffers: isOn("buy"),
    hasActiveSellOffers: isOn("sell"),
  };
}
