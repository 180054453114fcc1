import { Trans } from "@lingui/react/macro";
import type { PersonView } from "../../adapters/http/contract/admin/people-views.ts";
import { Card } from "../design/card.tsx";
import { SignalList } from "../design/signal-list.tsx";

/** Why to be careful with a person: each reason with its evidence. It never decides. */
export function RiskCard({ person: { risk } }: { person: PersonView }) {
  const weight = risk.reduce((sum, signal) => sum + signal.weight, 0);
  return (
    <Card
      title={<Trans>Risk</Trans>}
      aside={
        <Trans>
          Score <bdi>{weight}</bdi>
        </Trans>
      }
    >
      {risk.length === 0 ? (
        <p>
          <Trans>No risk signals.</Trans>
        </p>
      ) : (
        <SignalList signals={risk} />
      )}
    </Card>
  );
}
