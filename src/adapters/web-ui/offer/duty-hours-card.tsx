import { Trans, useLingui } from "@lingui/react/macro";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { numberLocale } from "../design/amount-text.ts";
import { Card } from "../design/card.tsx";
import { momentText } from "../design/moment-text.ts";
import { useTimeZone } from "../design/use-time-zone.ts";
import { dutyTimes, spanText } from "./duty-times.ts";
import styles from "./duty-hours-card.module.css";

/** When the owner is there, by their clock and by the reader's (answers 60). */
export function DutyHoursCard(props: {
  offer: ViewedOffer;
  hours: NonNullable<ViewedOffer["dutyHours"]>;
}) {
  const { i18n } = useLingui();
  const asDrawn = useTimeZone();
  const { hours: dutyHours } = props;
  const { onDutyFrom, priceAt } = props.offer;
  const locale = numberLocale(i18n.locale);
  const ownZone = asDrawn ?? zoneHere();
  const aheadMinutes =
    minutesAhead(priceAt * 1_000, ownZone) - minutesAhead(priceAt * 1_000, dutyHours.timezone);
  const back = onDutyFrom === null ? undefined : momentText(i18n.locale, onDutyFrom * 1_000, 0);
  return (
    <Card>
      <h2 className={styles.title}>
        <Trans>Duty hours</Trans>
      </h2>
      {back !== undefined && (
        <p className={styles.away}>
          {dutyHours.areStartsRefused ? (
            <Trans>
              The owner is away. You can start a trade from <bdi>{back}</bdi>.
            </Trans>
          ) : (
            <Trans>
              The owner is away until <bdi>{back}</bdi>. You can start now, but answers may take
              until then.
            </Trans>
          )}
        </p>
      )}
      <table className={styles.hours}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>
                Owner's time, <bdi>{dutyHours.timezone.replaceAll("_", " ")}</bdi>
              </Trans>
            </th>
            <th scope="col">
              <Trans>Your time</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {dutyHours.days.map((day) => (
            <tr key={day.day}>
              <td>
                <bdi>{spanText(locale, dutyTimes(day, 0))}</bdi>
              </td>
              <td>
                <bdi>{spanText(locale, dutyTimes(day, aheadMinutes))}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** How far the clocks of a zone are ahead of UTC then. */
function minutesAhead(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  // "GMT" alone where they are not.
  const [, sign, hours = "0", minutes = "0"] =
    /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? [];
  const size = Number(hours) * 60 + Number(minutes);
  return sign === "-" ? -size : size;
}
