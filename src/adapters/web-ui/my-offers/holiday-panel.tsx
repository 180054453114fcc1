import { useState, type SubmitEvent } from "react";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { dayText } from "../design/day-text.ts";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { OfferFailureWords } from "../offer-act/offer-failure-words.tsx";
import { useOfferAct } from "../offer-act/use-offer-act.ts";
import { ownZone } from "../offer-wizard/draft.ts";
import { client } from "../server/client.ts";
import styles from "./my-offers-page.module.css";

/** Turns all of the user's offers off until a day that they choose. */
export function HolidayPanel({ onDone }: { onDone: () => void }) {
  const { isBusy, failure, run } = useOfferAct();
  const [day, setDay] = useState("");
  const timezone = ownZone();
  const begin = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await run(() => client.call("beginHoliday", { body: { day, timezone } }))) onDone();
  };
  return (
    <Card>
      <form className={styles.rows} noValidate onSubmit={(event) => void begin(event)}>
        <p>
          <Trans>
            All your offers go off now and come back by themselves on the day you choose. Active
            trades go on. Your profile says how long you are away.
          </Trans>
        </p>
        <Field
          label={<Trans>Back on</Trans>}
          hint={
            <Trans>
              When this day begins in <bdi>{timezone}</bdi>
            </Trans>
          }
          type="date"
          name="holiday_day"
          autoComplete="off"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        {failure && (
          <Notice tone="danger">
            <OfferFailureWords failure={failure} />
          </Notice>
        )}
        <div className={styles.acts}>
          <Button variant="primary" type="submit" busy={isBusy}>
            <Trans>Start holiday</Trans>
          </Button>
          <Button variant="plain" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Says that the user is on holiday, and ends it. */
export function HolidayNotice({ until }: { until: string }) {
  const { locale } = useLingui().i18n;
  const { isBusy, failure, run } = useOfferAct();
  return (
    <>
      <Notice
        tone="info"
        act={
          <Button
            variant="plain"
            busy={isBusy}
            onClick={() => void run(() => client.call("endHoliday", {}))}
          >
            <Trans>End holiday</Trans>
          </Button>
        }
      >
        <Trans>
          You are on holiday until <bdi>{dayText(locale, until)}</bdi>: all your offers are off.
        </Trans>
      </Notice>
      {failure && (
        <Notice tone="danger">
          <OfferFailureWords failure={failure} />
        </Notice>
      )}
    </>
  );
}
