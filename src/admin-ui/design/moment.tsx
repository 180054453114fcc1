import { useState } from "react";

const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short" });
const dayOfYear = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "short",
  year: "numeric",
});
const clock = new Intl.DateTimeFormat("en", { timeStyle: "medium", hourCycle: "h23" });
const hours = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/**
 * A time with its date unless it is today, and its year unless it is the current one. `exact`: to
 * the second.
 */
export function Moment({ at, exact = false }: { at: string; exact?: boolean }) {
  const [today] = useState(() => new Date());
  const moment = new Date(at);
  const isToday = moment.toDateString() === today.toDateString();
  const isThisYear = moment.getFullYear() === today.getFullYear();
  const time = (exact ? clock : hours).format(moment);
  return (
    <time dateTime={at}>
      <bdi>{isToday ? time : `${(isThisYear ? day : dayOfYear).format(moment)}, ${time}`}</bdi>
    </time>
  );
}
