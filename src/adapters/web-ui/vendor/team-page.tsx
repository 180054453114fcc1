import { Trans, useLingui } from "@lingui/react/macro";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { useRead } from "../server/use-read.ts";
import { SettingsFrame } from "../settings/settings-frame.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { HelpedTrades } from "./helped-trades.tsx";
import { HelperSection } from "./helper-section.tsx";
import { VendorRow } from "./vendor-row.tsx";
import styles from "./vendor.module.css";

const everyMs = 10_000;

/** Who helps the user with their trades, and whom the user helps. */
export function TeamPage() {
  const { t } = useLingui();
  const read = useRead("viewTeam", {}, { everyMs });
  const team = read.data?.data;
  const readNow = async () => {
    await read.refetch();
  };
  return (
    <SettingsFrame title={t`Team`}>
      {!team && read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {read.isPending && (
        <div aria-busy="true">
          <Skeleton shape="card" width="full" />
        </div>
      )}
      {team && (
        <>
          <HelperSection team={team} onChanged={readNow} />
          <SettingsSection
            title={<Trans>Vendors you help</Trans>}
            about={<Trans>What you do in their trades is recorded under your name.</Trans>}
          >
            {team.vendors.length === 0 ? (
              <p className={styles.second}>
                <Trans>Invitations from vendors appear here.</Trans>
              </p>
            ) : (
              <ul className={styles.list}>
                {team.vendors.map((seat) => (
                  <VendorRow key={seat.id} seat={seat} onChanged={readNow} />
                ))}
              </ul>
            )}
          </SettingsSection>
          {team.vendors.some(({ acceptedAt }) => acceptedAt !== null) && <HelpedTrades />}
        </>
      )}
    </SettingsFrame>
  );
}
