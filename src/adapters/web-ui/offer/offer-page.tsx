import { lazy, Suspense } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft } from "lucide-react";
import { coinSlugs } from "../../http/contract/coins.ts";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { Skeleton } from "../design/skeleton.tsx";
import { FailurePage } from "../failure/failure-page.tsx";
import { FavoriteButton } from "../favorite/favorite-button.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { coinNames } from "../market/coins.ts";
import { usePageState } from "../page-context.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { HaltNotices } from "../halt/halt-notices.tsx";
import { OfferFacts } from "./offer-facts.tsx";
import { OfferFeedback } from "./offer-feedback.tsx";
import { OfferOwner } from "./offer-owner.tsx";
import { ShareOffer } from "./share-offer.tsx";
import { StartCard } from "./start-card.tsx";
import { assetOf, deedOf } from "./viewed-offer.ts";
import styles from "./offer-page.module.css";

/** Loaded for users who are signed in: nobody else can report an offer. */
const ReportOffer = lazy(async () => ({
  default: (await import("../moderation/report-offer.tsx")).ReportOffer,
}));

const ReportPerson = lazy(async () => ({
  default: (await import("../moderation/report-person.tsx")).ReportPerson,
}));

/** Loaded where an owner has duty hours: few have. */
const HedgingPlace = lazy(async () => ({
  default: (await import("../hedging/hedging-place.tsx")).HedgingPlace,
}));

const DutyHoursCard = lazy(async () => ({
  default: (await import("./duty-hours-card.tsx")).DutyHoursCard,
}));

/** Loaded where somebody has to be warned. */
const GrayCountry = lazy(async () => ({
  default: (await import("./gray-country.tsx")).GrayCountry,
}));

/** The polling interval for prices while the page is visible. */
const everyMs = 30_000;

/**
 * One offer: what the user pays and gets, from whom, on which terms, and the form to start a trade.
 */
export function OfferPage(props: { id: string }) {
  const { t } = useLingui();
  const offer = useRead("viewOffer", { parameters: { id: props.id } }, { everyMs });
  if (offer.data) return <TheOffer offer={offer.data.data} />;
  if (failureIn(offer.error)?.status === 404) return <FailurePage status={404} />;
  return (
    <div className={styles.page} aria-busy={offer.isPending}>
      <div className={styles.head}>
        <PageHeading title={t`Offer`} />
      </div>
      {offer.isError ? (
        <div className={styles.content}>
          <LoadFailure onRetry={() => void offer.refetch()} isRetrying={offer.isFetching} />
        </div>
      ) : (
        <>
          <div className={styles.rail}>
            <Skeleton shape="card" width="full" />
          </div>
          <div className={styles.content}>
            <Skeleton shape="card" width="full" />
          </div>
        </>
      )}
    </div>
  );
}

function TheOffer(props: { offer: ViewedOffer }) {
  const { offer } = props;
  const { t } = useLingui();
  const { reader } = usePageState();
  const { username } = offer.owner;
  const coin = offer.cryptoCurrencyCode;
  const deed = deedOf(offer);
  const titleOf = () =>
    deed === "buy" ? t`Buy ${coin} from ${username}` : t`Sell ${coin} to ${username}`;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <WayBack offer={offer} />
        <div className={styles.title}>
          <PageHeading title={username === "" ? t`Silent pool` : titleOf()}>
            {username === "" ? (
              <PoolHeading deed={deed} coin={coin} />
            ) : deed === "buy" ? (
              <Trans>
                Buy <bdi>{coin}</bdi> from <bdi>{username}</bdi>
              </Trans>
            ) : (
              <Trans>
                Sell <bdi>{coin}</bdi> to <bdi>{username}</bdi>
              </Trans>
            )}
          </PageHeading>
          {username !== "" && (
            <>
              <FavoriteButton offer={offer} />
              <ShareOffer id={offer.idHashed} />
            </>
          )}
        </div>
        <HaltNotices coin={assetOf(offer)} />
        {offer.isGrayCountry && !offer.isOwn && (
          <Suspense fallback={null}>
            <GrayCountry username={username} />
          </Suspense>
        )}
      </div>
      <div className={styles.rail}>
        <StartCard offer={offer} />
      </div>
      <div className={styles.content}>
        <OfferFacts
          offer={offer}
          translatableId={reader.isLogged && !offer.isOwn ? offer.idHashed : undefined}
        />
        {offer.dutyHours && (
          <Suspense fallback={null}>
            <DutyHoursCard offer={offer} hours={offer.dutyHours} />
          </Suspense>
        )}
        <OfferOwner owner={offer.owner} />
        <OfferFeedback offer={offer} />
        {reader.isLogged && (
          <Suspense fallback={null}>
            <HedgingPlace />
          </Suspense>
        )}
        {reader.isLogged && !offer.isOwn && (
          <Suspense fallback={null}>
            <div className={styles.reports}>
              <ReportOffer offer={offer} />
              {username !== "" && (
                <ReportPerson
                  username={username}
                  at={{ place: "offer", offer_id: offer.idHashed }}
                />
              )}
            </div>
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** In the silent pool names are told only after the start. */
function PoolHeading({ deed, coin }: { deed: "buy" | "sell"; coin: string }) {
  return deed === "buy" ? (
    <Trans>
      Buy <bdi>{coin}</bdi> in the silent pool
    </Trans>
  ) : (
    <Trans>
      Sell <bdi>{coin}</bdi> in the silent pool
    </Trans>
  );
}

/** Links to all offers of the same kind, in the same currency. */
function WayBack(props: { offer: ViewedOffer }) {
  const asset = assetOf(props.offer);
  const deed = deedOf(props.offer);
  const query = `currencyCode=${props.offer.fiatCurrencyCode}`;
  return (
    <AppLink className={styles.way} to={`/${deed}/${coinSlugs[asset]}?${query}`}>
      <ChevronLeft aria-hidden="true" />
      {deed === "buy" ? (
        <Trans>
          All offers to buy <bdi>{coinNames[asset]}</bdi>
        </Trans>
      ) : (
        <Trans>
          All offers to sell <bdi>{coinNames[asset]}</bdi>
        </Trans>
      )}
    </AppLink>
  );
}
