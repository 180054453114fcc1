import { useLingui } from "@lingui/react/macro";
import { numberLocale } from "./amount-text.ts";

/** A moment in UTC, to the second: for papers whose readers may be anywhere. */
export function UtcMoment({ at }: { at: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at}>
      <bdi>{utcText(i18n.locale, at)}</bdi>
    </time>
  );
}

function utcText(locale: string, moment: string): string {
  const format = new Intl.DateTimeFormat(numberLocale(locale), {
    dateStyle: "medium",
    timeStyle: "medium",
    hourCycle: "h23",
    timeZone: "UTC",
  });
  return `${format.format(Date.parse(moment))} UTC`;
}
