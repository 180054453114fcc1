import { Trans } from "@lingui/react/macro";
import type { TradeFlow } from "../../../domain/trade/trade.ts";
import { RadioList } from "../design/radio-list.tsx";
import type { Draft } from "./draft.ts";
import { flowOf, flowsOf } from "./draft-flow.ts";

/** How trades on the offer go, where there is a choice. */
export function FlowField(props: { draft: Draft; onChange: (change: Partial<Draft>) => void }) {
  const { draft, onChange } = props;
  const flows = flowsOf(draft);
  if (flows.length === 1) return null;
  return (
    <RadioList
      label={<Trans>How trades go</Trans>}
      choices={flows.map((flow) => ({ value: flow, words: flowWords(flow) }))}
      chosen={flowOf(draft)}
      error={undefined}
      onChoose={(flow) => onChange({ flow })}
    />
  );
}

function flowWords(flow: TradeFlow) {
  switch (flow) {
    case "gcc-auto":
      return (
        <Trans>
          Step by step: the buyer describes the card, the seller accepts it, and only then the code
          is shared, encrypted.
        </Trans>
      );
    case "bt-auto":
      return (
        <Trans>
          With a receipt: buyers confirm that they read your terms before they see your account, and
          show a receipt before they mark the trade as paid.
        </Trans>
      );
    case "lite":
      return <Trans>Short: buyers choose an amount, pay to your account, and need no chat.</Trans>;
    default:
      return <Trans>Standard: buyers see where to pay as soon as the crypto is held.</Trans>;
  }
}
