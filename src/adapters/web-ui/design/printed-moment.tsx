import type { ReactNode } from "react";
import { useLingui } from "@lingui/react/macro";
import { numberLocale } from "./amount-text.ts";
import styles from "./printed-moment.module.css";

/**
 * A moment (ISO 8601) in the words that its page has for it, such as "14:32". On paper, which is read on other days and
 * in other places, it is its date and time with the zone: "3 Dec 2026, 14:32 CET".
 */
export function PrintedMoment(props: {
  at: string;
  precision?: "minutes" | "seconds";
  className?: string | undefined;
  children: ReactNode;
}) {
  const { at, precision = "minutes", className = "" } = props;
  const { i18n } = useLingui();
  return (
    <time className={`${styles.moment} ${className}`} dateTime={at}>
      <bdi data-printed={printedText(i18n.locale, at, precision)}>{props.children}</bdi>
    </time>
  );
}

/** A moment (ISO 8601) with the words that a page has for it. */
export interface ToldMoment {
  readonly at: string;
  readonly text: string;
}

export function ToldTime({ of }: { of: ToldMoment }) {
  return <PrintedMoment at={of.at}>{of.text}</PrintedMoment>;
}

function printedText(locale: string, at: string, precision: "minutes" | "seconds"): string {
  return new Intl.DateTimeFormat(numberLocale(locale), {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    ...(precision === "seconds" && { second: "2-digit" }),
    hourCycle: "h23",
    timeZoneName: "short",
  }).format(Date.parse(at));
}
