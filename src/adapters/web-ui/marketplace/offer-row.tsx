import { lazy, Suspense, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { Lock } from "lucide-react";
import type { RefusalCode } from "../../http/contract/refusals.ts";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { boundText, percentText, priceText, withCode } from "../design/amount-text.ts";
import { Avatar } from "../design/avatar.tsx";
import { Button } from "../design/button.tsx";
import { Money } from "../design/money.tsx";
import { Spoken } from "../design/spoken.tsx";
import { FavoriteButton } from "../favorite/favorite-button.tsx";
import { RefusalWords } from "../failure/failure-words.tsx";
import { LastSeenWords } from "../market/last-seen-words.tsx";
import { seenDot } from "../market/seen-dot.ts";
import { TraderBadge } from "../market/trader-badge.tsx";
import { TraderLink } from "../market/trader-link.tsx";
import { TraderRecord } from "../market/trader-record.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import type { Filters } from "./filters.ts";
import type { ListView } from "./list-view.ts";
import { limitsText } from "../market/limits-text.ts";
import styles from "./offer-row.module.css";

/** Loaded with the first offer that the reader cannot take. */
const MendLink = lazy(async () => ({
  default: (await import("../market/mend-link.tsx")).MendLink,
}));

/** The filters that affect a row. */
type RowFilters = Pick<Filters, "deed" | "amount">;

/**
 * One offer: a row in a wide window, a card in a narrow one, unless the reader wants another view. Its button
 * says what the user gets. `isGone`: it was in the list when that was first read. `children`: marks beside the
 * trader.
 */
export function OfferRow(props: {
  offer: OfferCard;
  filters: RowFilters;
  view?: ListView;
  isGone?: boolean;
  children?: ReactNode;
}) {
  const { offer, filters, view = "list", isGone = false, children } = props;
  return (
    <li className={styles.row} data-view={view}>
      <Trader owner={offer.owner} isShort={view === "compact"}>
        {children}
        <FavoriteButton offer={offer} />
      </Trader>
      <div className={styles.pair}>
        <Method offer={offer} filters={filters} />
        <Price offer={offer} />
      </div>
      <div className={styles.pair}>
        <Limits offer={offer} />
        <div className={styles.act}>
          {isGone ? (
            <p className={styles.locked}>
              <Trans>No longer in this list</Trans>
            </p>
          ) : (
            <Act offer={offer} filters={filters} />
          )}
        </div>
      </div>
    </li>
  );
}

function Trader(props: { owner: OfferCard["owner"]; isShort: boolean; children: ReactNode }) {
  const { owner } = props;
  return (
    <div className={styles.trader}>
      <Avatar name={owner.username} url={owner.userAvatarUrl} dot={seenDot(owner)} />
      <div className={styles.words}>
        <span className={styles.who}>
          <TraderLink username={owner.username} />
          <TraderBadge badge={owner.userBadge} />
          <Spoken>
            <LastSeenWords text={owner.lastSeen} />
          </Spoken>
        </span>
        {!props.isShort && <TraderRecord owner={owner} />}
      </div>
      <div className={styles.mark}>{props.children}</div>
    </div>
  );
}

function Method(props: { offer: OfferCard; filters: RowFilters }) {
  const { paymentMethodName, label, tags, location, deferredEscrow, multisigEscrow, isAutomated } =
    props.offer;
  const more = [label, location, ...tags].filter(Boolean).join(" · ");
  return (
    <div className={styles.method}>
      <Spoken>
        {props.filters.deed === "buy" ? <Trans>You pay by</Trans> : <Trans>You are paid by</Trans>}
      </Spoken>
      <bdi className={styles.strong}>{paymentMethodName}</bdi>
      {more && <bdi className={styles.fine}>{more}</bdi>}
      {deferredEscrow && (
        <span className={styles.fine}>
          {multisigEscrow ? (
            <Trans>escrow on the blockchain</Trans>
          ) : (
            <Trans>escrow after the start</Trans>
          )}
        </span>
      )}
      {isAutomated && (
        <span className={styles.fine}>
          <Trans>automatic steps</Trans>
        </span>
      )}
    </div>
  );
}

function Price(props: { offer: OfferCard }) {
  const { price, allInPrice, fiatCurrencyCode, marketDistance, customRate } = props.offer;
  const { locale } = useLingui().i18n;
  return (
    <div className={styles.price}>
      <Spoken>
        <Trans>Price</Trans>
      </Spoken>
      {price === null ? (
        <span className={styles.fine}>
          <Trans>no price now</Trans>
        </span>
      ) : (
        <bdi className={styles.strong}>
          {priceText(locale, price)} <span className={styles.code}>{fiatCurrencyCode}</span>
        </bdi>
      )}
      {price !== null && allInPrice !== null && allInPrice !== price && (
        <span className={styles.fine}>
          <Trans>
            <bdi>{priceText(locale, allInPrice)}</bdi> after the fee
          </Trans>
        </span>
      )}
      {marketDistance !== null && (
        <span className={styles.fine}>
          <Trans>
            <bdi>{percentText(locale, marketDistance)}</bdi> to market
          </Trans>
        </span>
      )}
      {customRate && (
        <span className={styles.fine}>
          <Trans>custom rate</Trans>
        </span>
      )}
    </div>
  );
}

function Limits(props: { offer: OfferCard }) {
  const { locale } = useLingui().i18n;
  return (
    <div className={styles.limits}>
      <span className={styles.limitsWord}>
        <Trans>Limits</Trans>{" "}
      </span>
      <bdi>{limitsText(locale, props.offer)}</bdi>
    </div>
  );
}

function Act(props: { offer: OfferCard; filters: RowFilters }): ReactNode {
  const { offer, filters } = props;
  const { idHashed, quote, cryptoCurrencyCode: asset, fiatCurrencyCode: currency } = offer;
  const { locale } = useLingui().i18n;
  if (!offer.takeable || quote === null) {
    return (
      <>
        <p className={styles.locked}>
          <Lock aria-hidden="true" />
          <span>
            <RefusalWords
              code={(offer.notTakeableCode ?? "no_fresh_rate") as RefusalCode}
              until={offer.notTakeableUntil}
            />
          </span>
        </p>
        {offer.notTakeableMend !== null && (
          <Suspense fallback={null}>
            <MendLink offer={offer} className={styles.look} />
          </Suspense>
        )}
        <AppLink className={styles.look} to={`/offer/${idHashed}`}>
          <Trans>
            View the offer by <bdi>{offer.owner.username}</bdi>
          </Trans>
        </AppLink>
      </>
    );
  }
  const isAsked = Number(filters.amount) > 0;
  const path = `/offer/${idHashed}${isAsked ? `?fiat-min=${filters.amount}` : ""}`;
  return (
    <>
      <Button variant={filters.deed} wide href={path}>
        <span>
          {filters.deed === "buy" ? (
            <Trans>
              Buy <Money asset={asset} amount={quote.crypto} />
            </Trans>
          ) : (
            <Trans>
              Sell <Money asset={asset} amount={quote.crypto} />
            </Trans>
          )}
        </span>
      </Button>
      {!isAsked && (
        <span className={styles.least}>
          <Trans>
            <bdi>{withCode(boundText(locale, currency, quote.fiat), currency)}</bdi> minimum
          </Trans>
        </span>
      )}
    </>
  );
}
