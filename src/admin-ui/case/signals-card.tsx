import { Trans } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { Card } from "../design/card.tsx";
import { SignalList } from "../design/signal-list.tsx";

/** Signals for or against someone. They never decide. */
export function SignalsCard({ dispute: { signals, signalWeight } }: { dispute: CaseView }) {
  return (
    <Card title={<Trans>Signals</Trans>} aside={<bdi>{signalWeight}</bdi>}>
      {signals.length === 0 ? (
        <p>
          <Trans>No signals.</Trans>
        </p>
      ) : (
        <SignalList signals={signals} />
      )}
    </Card>
  );
}
