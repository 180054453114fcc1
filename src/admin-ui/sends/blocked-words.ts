import { useLingui } from "@lingui/react/macro";
import type { BlockedCategory } from "../../domain/screening/blocked-address.ts";

/** Why an address is blocked, in a word or two. */
export function useBlockedWords(): Readonly<Record<BlockedCategory, string>> {
  const { t } = useLingui();
  return {
    sanctions: t`Sanctions`,
    theft: t`Stolen coins`,
    scam: t`Scam`,
    other: t`Other reason`,
  };
}
