import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { AdminAnnouncementView } from "../../adapters/http/contract/admin/announcements.ts";

const regions = new Intl.DisplayNames("en", { type: "region" });

/** A country's name, by its code. */
export function countryName(code: string): string {
  return regions.of(code) ?? code;
}

const languages = new Intl.DisplayNames("en", { type: "language" });

/** A language's name, by its locale. */
export function languageName(locale: string): string {
  return languages.of(locale) ?? locale;
}

export const kindWords: Readonly<Record<AdminAnnouncementView["kind"], ReactNode>> = {
  alert: <Trans>Alert</Trans>,
  maintenance: <Trans>Maintenance</Trans>,
  country: <Trans>Notice for a country</Trans>,
};

export const severityWords: Readonly<Record<AdminAnnouncementView["severity"], ReactNode>> = {
  info: <Trans>Information</Trans>,
  warning: <Trans>Warning</Trans>,
  danger: <Trans>Danger</Trans>,
};

export const audienceWords: Readonly<Record<AdminAnnouncementView["audience"], ReactNode>> = {
  everyone: <Trans>Everyone</Trans>,
  signed_in: <Trans>Traders who are signed in</Trans>,
  signed_out: <Trans>Visitors</Trans>,
};

export const actionWords: Readonly<Record<AdminAnnouncementView["blocks"][number], ReactNode>> = {
  "create-offer": <Trans>Creating offers</Trans>,
  "activate-offer": <Trans>Switching offers on</Trans>,
  "start-trade-buy": <Trans>Starting trades as buyer</Trans>,
  "start-trade-sell": <Trans>Starting trades as seller</Trans>,
  "use-wallet": <Trans>Sending and receiving coins</Trans>,
};
