import { Trans } from "@lingui/react/macro";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365 * day;

/** A duration in its two largest units. `span` in milliseconds. */
export function SpanWords({ span }: { span: number }) {
  const left = Math.max(0, span);
  const years = Math.floor(left / year);
  const months = Math.floor((left % year) / (30 * day));
  const days = Math.floor(left / day);
  const hours = Math.floor((left % day) / hour);
  const minutes = Math.floor((left % hour) / minute);
  if (years > 0) {
    return (
      <bdi>
        <Trans>
          {years} y {months} m
        </Trans>
      </bdi>
    );
  }
  if (days >= 60) {
    return (
      <bdi>
        <Trans>{months} months</Trans>
      </bdi>
    );
  }
  if (days > 0) {
    return (
      <bdi>
        <Trans>
          {days} d {hours} h
        </Trans>
      </bdi>
    );
  }
  if (hours > 0) {
    return (
      <bdi>
        <Trans>
          {hours} h {minutes} min
        </Trans>
      </bdi>
    );
  }
  return (
    <bdi>
      <Trans>{minutes} min</Trans>
    </bdi>
  );
}
