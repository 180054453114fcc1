import { Trans } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";

/** For whom it was decided. */
export function VerdictWords({ verdict }: { verdict: NonNullable<CaseView["verdict"]> }) {
  switch (verdict.for) {
    case "buyer":
      return <Trans>For the buyer</Trans>;
    case "seller":
      return <Trans>For the seller</Trans>;
    case "split": {
      const percent = (verdict.buyerShare ?? 0) / 100;
      return (
        <Trans>
          Split: <bdi>{percent}%</bdi> to the buyer
        </Trans>
      );
    }
  }
}
