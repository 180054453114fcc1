import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { durationText } from "../design/duration-text.ts";
import { momentText } from "../design/moment-text.ts";
import { PrintedMoment } from "../design/printed-moment.tsx";
import type { StepWords } from "../trade/coming-steps.tsx";
import type { Happened } from "../trade/happened.ts";
import type { TradeEventView } from "../../http/contract/trade/trade-views.ts";

/** What moves the deadlines of a trade, besides the people in it. */
export type ClockAct = "clock-stopped" | "clock-resumed" | "clock-extended";

/** The texts of those events. Why an account is locked stays with staff. */
export const clockWords: Readonly<Record<ClockAct, (happened: Happened) => StepWords>> = {
  "clock-stopped": () => ({
    what: <Trans>The deadline is paused</Trans>,
    detail: <Trans>We locked the account of the person whose turn it is</Trans>,
  }),
  "clock-resumed": () => ({ what: <Trans>The deadline continues</Trans> }),
  "clock-extended": ({ event: { addedSeconds, pause, at } }) => ({
    what:
      addedSeconds === null ? (
        <Trans>Deadlines extended</Trans>
      ) : (
        <Trans>
          Deadlines extended by{" "}
          <bdi>
            <Duration seconds={addedSeconds} />
          </bdi>
        </Trans>
      ),
    detail: pause && <PauseWords pause={pause} at={at} />,
  }),
};

/** Why deadlines were extended, and the times where it was one stretch. `at`: when that happened. */
function PauseWords(props: {
  pause: NonNullable<TradeEventView["pause"]>;
  at: TradeEventView["at"];
}) {
  const { pause, at } = props;
  const { i18n } = useLingui();
  const { cause, from, until } = pause;
  if (from === null || until === null) return spanWords[cause];
  const told = (moment: string) => (
    <PrintedMoment at={moment}>
      {momentText(i18n.locale, Date.parse(moment), Date.parse(at))}
    </PrintedMoment>
  );
  return stretchWords[cause](told(from), told(until));
}

type Cause = NonNullable<TradeEventView["pause"]>["cause"];

const spanWords: Readonly<Record<Cause, ReactNode>> = {
  maintenance: <Trans>The platform was in maintenance for that time</Trans>,
  outage: <Trans>The platform was not available for that time</Trans>,
  both: <Trans>The platform was in maintenance or not available for that time</Trans>,
};

const stretchWords: Readonly<Record<Cause, (from: ReactNode, until: ReactNode) => ReactNode>> = {
  maintenance: (from, until) => (
    <Trans>
      The platform was in maintenance from {from} to {until}
    </Trans>
  ),
  outage: (from, until) => (
    <Trans>
      The platform was not available from {from} to {until}
    </Trans>
  ),
  both: (from, until) => (
    <Trans>
      The platform was in maintenance or not available from {from} to {until}
    </Trans>
  ),
};

function Duration({ seconds }: { readonly seconds: number }) {
  const { i18n } = useLingui();
  return durationText(i18n.locale, seconds);
}
