import { Trans } from "@lingui/react/macro";
import type { FactorResetView } from "../../adapters/http/contract/admin/factor-resets.ts";

/** What the answers to the security questions showed; nobody sees the answers. */
export function AnswersWords({ answers }: Pick<FactorResetView, "answers">) {
  switch (answers) {
    case "right":
      return <Trans>answered right</Trans>;
    case "wrong":
      return <Trans>answered wrong</Trans>;
    case "too_new":
      return <Trans>answered right, but set too recently</Trans>;
    case "none":
      return <Trans>none set</Trans>;
  }
}
