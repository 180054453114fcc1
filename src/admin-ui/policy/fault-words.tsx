import { Trans } from "@lingui/react/macro";
import type { PolicyFault } from "../../domain/policy/field.ts";

/** What is wrong with a field, and what to do about it. */
export function FaultWords({ code }: { code: PolicyFault["code"] }) {
  switch (code) {
    case "missing":
      return <Trans>Enter a value.</Trans>;
    case "unknown":
      return <Trans>There is no such field.</Trans>;
    case "wrong_kind":
      return <Trans>Enter a whole number.</Trans>;
    case "out_of_range":
      return <Trans>Enter a value within the range.</Trans>;
    case "no_provider":
      return (
        <Trans>This needs a service that isn't set up on this installation. It stays off.</Trans>
      );
    case "not_less":
      return <Trans>This is above a value that it must not exceed. Change both.</Trans>;
    case "not_the_same":
      return <Trans>The field of the same name in another part must have the same value.</Trans>;
    case "not_in_order":
      return (
        <Trans>Levels must rise from level 1, and none may allow less than the one below it.</Trans>
      );
  }
}
