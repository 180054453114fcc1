import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { verifyPhonePath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import styles from "./settings-section.module.css";
import { SettingsSection } from "./settings-section.tsx";

/** The user's phone number, and whether it is confirmed. */
export function PhoneSection() {
  const phone = useRead("viewPhone", {});
  const view = phone.data?.data;
  return (
    <SettingsSection
      title={<Trans>Phone</Trans>}
      about={
        <Trans>Only you see the number. With a confirmed address, it raises your limits.</Trans>
      }
    >
      {view ? (
        <>
          {view.phone !== null && (
            <p>
              <bdi className={styles.value}>{view.phone}</bdi>{" "}
              {view.isVerified ? <Trans>(confirmed)</Trans> : <Trans>(not confirmed)</Trans>}
            </p>
          )}
          <div>
            <Button variant={view.isVerified ? "plain" : "primary"} href={verifyPhonePath}>
              {view.isVerified ? (
                <Trans>Use another number</Trans>
              ) : (
                <Trans>Confirm your phone</Trans>
              )}
            </Button>
          </div>
        </>
      ) : phone.isError ? (
        <LoadFailure onRetry={() => void phone.refetch()} isRetrying={phone.isFetching} />
      ) : (
        <div aria-busy="true">
          <Skeleton width="medium" />
        </div>
      )}
    </SettingsSection>
  );
}
