import { Plural, Trans } from "@lingui/react/macro";
import type { PolicyFieldView } from "../../adapters/http/contract/admin/policy.ts";
import { withCode } from "../design/with-code.ts";

type Unit = PolicyFieldView["unit"];

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
const cents = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const spans = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** The value of a field with its unit; null means that there is no such limit. */
export function ValueWords({ unit, value }: { unit: Unit; value: string | null }) {
  if (value === null) return <Trans>No limit</Trans>;
  switch (unit) {
    case "seconds":
      return <bdi>{spanText(Number(value))}</bdi>;
    case "minutes":
      return <bdi>{spanText(Number(value) * 60)}</bdi>;
    case "US cents":
      return <bdi>{withCode(cents.format(Number(value) / 100), "USD")}</bdi>;
    case "basis points":
      return <bdi>{`${number.format(Number(value) / 100)}%`}</bdi>;
    case "percent":
      return <bdi>{`${number.format(Number(value))}%`}</bdi>;
    case "characters":
      return <Plural value={Number(value)} one="# character" other="# characters" />;
    case "bits":
      return <Plural value={Number(value)} one="# bit" other="# bits" />;
    case "level":
      return (
        <Trans>
          Level <bdi>{value}</bdi>
        </Trans>
      );
    case "flag":
      return value === "true" ? <Trans>Yes</Trans> : <Trans>No</Trans>;
    case "count":
      return <bdi>{number.format(Number(value))}</bdi>;
  }
}

/** A number of seconds in whole units: "1 day 12 hours". */
function spanText(seconds: number): string {
  let left = Math.abs(seconds);
  const said = spans.flatMap(([unit, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return count === 0 ? [] : [spanOf(unit, count)];
  });
  return said.length === 0 ? spanOf("second", 0) : said.join(" ");
}

function spanOf(unit: string, count: number): string {
  return new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "long" }).format(count);
}
