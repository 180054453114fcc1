import { useLingui } from "@lingui/react/macro";
import type { ProfileView } from "../../http/contract/profile/profile.ts";
import { numberLocale } from "../design/amount-text.ts";
import { weekText } from "../offer/duty-times.ts";

/** When a vendor is there, by their own clock. */
export function OpeningHours({ hours }: { hours: NonNullable<ProfileView["openingHours"]> }) {
  const { i18n } = useLingui();
  return (
    <>
      {weekText(numberLocale(i18n.locale), hours.days).map((text) => (
        <bdi key={text}>
          {text}
          <br />
        </bdi>
      ))}
      <bdi>{hours.timezone.replaceAll("_", " ")}</bdi>
    </>
  );
}
