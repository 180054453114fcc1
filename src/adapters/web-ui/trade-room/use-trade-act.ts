import { match } from "ts-pattern";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import type { TypedProof } from "../account/proof-field.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import type { Act } from "../trade/trade-act.ts";
import { isOutdated } from "../trade/failure-words.tsx";

/** The input for an action; empty if none is required. */
interface TypedForAct {
  readonly proof: TypedProof;
  /** The number of the reason for a dispute; undefined while none is chosen. */
  readonly reasonId: number | undefined;
  /** The explanation for the case worker, or why the verdict is wrong. */
  readonly text: string;
  /** The name on the account that the buyer paid from; empty if they leave it out. */
  readonly payerName: string;
}

/** An action on the displayed trade, with its input. */
interface AskedAct extends TypedForAct {
  readonly act: Act;
  readonly view: TradeView;
}

/** The state of the user's action. */
export interface ActRun {
  readonly isBusy: boolean;
  /** Why the last one failed; the user can correct it or retry. */
  readonly failure: CallFailure | undefined;
  readonly run: (asked: AskedAct) => void;
  readonly reset: () => void;
}

/**
 * Carries out the room's actions. Each confirmed press is one call with one key; a press during a
 * call does nothing. `onDone` gets the updated trade; `onOutdated` is called if nothing was done
 * because the trade had changed.
 */
export function useTradeAct(
  onDone: (view: TradeView) => void,
  onOutdated: (failure: CallFailure) => void,
): ActRun {
  const act = useAct();
  const run = async (asked: AskedAct) => {
    const outcome = await act.send(() => send(asked));
    if (!outcome) return;
    if (outcome.ok) return onDone(outcome.data);
    if (!isOutdated(outcome.failure)) return;
    act.forget();
    onOutdated(outcome.failure);
  };
  const { isBusy, failure, forget } = act;
  return { isBusy, failure, run: (asked) => void run(asked), reset: forget };
}

function send(asked: AskedAct): Promise<Outcome<TradeView, undefined>> {
  const { act, view, proof, reasonId = 0, text } = asked;
  const payerName = asked.payerName.trim();
  const parameters = { id: view.id };
  return match(act)
    .with("fund", () => client.call("fundTrade", { parameters }))
    .with("paid", () =>
      client.call("markTradePaid", {
        parameters,
        body: payerName === "" ? {} : { payer_name: payerName },
      }),
    )
    .with("release", () => client.call("releaseTrade", { parameters, body: proof }))
    .with("cancel", "give-back", () =>
      client.call("cancelTrade", { parameters, body: { status: view.status } }),
    )
    .with("dispute", () =>
      client.call("openDispute", {
        parameters,
        body: { dispute_reason_id: reasonId, dispute_reason_text: text },
      }),
    )
    .with("withdraw-dispute", () => client.call("withdrawDispute", { parameters }))
    .with("appeal", () => client.call("appealVerdict", { parameters, body: { text } }))
    .with("accept-verdict", () => client.call("acceptVerdict", { parameters }))
    .exhaustive();
}
