import { useLingui } from "@lingui/react";
import { watchedSeconds } from "../../../domain/account/account-states.ts";
import type { ShownPolicy } from "../../http/contract/page-policy.ts";
import { usePolicy } from "../page-policy.ts";
import { numberFormat } from "./amount-text.ts";
import { spanText } from "./window-text.ts";

/** A number of the policy in force, for texts that say what the rules are. */
export function PolicyNumber({ of }: { of: (policy: ShownPolicy) => number }) {
  const { locale } = useLingui().i18n;
  const number = of(usePolicy());
  return <bdi>{numberFormat(locale).format(number)}</bdi>;
}

/** The same for a time in seconds: "24 hours", "7 days". */
export function PolicyTime({ of }: { of: (policy: ShownPolicy) => number }) {
  const { locale } = useLingui().i18n;
  return <bdi>{spanText(locale, of(usePolicy()))}</bdi>;
}

/** How long nothing can be sold or sent after a change of password or two-factor. */
export function HoldTime() {
  const { locale } = useLingui().i18n;
  return <bdi>{spanText(locale, watchedSeconds)}</bdi>;
}
