import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { numberLocale } from "../design/amount-text.ts";

const dayMs = 86_400_000;

/** A day in words: today, yesterday, or its date, with the year unless it is the current one. */
export function DayWords(props: { locale: string; day: string; now: number }): ReactNode {
  const { locale, day, now } = props;
  if (day === new Date(now).toDateString()) return <Trans>Today</Trans>;
  if (day === new Date(now - dayMs).toDateString()) return <Trans>Yesterday</Trans>;
  const date = new Date(day);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  const text = new Intl.DateTimeFormat(numberLocale(locale), {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
  }).format(date);
  return <bdi>{text}</bdi>;
}

/** The time of day of a message, "14:32". */
export function timeText(locale: string, at: string): string {
  return new Intl.DateTimeFormat(numberLocale(locale), {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(Date.parse(at));
}
