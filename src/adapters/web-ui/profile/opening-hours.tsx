import { useLingui } from "@lingui/react/macro";
import type { ProfileView } from "../../http/contract/profile/profile.ts";
import { numberLocale } from "../design/amount-text.ts";
import { dutyTimes, spanText } from "../offer/duty-times.ts";

/** When a vendor is there, by their own clock. */
export function OpeningHours({ hours }: { hours: NonNullable<ProfileView["openingHours"]> }) {
  const { i18n } = useLingui();
  const locale = numberLocale(i18n.locale);
  const spans = hours.days.map((day) => spanText(locale, dutyTimes(day, 0)));
  return (
    <>
      {spans.map((span) => (
        <bdi key={span}>{span} </bdi>
      ))}
      <bdi>({hours.timezone.replaceAll("_", " ")})</bdi>
    </>
  );
}
