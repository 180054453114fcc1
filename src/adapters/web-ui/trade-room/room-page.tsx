import { useCallback, useRef, useState, type ComponentProps, type ComponentType } from "react";
import { Redirect } from "wouter";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Spoken } from "../design/spoken.tsx";
import { FailurePage } from "../failure/failure-page.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { usePageState } from "../page-context.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { useLiveState } from "../server/use-live-events.ts";
import { HaltNotices } from "../halt/halt-notices.tsx";
import { ActDialog } from "./act-dialog.tsx";
import type { Act } from "../trade/trade-act.ts";
import { failureWords } from "../trade/failure-words.tsx";
import { headline } from "../trade/headline.tsx";
import { momentText } from "../design/moment-text.ts";
import { tradeFacts } from "../trade/trade-facts.ts";
import type { TradeRoom } from "./trade-room.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useReadNotices } from "./use-read-notices.ts";
import { useTradeAct } from "./use-trade-act.ts";
import { useTrade, type TradeState } from "./use-trade.ts";
import styles from "./room-page.module.css";

/** How a room shows its trade. */
export type Room = ComponentType<ComponentProps<typeof TradeRoom>>;

/**
 * A page of one trade. `elsewhere`: the path of the page that shows it instead, if this one does not.
 */
export function RoomPage(props: {
  id: string;
  room: Room;
  elsewhere: (view: TradeView) => string | undefined;
}) {
  const { id, room, elsewhere } = props;
  const trade = useTrade(id);
  const { view } = trade;
  if (view) {
    const path = elsewhere(view);
    if (path !== undefined) return <Redirect to={path} replace />;
    return <LiveRoom trade={trade} view={view} room={room} />;
  }
  if (trade.failure?.status === 404) return <FailurePage status={404} />;
  return <NoRoom id={id} trade={trade} />;
}

/** The room with its dynamic parts: the actions, the other side's steps, the connection. */
function LiveRoom(props: { trade: TradeState; view: TradeView; room: Room }) {
  const { trade, view, room: ShownRoom } = props;
  const { readAgain, show } = trade;
  const { brandName } = usePageState();
  const { i18n } = useLingui();
  const { locale } = i18n;
  const facts = tradeFacts(view, { locale, brandName });
  const [asked, setAsked] = useState<Act>();
  const [outdated, setOutdated] = useState<CallFailure>();
  const hasChanged = useHasChanged(view.status);
  const wasLost = useHasChanged(trade.isLost);
  const card = useRef<HTMLElement>(null);
  const close = useCallback(() => setAsked(undefined), []);
  const run = useTradeAct(
    (changed) => {
      setOutdated(undefined);
      close();
      void show(changed);
    },
    (failure) => {
      setOutdated(failure);
      close();
      readAgain();
    },
  );
  const isPossible = asked !== undefined && view.allowedActs.includes(asked);
  const isOver = asked !== undefined && !isPossible && !run.isBusy;
  if (isOver) setAsked(undefined);
  useKeptFocus(card);
  useReadNotices(view.id);
  return (
    <>
      <ShownRoom
        view={view}
        facts={facts}
        clock={trade.clock}
        cardRef={card}
        onZero={readAgain}
        onAct={(act) => {
          run.reset();
          setOutdated(undefined);
          setAsked(act);
        }}
        notices={
          <>
            {trade.isLost ? <ConnectionLost view={view} onRetry={readAgain} /> : <StreamLost />}
            {view.closedAt === null && <HaltNotices coin={view.cryptoCurrencyCode} />}
            {outdated && <Notice tone="warning">{failureWords(outdated, facts.partner)}</Notice>}
          </>
        }
      />
      <output>
        <Spoken>
          {wasLost && !trade.isLost && <Trans>Connected again.</Trans>}{" "}
          {hasChanged && headline(facts)}
        </Spoken>
      </output>
      {asked && <ActDialog act={asked} view={view} facts={facts} run={run} onCancel={close} />}
    </>
  );
}

/** Whether a value has ever differed from its initial one. */
function useHasChanged(value: unknown): boolean {
  const [first] = useState(value);
  const [hasChanged, setHasChanged] = useState(false);
  if (value !== first && !hasChanged) setHasChanged(true);
  return hasChanged;
}

function ConnectionLost(props: { view: TradeView; onRetry: () => void }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const seen = Date.parse(props.view.now);
  const time = momentText(locale, seen, seen, "seconds");
  return (
    <Notice
      tone="warning"
      act={
        <Button variant="plain" onClick={props.onRetry}>
          <Trans>Try now</Trans>
        </Button>
      }
    >
      <Trans>
        The connection is lost. You see the trade as of <bdi>{time}</bdi>. We're reconnecting.
      </Trans>
    </Notice>
  );
}

/** Changes still arrive, only later: the room polls for them. */
function StreamLost() {
  if (useLiveState() !== "lost") return null;
  return (
    <Notice tone="info">
      <Trans>
        The live connection is lost. This page checks for news every few seconds instead.
      </Trans>
    </Notice>
  );
}

/** Shown in place of the room while the trade is first read, or if that failed. */
function NoRoom(props: { id: string; trade: TradeState }) {
  const { id, trade } = props;
  const { t } = useLingui();
  return (
    <div className={styles.noRoom}>
      <PageHeading title={t`Trade ${id}`} isHidden>
        <Trans>
          Trade <bdi>{id}</bdi>
        </Trans>
      </PageHeading>
      {trade.failure ? (
        <LoadFailure onRetry={trade.readAgain} isRetrying={trade.isReading} />
      ) : (
        <RoomSkeleton />
      )}
    </div>
  );
}

function RoomSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Card>
        <div className={styles.bones}>
          <Skeleton width="short" />
          <Skeleton width="medium" />
          <Skeleton width="full" />
          <Skeleton shape="control" width="full" />
          <Skeleton shape="control" width="short" />
        </div>
      </Card>
      <Card>
        <div className={styles.bones}>
          <Skeleton width="short" />
          <Skeleton width="full" />
          <Skeleton width="full" />
          <Skeleton width="full" />
        </div>
      </Card>
    </div>
  );
}
