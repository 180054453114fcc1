import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnReputationsView } from "../../http/contract/reputation/reputation.ts";
import { Button } from "../design/button.tsx";
import { CopyButton } from "../design/copy-button.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead } from "../server/use-read.ts";
import { SettingsFrame } from "../settings/settings-frame.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { ClaimForm } from "./claim-form.tsx";
import styles from "./reputation.module.css";

type Claim = OwnReputationsView["claims"][number];

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

function ClaimRow({ claim, onChanged }: { claim: Claim; onChanged: () => Promise<void> }) {
  const { id, market, trades, decided } = claim;
  const act = useAct();
  const remove = async () => {
    await act.send(() => client.call("removeReputationClaim", { parameters: { id } }));
    await onChanged();
  };
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <span className={styles.name}>
          <bdi>{market}</bdi>
        </span>
        <StateChip decided={decided} />
      </div>
      <p className={styles.second}>
        <Trans>
          Trades there: <bdi>{trades}</bdi>
        </Trans>
      </p>
      {decided && (
        <p className={styles.second}>
          <bdi dir="auto">{decided.words}</bdi>
        </p>
      )}
      {act.failure && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
      <div>
        <Button variant="plain" disabled={act.isBusy} onClick={() => void remove()}>
          {decided ? <Trans>Remove</Trans> : <Trans>Withdraw</Trans>}
        </Button>
      </div>
    </li>
  );
}

function StateChip({ decided }: Pick<Claim, "decided">) {
  if (!decided) {
    return (
      <StatusChip kind="waiting">
        <Trans>Waiting for a moderator</Trans>
      </StatusChip>
    );
  }
  return decided.isConfirmed ? (
    <StatusChip kind="done">
      <Trans>On your profile</Trans>
    </StatusChip>
  ) : (
    <StatusChip kind="refused">
      <Trans>Declined</Trans>
    </StatusChip>
  );
}
