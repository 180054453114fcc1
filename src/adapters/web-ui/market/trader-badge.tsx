import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { BadgeCheck } from "lucide-react";
import { Badge } from "../design/badge.tsx";

const words: Readonly<Record<string, ReactNode>> = {
  vendor: <Trans>Vendor</Trans>,
  power_trader: <Trans>Power</Trans>,
  expert_trader: <Trans>Expert</Trans>,
  operator: <Trans>Operator</Trans>,
  ceo: <Trans>CEO</Trans>,
  ambassador: <Trans>Ambassador</Trans>,
};

/** A badge that a trader has earned or was given; most have none. */
export function TraderBadge(props: { badge: string }) {
  const word = words[props.badge];
  if (word === undefined) return null;
  return props.badge === "vendor" ? (
    <Badge tone="accent" icon={BadgeCheck}>
      {word}
    </Badge>
  ) : (
    <Badge tone="neutral">{word}</Badge>
  );
}
