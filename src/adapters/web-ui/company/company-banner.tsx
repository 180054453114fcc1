import { Trans } from "@lingui/react/macro";
import { useLocation } from "wouter";
import { AppLink } from "../navigation/app-link.tsx";
import { verifyCompanyPath } from "../navigation/paths.ts";
import { client } from "../server/client.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import styles from "../account/account-banner.module.css";

/**
 * For the account of a company that is not verified: what is wrong with its application (answers 34),
 * or that it can be verified, unless that was postponed.
 */
export function CompanyBanner() {
  const [path] = useLocation();
  const readAgain = useReadAgain();
  const company = useRead("viewCompanyApplication", {}).data?.data;
  if (!company || path === verifyCompanyPath) return null;
  const { application, isPostponed } = company;
  if (!application) {
    if (isPostponed) return null;
    const postpone = async () => {
      await client.call("postponeCompanyVerification", {});
      await readAgain("viewCompanyApplication");
    };
    return (
      <div id="banner-company-verification" className={styles.banner}>
        <AppLink className={styles.more} to={verifyCompanyPath}>
          <Trans>Verify your company</Trans>
        </AppLink>
        <button type="button" className={styles.more} onClick={() => void postpone()}>
          <Trans>Not this week</Trans>
        </button>
      </div>
    );
  }
  const isWrong =
    application.state === "application_rejected" ||
    application.state === "application_waiting_resubmission";
  if (!isWrong) return null;
  return (
    <div id="banner-company-application-error" className={styles.banner}>
      <span>
        {application.state === "application_rejected" ? (
          <Trans>The application of your company was rejected:</Trans>
        ) : (
          <Trans>The application of your company needs a change:</Trans>
        )}{" "}
        <bdi dir="auto">{application.reason}</bdi>
      </span>
      <AppLink className={styles.more} to={verifyCompanyPath}>
        <Trans>Change it and send it again</Trans>
      </AppLink>
    </div>
  );
}
