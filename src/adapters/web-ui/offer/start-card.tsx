import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLocation, useSearch } from "wouter";
import { formatFiat } from "../../../domain/money/fiat.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { pagePath, withReturn } from "../navigation/sign-in-path.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { usePageState } from "../page-context.ts";
import { staysHere } from "../navigation/arrival.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import { AmountPair } from "./amount-pair.tsx";
import { judgeAmount, type TypedAmount } from "./amount-quote.ts";
import { QuoteLines } from "./quote-lines.tsx";
import { isAboutAmount, isStale } from "./start-refusals.ts";
import { readTyped, typedQuery } from "./typed-amount.ts";
import { isAboutLines } from "./about-lines.ts";
import type { TakersLines } from "./takers-lines.tsx";
import { asksBeforeStart, boundsOf, deedOf } from "./viewed-offer.ts";
import { whyNotNow } from "./why-not-now.tsx";
import styles from "./start-card.module.css";

/** Loaded when it is needed. */
const StartFailure = lazy(async () => ({
  default: (await import("./start-failure.tsx")).StartFailure,
}));

/** Loaded for users who are signed in: nobody else has limits here. */
const MostForYou = lazy(async () => ({
  default: (await import("./most-for-you.tsx")).MostForYou,
}));

/** Loaded when it is asked: few offers need it, and dialogs are a large part of the program. */
const StartQuestion = lazy(async () => ({
  default: (await import("./start-question.tsx")).StartQuestion,
}));

/** Loaded for users who sell: nobody else is asked where they are paid. */
const SellersStartCard = lazy(async () => ({
  default: (await import("./sellers-start-card.tsx")).SellersStartCard,
}));

/** Loaded for the few offers with it. */
const DeferredNotice = lazy(async () => ({
  default: (await import("./deferred-notice.tsx")).DeferredNotice,
}));

/** The amount, the quote, and the button that starts the trade. */
export function StartCard({ offer }: { offer: ViewedOffer }) {
  const { reader } = usePageState();
  if (!reader.isLogged || deedOf(offer) === "buy") return <StartForm offer={offer} />;
  return (
    <Suspense fallback={<Skeleton shape="card" width="full" />}>
      <SellersStartCard offer={offer} />
    </Suspense>
  );
}

/** The form; `lines`: where a user who sells is paid. */
export function StartForm(props: {
  offer: ViewedOffer;
  lines?: Pick<TakersLines, "sent" | "isWhole"> & {
    /** `isMissing`: Start was pressed before they were whole. */
    readonly fields: (isMissing: boolean, failure: CallFailure | undefined) => ReactNode;
  };
}) {
  const { offer, lines } = props;
  const { reader, locale } = usePageState();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const readAgain = useReadAgain();
  const [isAsking, setIsAsking] = useState(false);
  const [wasPressed, setWasPressed] = useState(false);
  const linesPlace = useRef<HTMLDivElement>(null);
  const { isBusy, isDone, failure, send, forget } = useAct();
  const bounds = boundsOf(offer);
  const typed = readTyped(search, offer);
  const { quote, problem } = judgeAmount(bounds, typed);
  const obstacle = whyNotNow(offer);
  const isRefusedAmount = failure !== undefined && isAboutAmount(failure);

  const type = (next: TypedAmount) => {
    forget();
    // The address keeps the amount: it can be shared, and survives registration.
    navigate(path + typedQuery(next), { replace: true, state: staysHere });
  };
  const press = () => {
    setWasPressed(true);
    if (!quote || problem !== undefined) return;
    const query = typedQuery(typed);
    if (!reader.isLogged) return navigate(withReturn("/register", pagePath(locale, path) + query));
    if (lines?.isWhole === false) {
      return linesPlace.current?.querySelector<HTMLElement>("[name=payment_details]")?.focus();
    }
    if (asksBeforeStart(offer)) setIsAsking(true);
    else void start();
  };
  const start = async () => {
    setIsAsking(false);
    if (!quote) return;
    const body = {
      offer_id: offer.idHashed,
      price_seen: offer.price ?? undefined,
      offer_version: offer.offerVersion,
      fiat_amount: typed.side === "fiat" ? formatFiat(quote.fiat) : undefined,
      crypto_amount: typed.side === "crypto" ? quote.crypto.units.toString() : undefined,
      ...lines?.sent,
      confirmed: [...offer.confirmations],
    };
    const outcome = await send(() => client.call("startTrade", { body }));
    if (!outcome) return;
    if (outcome.ok) return navigate(`/trade/${outcome.data.id}`);
    if (isStale(outcome.failure)) await readAgain("viewOffer");
  };

  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
      >
        <AmountPair
          deed={deedOf(offer)}
          bounds={bounds}
          typed={typed}
          quote={quote}
          problem={wasPressed || typed.text !== "" ? problem : undefined}
          refusal={isRefusedAmount && <FailureWords failure={failure} />}
          onType={type}
        />
        {offer.mostForViewer && (
          <Suspense fallback={null}>
            <MostForYou offer={offer} />
          </Suspense>
        )}
        <QuoteLines offer={offer} quote={quote} />
        {offer.deferredEscrow && (
          <Suspense fallback={null}>
            <DeferredNotice offer={offer} />
          </Suspense>
        )}
        {lines && <div ref={linesPlace}>{lines.fields(wasPressed && !lines.isWhole, failure)}</div>}
        {failure && !isRefusedAmount && !isAboutLines(failure) && (
          <Suspense fallback={null}>
            <StartFailure failure={failure} />
          </Suspense>
        )}
        <div className={styles.start}>
          <Button
            variant={deedOf(offer)}
            type="submit"
            wide
            busy={isBusy || isDone}
            {...(obstacle && { disabledReason: obstacle })}
          >
            <Trans>Start the trade</Trans>
          </Button>
        </div>
        <p className={styles.promise}>
          {offer.deferredEscrow ? (
            <Trans>
              Nothing is paid yet. Pay only once the crypto is held for you: then you see where to.
            </Trans>
          ) : deedOf(offer) === "buy" ? (
            <Trans>
              Nothing is paid yet. When the trade starts, the crypto is held for you, and you see
              where to pay.
            </Trans>
          ) : (
            <Trans>
              When the trade starts, your crypto moves into escrow. Only you can release it, after
              the money is in your account.
            </Trans>
          )}
        </p>
      </form>
      {isAsking && (
        <Suspense fallback={null}>
          <StartQuestion
            offer={offer}
            onConfirm={() => void start()}
            onCancel={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
