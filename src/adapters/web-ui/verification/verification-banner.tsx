import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "wouter";
import { numberLocale } from "../design/amount-text.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { verificationPath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import styles from "../account/account-banner.module.css";

/**
 * For whom staff asked to verify their identity (answers 33): with a deadline after which trades and sends
 * wait, or without one.
 */
export function VerificationBanner() {
  const { i18n } = useLingui();
  const [path] = useLocation();
  const demand = useRead("viewVerification", {}).data?.data.demand;
  if (!demand || path.startsWith(verificationPath)) return null;
  const { isForced, deadline, reason } = demand;
  const by =
    deadline === null
      ? ""
      : new Intl.DateTimeFormat(numberLocale(i18n.locale), {
          dateStyle: "medium",
          timeStyle: "short",
          hourCycle: "h23",
        }).format(new Date(deadline));
  return (
    <div
      id={isForced ? "banner-kyc-forced" : "banner-requested-id-verification"}
      className={styles.banner}
    >
      <span>
        {isForced ? (
          <Trans>
            Verify your identity by <bdi>{by}</bdi>. After that you can&apos;t trade or send.
          </Trans>
        ) : (
          <Trans>We ask you to verify your identity.</Trans>
        )}{" "}
        <bdi dir="auto">{reason}</bdi>
      </span>
      <AppLink className={styles.more} to={verificationPath}>
        <Trans>Verify now</Trans>
      </AppLink>
    </div>
  );
}
