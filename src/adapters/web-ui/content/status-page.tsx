import { Trans, useLingui } from "@lingui/react/macro";
import { LoadFailure } from "../failure/load-failure.tsx";
import { useRead } from "../server/use-read.ts";
import { ContentPage, ContentPart } from "./content-page.tsx";
import styles from "./content-page.module.css";

const everyMs = 30_000;

/** What works right now: trading, withdrawals and prices, for each coin. */
export function StatusPage() {
  const { t } = useLingui();
  const coins = useRead("listCryptoCurrencies", {}, { everyMs });
  const halts = useRead("listHalts", {}, { everyMs });
  const open = halts.data?.data ?? [];
  const isHalted = (kind: string, code: string) =>
    open.some(
      (halt) =>
        halt.kind === kind &&
        (halt.cryptoCurrencyCode === null || halt.cryptoCurrencyCode === code),
    );
  const state = (halted: boolean) => (halted ? t`halted` : t`works`);
  const hasFailed = (coins.isError && !coins.data) || (halts.isError && !halts.data);
  return (
    <ContentPage
      title={t`Status`}
      lead={<Trans>What works right now. This page updates by itself.</Trans>}
    >
      {hasFailed && (
        <LoadFailure
          onRetry={() => void Promise.all([coins.refetch(), halts.refetch()])}
          isRetrying={coins.isFetching || halts.isFetching}
        />
      )}
      {coins.data && halts.data && (
        <ContentPart title={<Trans>Coins</Trans>}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Coin</Trans>
                </th>
                <th scope="col">
                  <Trans>Trading</Trans>
                </th>
                <th scope="col">
                  <Trans>Releases and withdrawals</Trans>
                </th>
                <th scope="col">
                  <Trans>Market price</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {coins.data.data.map(({ code, fullName, rate }) => (
                <tr key={code}>
                  <th scope="row">
                    <bdi>{fullName}</bdi>
                  </th>
                  <td>{state(isHalted("trading", code))}</td>
                  <td>{state(isHalted("withdrawals", code))}</td>
                  <td>{rate === null ? t`unknown` : t`works`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ContentPart>
      )}
      {coins.data && halts.data && (
        <ContentPart title={<Trans>Sends and deposits</Trans>}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Coin</Trans>
                </th>
                <th scope="col">
                  <Trans>Sends</Trans>
                </th>
                <th scope="col">
                  <Trans>Deposits</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {coins.data.data.map(({ code, fullName }) => (
                <tr key={code}>
                  <th scope="row">
                    <bdi>{fullName}</bdi>
                  </th>
                  <td>{state(isHalted("sends", code) || isHalted("withdrawals", code))}</td>
                  <td>{state(isHalted("deposits", code))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ContentPart>
      )}
      <ContentPart title={<Trans>What this means</Trans>}>
        <p>
          <Trans>
            While trading is halted, no new trades start; active ones continue. While releases and
            withdrawals are halted, crypto in escrow stays there, and no deadline takes it from
            anyone. While sends are halted, crypto stays in wallets here; between people it still
            moves. While deposits are halted, what arrives is credited afterwards. Without a market
            price, offers that follow the market can&apos;t be taken.
          </Trans>
        </p>
      </ContentPart>
    </ContentPage>
  );
}
