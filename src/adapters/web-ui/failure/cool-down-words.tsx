import type { ReactNode } from "react";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { momentText } from "../design/moment-text.ts";
import { PolicyTime } from "../design/policy-number.tsx";

/** The codes of the cool-downs after trades that a buyer cancelled or did not pay. */
export const coolDownCodes = [
  "cool_down",
  "cool_down_id_not_verified",
  "cool_down_same_offer",
] as const;

/** Why nothing can be started for a while, and until when (seconds since the epoch). */
export function CoolDownWords(props: {
  code: (typeof coolDownCodes)[number];
  until: number;
}): ReactNode {
  const { locale } = useLingui().i18n;
  // With its date: the longest cool-down is a week, and the text may stay on screen past midnight.
  const time = momentText(locale, props.until * 1_000, 0);
  switch (props.code) {
    case "cool_down":
      return (
        <Trans>
          You recently cancelled or didn't pay several trades. You can start the next one from{" "}
          <bdi>{time}</bdi>.
        </Trans>
      );
    case "cool_down_id_not_verified":
      return (
        <Trans>
          You cancelled or didn't pay too many trades in{" "}
          <PolicyTime of={({ start }) => start.coolDown.markSeconds} />. Without a verified ID you
          can start the next one from <bdi>{time}</bdi>.
        </Trans>
      );
    case "cool_down_same_offer":
      return (
        <Trans>
          You recently cancelled or didn't pay a trade on this offer. You can take it again from{" "}
          <bdi>{time}</bdi>, or choose another one.
        </Trans>
      );
  }
}
