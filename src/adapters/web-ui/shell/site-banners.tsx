import { useSyncExternalStore, type ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Megaphone, Wrench, X } from "lucide-react";
import type { AnnouncementView } from "../../http/contract/announcement/announcement.ts";
import { numberLocale } from "../design/amount-text.ts";
import { useTimeZone } from "../design/use-time-zone.ts";
import { usePageState } from "../page-context.ts";
import { CompanyBanner } from "../company/company-banner.tsx";
import { VerificationBanner } from "../verification/verification-banner.tsx";
import { remember, remembered } from "../server/device-memory.ts";
import { useReader } from "../server/use-reader.ts";
import { useRead } from "../server/use-read.ts";
import styles from "./banners.module.css";

/** The mount points of the specification (section 2). */
const ids: Readonly<Record<AnnouncementView["kind"], string>> = {
  alert: "banner-admin-alert",
  maintenance: "banner-maintenance",
  country: "banner-country-block",
};

/**
 * What admins announce to the whole site, where everything but a maintenance can be dismissed, and what
 * a company or a person has to do to be verified.
 */
export function SiteBanners() {
  const { announcements, reader } = usePageState();
  const { isUnverifiedCorporateAccount, isVerificationAsked } = useReader();
  const isOfCountry = reader.isLogged && announcements.some(({ country }) => country !== null);
  const shown = announcements.filter(({ country }) => country === null);
  return (
    <>
      {shown.map((each) => (
        <SiteBanner key={each.id} announcement={each} />
      ))}
      {isOfCountry && <CountryBanners announcements={announcements} />}
      {isVerificationAsked && <VerificationBanner />}
      {isUnverifiedCorporateAccount && <CompanyBanner />}
    </>
  );
}

/** The country is the one that the user says they live in. */
function CountryBanners({ announcements }: { announcements: readonly AnnouncementView[] }) {
  const { data } = useRead("getCurrentUser", {});
  const own = data?.data.country?.iso;
  return announcements
    .filter(({ country }) => country !== null && country === own)
    .map((each) => <SiteBanner key={each.id} announcement={each} />);
}

function SiteBanner({ announcement }: { announcement: AnnouncementView }): ReactNode {
  const { id, kind, severity, country, text, until } = announcement;
  const { t } = useLingui();
  const key = `banner ${id}`;
  const isDismissed = useSyncExternalStore(
    watch,
    () => remembered(key) !== undefined,
    () => false,
  );
  if (isDismissed) return undefined;
  const Icon = kind === "maintenance" ? Wrench : Megaphone;
  const tone = severity === "info" ? "" : (styles[severity] ?? "");
  return (
    <div
      id={country === "NG" ? "banner-nigeria-block" : ids[kind]}
      className={`${styles.banner} ${tone}`}
    >
      <Icon aria-hidden="true" />
      <span>
        <bdi>{text}</bdi>
        {kind === "maintenance" && until !== null && <Until at={until} />}
      </span>
      {kind !== "maintenance" && (
        <button
          type="button"
          className={styles.act}
          aria-label={t`Dismiss`}
          onClick={() => {
            remember(key, "dismissed");
            for (const look of watchers) look();
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function Until({ at }: { at: string }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const time = new Intl.DateTimeFormat(numberLocale(i18n.locale), {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    ...(timeZone !== undefined && { timeZone }),
  }).format(new Date(at));
  return (
    <>
      {" "}
      <Trans>
        Until <bdi>{time}</bdi>, no new trades start and nothing is sent. Active trades continue,
        and their deadlines wait.
      </Trans>
    </>
  );
}

const watchers = new Set<() => void>();

function watch(look: () => void): () => void {
  watchers.add(look);
  return () => watchers.delete(look);
}
