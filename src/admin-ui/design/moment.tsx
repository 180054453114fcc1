import { useState } from "react";

const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short" });
const clock = new Intl.DateTimeFormat("en", { timeStyle: "medium", hourCycle: "h23" });
const hours = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** A moment with its day, unless that is today. `exact`: to the second. */
export function Moment({ at, exact = false }: { at: string; exact?: boolean }) {
  const [today] = useState(() => new Date().toDateString());
  const moment = new Date(at);
  const isToday = moment.toDateString() === today;
  const time = (exact ? clock : hours).format(moment);
  return (
    <time dateTime={at}>
      <bdi>{isToday ? time : `${day.format(moment)}, ${time}`}</bdi>
    </time>
  );
}
