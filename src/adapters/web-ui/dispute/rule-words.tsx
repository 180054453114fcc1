import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { VerdictRuleCode } from "../../../domain/dispute/verdict-rules.ts";

const words: Readonly<Record<VerdictRuleCode, () => ReactNode>> = {
  "4.1": () => <Trans>Paid in full, and shown</Trans>,
  "4.2": () => <Trans>Paid with proof, and the seller was silent</Trans>,
  "4.3": () => <Trans>No payment was shown</Trans>,
  "4.4": () => <Trans>The payment came from someone else&apos;s account</Trans>,
  "4.5": () => <Trans>Only part of the money arrived</Trans>,
  "4.6": () => <Trans>The payment was reversed or can be</Trans>,
  "4.7": () => <Trans>They set terms the offer didn't have</Trans>,
  "4.8": () => <Trans>They traded outside the escrow</Trans>,
  "4.9": () => <Trans>Forged proof</Trans>,
};

/** The title of a rule; if this page does not know it yet, the server's text. */
export function ruleWords({ code, title }: { code: string; title: string }): ReactNode {
  const known: Readonly<Record<string, (() => ReactNode) | undefined>> = words;
  return known[code]?.() ?? <bdi>{title}</bdi>;
}
