import type { ReactNode } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import {
  ArrowDownToLine,
  ArrowRightLeft,
  ArrowUpFromLine,
  Lock,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import type { BalanceView } from "../../http/contract/wallet/wallet.ts";
import { isAssetCode } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Money } from "../design/money.tsx";
import { Spoken } from "../design/spoken.tsx";
import { coinNames } from "../market/coins.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { convertPath, sendPath, tradesPath } from "../navigation/paths.ts";
import { useReader } from "../server/use-reader.ts";
import { ReceiveButton } from "./receive-button.tsx";
import styles from "./coin-balance.module.css";

/** The others are on the trades page, and one line here. */
const mostHolds = 3;

/** One coin: what is available, held, owed, and incoming. */
export function CoinBalance(props: { balance: BalanceView }) {
  const { balance } = props;
  const { isBalanceHidden } = useReader();
  const { cryptoCurrencyCode: asset } = balance;
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
        <Part
          icon={Lock}
          name={
            balance.heldAmount === "0" ? (
              <Trans>Held</Trans>
            ) : (
              <AppLink className={styles.link} to={tradesPath}>
                <Trans>Held in your trades</Trans>
              </AppLink>
            )
          }
        >
          <Money hidden={isBalanceHidden} asset={asset} amount={balance.heldAmount} />
        </Part>
        {balance.heldIn.slice(0, mostHolds).map(({ tradeId, amount }) => (
          <Part
            key={tradeId}
            name={
              <AppLink className={styles.trade} to={`/trade/${tradeId}`}>
                <span>
                  <Trans>
                    Trade <bdi>{tradeId}</bdi>
                  </Trans>
                </span>
              </AppLink>
            }
          >
            <Money hidden={isBalanceHidden} asset={asset} amount={amount} />
          </Part>
        ))}
        {balance.heldIn.length > mostHolds && (
          <Part
            name={
              <span className={styles.trade}>
                <Plural
                  value={balance.heldIn.length - mostHolds}
                  one="# more trade"
                  other="# more trades"
                />
              </span>
            }
          >
            <Money
              hidden={isBalanceHidden}
              asset={asset}
              amount={String(sumOf(balance.heldIn.slice(mostHolds)))}
            />
          </Part>
        )}
        {balance.owedAmount !== "0" && (
          <Part icon={Undo2} name={<Trans>You owe</Trans>}>
            <Money hidden={isBalanceHidden} asset={asset} amount={balance.owedAmount} />
          </Part>
        )}
        {balance.owedFor.map(({ tradeId, amount }) => (
          <Part
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
          </Part>
        ))}
        <Part icon={ArrowDownToLine} name={<Trans>Incoming</Trans>}>
          <Money hidden={isBalanceHidden} asset={asset} amount={balance.incomingAmount} />
        </Part>
      </dl>
      {isAssetCode(asset) && (
        <div className={styles.acts}>
          <ReceiveButton asset={asset} />
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

function Part(props: { icon?: LucideIcon; name: ReactNode; children: ReactNode }) {
  const { icon: Icon, name, children } = props;
  return (
    <div className={styles.part}>
      <dt className={styles.partName}>
        {Icon && <Icon aria-hidden="true" />}
        {name}
      </dt>
      <dd className={styles.partAmount}>{children}</dd>
    </div>
  );
}

function sumOf(holds: BalanceView["heldIn"]): bigint {
  return holds.reduce((total, { amount }) => total + BigInt(amount), 0n);
}
