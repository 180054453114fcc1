import { useLingui } from "@lingui/react";
import { usePolicy } from "../page-policy.ts";
import { windowText } from "../design/window-text.ts";

/** How long a seller has to fund an escrow after the start: "1 hour". */
export function FundingTime() {
  const { locale } = useLingui().i18n;
  const { fundingWindow } = usePolicy().trade;
  return <bdi>{windowText(locale, fundingWindow / 60)}</bdi>;
}
