import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { LiabilityFault } from "./published-form.ts";

/** What is wrong with what was published, or with a proof. */
export function faultWords(fault: LiabilityFault): ReactNode {
  switch (fault) {
    case "form":
      return <Trans>The proof cannot be read.</Trans>;
    case "hash":
      return <Trans>What was published, or its hash, was changed.</Trans>;
    case "chain":
      return <Trans>A day is missing from what was published, or was put in later.</Trans>;
    case "sum":
      return <Trans>A sum is negative, or larger than the total.</Trans>;
    case "root":
      return <Trans>Your balance does not lead to the published root.</Trans>;
    case "parts":
      return <Trans>The parts are not your balance, or one is counted twice.</Trans>;
    case "two_roots":
      return <Trans>You are shown a different root from everyone else.</Trans>;
    case "signature":
      return <Trans>A signature is not by its address, or not over this day and amount.</Trans>;
    case "twice":
      return <Trans>An address is counted twice.</Trans>;
  }
}
