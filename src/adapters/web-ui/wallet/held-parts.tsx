import type { ReactNode } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import type { BalanceView } from "../../http/contract/wallet/wallet.ts";
import { Money } from "../design/money.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { spotPath, tradesPath } from "../navigation/paths.ts";
import { useReader } from "../server/use-reader.ts";
import { BalancePart } from "./balance-part.tsx";
import styles from "./coin-balance.module.css";

/** The others are on the trades page or in the list of sends, and one line here. */
const mostHolds = 3;

/** What of a coin is held, and for which trades and sends. */
export function HeldParts({ balance }: { balance: BalanceView }) {
  const { isBalanceHidden } = useReader();
  const {
    cryptoCurrencyCode: asset,
    heldAmount,
    heldIn,
    heldForSends,
    heldForSpotOrders,
    heldForProviderOrders,
  } = balance;
  const money = (amount: string) => (
    <Money hidden={isBalanceHidden} asset={asset} amount={amount} />
  );
  return (
    <>
      <BalancePart icon={Lock} name={heldName(balance)}>
        {money(heldAmount)}
      </BalancePart>
      {heldIn.slice(0, mostHolds).map(({ tradeId, amount }) => (
        <BalancePart
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
          {money(amount)}
        </BalancePart>
      ))}
      {heldIn.length > mostHolds && (
        <BalancePart
          name={
            <span className={styles.trade}>
              <Plural value={heldIn.length - mostHolds} one="# more trade" other="# more trades" />
            </span>
          }
        >
          {money(sumOf(heldIn.slice(mostHolds)))}
        </BalancePart>
      )}
      {heldForSends.slice(0, mostHolds).map(({ sendId, address, amount }) => (
        <BalancePart
          key={sendId}
          name={
            <a className={styles.trade} href="#sends">
              <span>
                <Trans>
                  Send to <bdi>{shortAddress(address)}</bdi>
                </Trans>
              </span>
            </a>
          }
        >
          {money(amount)}
        </BalancePart>
      ))}
      {heldForSends.length > mostHolds && (
        <BalancePart
          name={
            <a className={styles.trade} href="#sends">
              <Plural
                value={heldForSends.length - mostHolds}
                one="# more send"
                other="# more sends"
              />
            </a>
          }
        >
          {money(sumOf(heldForSends.slice(mostHolds)))}
        </BalancePart>
      )}
      {heldForSpotOrders !== "0" && (
        <BalancePart
          name={
            <AppLink className={styles.trade} to={spotPath}>
              <Trans>Your spot orders</Trans>
            </AppLink>
          }
        >
          {money(heldForSpotOrders)}
        </BalancePart>
      )}
      {heldForProviderOrders !== "0" && (
        <BalancePart name={<Trans>Your payouts and top-ups</Trans>}>
          {money(heldForProviderOrders)}
        </BalancePart>
      )}
    </>
  );
}

function heldName({ heldIn, heldForSends }: BalanceView): ReactNode {
  if (heldIn.length === 0) {
    return heldForSends.length === 0 ? <Trans>Held</Trans> : <Trans>Held for your sends</Trans>;
  }
  return (
    <AppLink className={styles.link} to={tradesPath}>
      {heldForSends.length === 0 ? (
        <Trans>Held in your trades</Trans>
      ) : (
        <Trans>Held in your trades and for your sends</Trans>
      )}
    </AppLink>
  );
}

function sumOf(holds: readonly { readonly amount: string }[]): string {
  return String(holds.reduce((total, { amount }) => total + BigInt(amount), 0n));
}

/** Its beginning and its end, by which people compare addresses. */
function shortAddress(address: string): string {
  return address.length <= 18 ? address : `${address.slice(0, 8)}…${address.slice(-6)}`;
}
