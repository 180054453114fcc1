import { Trans } from "@lingui/react/macro";
import { Money } from "../design/money.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { teamPath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { statusWords } from "../trade/status-words.tsx";
import styles from "./vendor.module.css";

const everyMs = 10_000;

/** The running trades of the vendors whom the user helps. */
export function HelpedTrades() {
  const read = useRead("listHelpedTrades", {}, { everyMs });
  const trades = read.data?.data;
  return (
    <SettingsSection title={<Trans>Their trades</Trans>}>
      {!trades && read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {read.isPending && (
        <div aria-busy="true">
          <Skeleton shape="control" width="full" />
        </div>
      )}
      {trades?.length === 0 && (
        <p className={styles.second}>
          <Trans>Active trades on their offers appear here.</Trans>
        </p>
      )}
      {trades && trades.length > 0 && (
        <ul className={styles.list}>
          {trades.map(({ trade, vendor }) => {
            const { kind, words } = statusWords(trade.status);
            return (
              <li key={trade.id} className={styles.item}>
                <div className={styles.line}>
                  <AppLink to={`${teamPath}/${trade.id}`}>
                    <bdi>{vendor}</bdi> · <bdi>{trade.partner.username}</bdi>
                  </AppLink>
                  <StatusChip kind={kind}>{words}</StatusChip>
                </div>
                <p className={styles.second}>
                  <Money currency={trade.currency} amount={trade.fiatAmount} /> ·{" "}
                  <bdi>{trade.paymentMethodName}</bdi>
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </SettingsSection>
  );
}
