import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { paymentMethodGroups } from "../../domain/catalogue/payment-method-groups.ts";
import { findPaymentMethod } from "../../domain/catalogue/payment-methods.ts";
import { accountFieldNames } from "./account-field-names.ts";
import { tradeFieldNames } from "./trade-field-names.ts";
import { tradingFieldNames } from "./trading-field-names.ts";

/** The parts of a policy, in the order of the page. */
export const partNames: Readonly<Record<string, MessageDescriptor>> = {
  fees: msg`Escrow fees`,
  offer: msg`Offers`,
  moderation: msg`Offer moderation`,
  market: msg`Market prices`,
  start: msg`Starting a trade`,
  trade: msg`Active trades`,
  chat: msg`Trade chat`,
  dispute: msg`Disputes`,
  texts: msg`Lengths of texts`,
  account: msg`Traders' accounts`,
  staff: msg`Staff accounts`,
  partner: msg`Partner programme`,
  deposit: msg`Deposits`,
  send: msg`Sends`,
  lightning: msg`Lightning`,
  providerOrder: msg`Ramps and top-ups`,
  conversion: msg`Conversions`,
  spot: msg`Spot trading`,
  virtualCard: msg`Virtual cards`,
  verification: msg`Verification`,
  flags: msg`Other features`,
};

const names = { ...tradingFieldNames, ...tradeFieldNames, ...accountFieldNames };

/** What the paths of watched countries begin with. */
export const watchedCountryPrefix = "start.watchedCountries.";

/** What the paths of countries begin with whose people verify their ID first. */
export const idFirstCountryPrefix = "start.idFirstCountries.";

const countryNames = [
  [watchedCountryPrefix, msg({ message: "No trading in {country}" })],
  [idFirstCountryPrefix, msg({ message: "ID before the first trade in {country}" })],
] as const;

/** The path of a field with `*` for its place in a list. */
function pathPattern(path: string): string {
  return path.replace(/\.\d+\./, ".*.");
}

/** Says what a field is called, by its path. */
export function useFieldName(): (path: string) => string {
  const { i18n } = useLingui();
  return (path) => fieldName(i18n, path);
}

function fieldName(i18n: I18n, path: string): string {
  const feeOf = /^fees\.by(Group|Method)\.(.+)$/.exec(path);
  if (feeOf) return feeName(feeOf[1], feeOf[2] ?? "");
  const ofCountry = countryNames.find(([prefix]) => path.startsWith(prefix));
  if (ofCountry) {
    const [prefix, countryName] = ofCountry;
    const code = path.slice(prefix.length);
    const country = new Intl.DisplayNames(i18n.locale, { type: "region" }).of(code) ?? code;
    return i18n._({ ...countryName, values: { country } });
  }
  const name = names[pathPattern(path)];
  if (!name) return path;
  const place = Number(/\.(\d+)\./.exec(path)?.[1] ?? -1) + 1;
  return i18n._({ ...name, values: { place } });
}

/** The part of the policy that a field belongs to. */
export function partOf(path: string): string {
  return path.split(".")[0] ?? path;
}

function feeName(by: string | undefined, key: string): string {
  if (by === "Method") return findPaymentMethod(key)?.name ?? key;
  return paymentMethodGroups.find(({ id }) => String(id) === key)?.name ?? key;
}
