import { Trans } from "@lingui/react/macro";
import { ArrowDownToLine, ArrowRightLeft, ArrowUpFromLine, Undo2 } from "lucide-react";
import { useSearch } from "wouter";
import { isPlay } from "../../../domain/money/asset.ts";
import type { BalanceView } from "../../http/contract/wallet/wallet.ts";
import { isAssetCode } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Money } from "../design/money.tsx";
import { Spoken } from "../design/spoken.tsx";
import { coinNames } from "../market/coins.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { convertPath, sendPath } from "../navigation/paths.ts";
import { useReader } from "../server/use-reader.ts";
import { BalancePart } from "./balance-part.tsx";
import { HeldParts } from "./held-parts.tsx";
import { ReceiveButton } from "./receive-button.tsx";
import styles from "./coin-balance.module.css";

/** One coin: what is available, held, owed, and incoming. */
export function CoinBalance(props: { balance: BalanceView }) {
  const { balance } = props;
  const { isBalanceHidden } = useReader();
  const { cryptoCurrencyCode: asset } = balance;
  const asked = new URLSearchParams(useSearch()).get("receive");
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <bdi>{isAssetCode(asset) ? coinNames[asset] : asset}</bdi>
        </h2>
        {balance.fiatValue !== null && (
          <span className={styles.value}>
            <Money
              hidden={isBalanceHidden}
              currency={balance.fiatCurrencyCode}
              amount={balance.fiatValue}
            />
          </span>
        )}
      </div>
      <p className={styles.available}>
        <span className={styles.amount}>
          <Money hidden={isBalanceHidden} asset={asset} amount={balance.balance} />
        </span>
        <span className={styles.word}>
          <Trans>available</Trans>
        </span>
      </p>
      <dl className={styles.parts}>
        <HeldParts balance={balance} />
        {balance.owedAmount !== "0" && (
          <BalancePart icon={Undo2} name={<Trans>You owe</Trans>}>
            <Money hidden={isBalanceHidden} asset={asset} amount={balance.owedAmount} />
          </BalancePart>
        )}
        {balance.owedFor.map(({ tradeId, amount }) => (
          <BalancePart
            key={tradeId}
            name={
              <AppLink className={styles.trade} to={`/trade/${tradeId}`}>
                <span>
                  <Trans>
                    Payment reversed in trade <bdi>{tradeId}</bdi>
                  </Trans>
                </span>
              </AppLink>
            }
          >
            <Money hidden={isBalanceHidden} asset={asset} amount={amount} />
          </BalancePart>
        ))}
        <BalancePart icon={ArrowDownToLine} name={<Trans>Incoming</Trans>}>
          <Money hidden={isBalanceHidden} asset={asset} amount={balance.incomingAmount} />
        </BalancePart>
      </dl>
      {isAssetCode(asset) && !isPlay(asset) && (
        <div className={styles.acts}>
          <ReceiveButton asset={asset} isAsked={asked === asset} />
          <Button variant="plain" href={`${sendPath}?crypto=${asset}`}>
            <ArrowUpFromLine aria-hidden="true" />
            <span>
              <Trans>
                Send{" "}
                <Spoken>
                  <bdi>{asset}</bdi>
                </Spoken>
              </Trans>
            </span>
          </Button>
          <Button variant="plain" href={`${convertPath}?from=${asset}`}>
            <ArrowRightLeft aria-hidden="true" />
            <span>
              <Trans>
                Convert{" "}
                <Spoken>
                  <bdi>{asset}</bdi>
                </Spoken>
              </Trans>
            </span>
          </Button>
        </div>
      )}
    </Card>
  );
}
