import { Trans } from "@lingui/react/macro";
import type { FactorResetView } from "../../adapters/http/contract/admin/factor-resets.ts";

/** What the answers to the security questions showed; nobody sees the answers. */
export function AnswersWords({ answers }: Pick<FactorResetView, "answers">) {
  switch (answers) {
    case "right":
      return <Trans>answered correctly</Trans>;
    case "wrong":
      return <Trans>answered incorrectly</Trans>;
    case "too_new":
      return <Trans>answered correctly, but set too recently</Trans>;
    case "none":
      return <Trans>none set</Trans>;
  }
}
