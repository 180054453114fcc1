import { Trans } from "@lingui/react/macro";
import type { AssetCode } from "../../../domain/money/asset.ts";
import type { WalletFileFormat } from "../../../domain/wallet/wallet-file.ts";
import styles from "./history.module.css";

/** Links to the history as files, of one coin or all. */
export function HistoryFile({ coin }: { coin: AssetCode | undefined }) {
  const hrefOf = (format: WalletFileFormat) => {
    const query = new URLSearchParams({ format, ...(coin && { crypto_currency_code: coin }) });
    return `/rest/v2/wallet/history/file?${query}`;
  };
  return (
    <div className={styles.files}>
      <a className={styles.download} href={hrefOf("csv")} download>
        <Trans>Download the history as CSV</Trans>
      </a>
      <a className={styles.download} href={hrefOf("xlsx")} download>
        <Trans>Download the history for Excel</Trans>
      </a>
    </div>
  );
}
