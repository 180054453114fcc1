import { Trans, useLingui } from "@lingui/react/macro";
import { earnedBadges } from "../../../domain/record/badges.ts";
import { numberFormat } from "../design/amount-text.ts";

/** How a trader came to their badge. */
export function BadgeWay({ badge }: { badge: string }) {
  const { i18n } = useLingui();
  const number = numberFormat(i18n.locale);
  const earned = earnedBadges.find((each) => each.badge === badge);
  if (earned) {
    const { completedTrades, partners } = earned.needs;
    return (
      <Trans>
        at least <bdi>{number.format(completedTrades)}</bdi> trades with{" "}
        <bdi>{number.format(partners)}</bdi> partners
      </Trans>
    );
  }
  return badge === "vendor" ? (
    <Trans>accepted as a vendor by staff</Trans>
  ) : (
    <Trans>given by staff</Trans>
  );
}
