import { useLingui } from "@lingui/react/macro";
import { numberFormat } from "../design/amount-text.ts";

const hour = 3_600;
const day = 86_400;

/** For how long a link can be paid, as an option of a list. */
export function LifetimeOption({ seconds }: { seconds: number }) {
  const { i18n } = useLingui();
  const [value, unit] = seconds < day ? [seconds / hour, "hour"] : [seconds / day, "day"];
  const format = { style: "unit", unit, unitDisplay: "long" } as const;
  const text = numberFormat(i18n.locale, format).format(value);
  return <option value={seconds} label={text} />;
}
