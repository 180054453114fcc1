import { Trans, useLingui } from "@lingui/react/macro";
import { CopyButton } from "../design/copy-button.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { useRead } from "../server/use-read.ts";
import { SettingsFrame } from "../settings/settings-frame.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { ClaimForm } from "./claim-form.tsx";
import { ClaimRow } from "./claim-row.tsx";
import styles from "./reputation.module.css";

/** The user's records on other marketplaces, and the request that one is shown. */
export function ReputationPage() {
  const { t } = useLingui();
  const read = useRead("viewReputationClaims", {});
  const own = read.data?.data;
  const readNow = async () => {
    await read.refetch();
  };
  return (
    <SettingsFrame title={t`Record elsewhere`}>
      {!own && read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {read.isPending && (
        <div aria-busy="true">
          <Skeleton shape="card" width="full" />
        </div>
      )}
      {own && (
        <>
          {own.claims.length > 0 && (
            <SettingsSection title={<Trans>Your records</Trans>}>
              <ul className={styles.list}>
                {own.claims.map((claim) => (
                  <ClaimRow key={claim.id} claim={claim} onChanged={readNow} />
                ))}
              </ul>
            </SettingsSection>
          )}
          <SettingsSection
            title={<Trans>Import a record</Trans>}
            about={
              <Trans>
                Shown on your profile apart from your trades here, with the name of the marketplace
                and the day we checked it.
              </Trans>
            }
          >
            <div>
              <p>
                <Trans>
                  First write this text on your profile there, for example in the description:
                </Trans>
              </p>
              <p className={styles.proof}>
                <bdi dir="ltr">{own.proof}</bdi>
                <CopyButton value={own.proof} what={<Trans>Text for the other profile</Trans>} />
              </p>
            </div>
            <ClaimForm onChanged={readNow} />
          </SettingsSection>
        </>
      )}
    </SettingsFrame>
  );
}
