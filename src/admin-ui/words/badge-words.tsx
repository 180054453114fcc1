import { Trans } from "@lingui/react/macro";

/** A trader's badge (specification, section 3). */
export function BadgeWords({ badge }: { badge: string }) {
  switch (badge) {
    case "no_badge":
      return <Trans>none</Trans>;
    case "vendor":
      return <Trans>Vendor</Trans>;
    case "power_trader":
      return <Trans>Power trader</Trans>;
    case "expert_trader":
      return <Trans>Expert trader</Trans>;
    case "operator":
      return <Trans>Operator</Trans>;
    case "ceo":
      return <Trans>CEO</Trans>;
    case "ambassador":
      return <Trans>Ambassador</Trans>;
    default:
      return <bdi>{badge}</bdi>;
  }
}
