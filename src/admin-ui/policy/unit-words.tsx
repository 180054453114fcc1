import { Trans } from "@lingui/react/macro";
import type { PolicyFieldView } from "../../adapters/http/contract/admin/policy.ts";

/** The unit in which a field is typed. */
export function UnitWords({ unit }: { unit: PolicyFieldView["unit"] }) {
  switch (unit) {
    case "seconds":
      return <Trans>seconds</Trans>;
    case "minutes":
      return <Trans>minutes</Trans>;
    case "US cents":
      return <Trans>US cents</Trans>;
    case "basis points":
      return <Trans>basis points</Trans>;
    case "percent":
      return "%";
    case "characters":
      return <Trans>characters</Trans>;
    case "bits":
      return <Trans>bits</Trans>;
    case "count":
    case "level":
    case "flag":
      return null;
  }
}
