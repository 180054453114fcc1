import { useQueryClient } from "@tanstack/react-query";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import type { TradeFeedbackView } from "../../http/contract/feedback/feedback.ts";
import { useAct } from "../server/use-act.ts";
import { readOf } from "../server/use-read.ts";

/** The state of saving. */
interface Saving {
  readonly isBusy: boolean;
  readonly failure: CallFailure | undefined;
  /** Does nothing while another save is running. */
  readonly save: (call: () => Promise<Outcome<TradeFeedbackView, undefined>>) => void;
}

/** Saves feedback on a trade and shows the server's result. */
export function useSaving(tradeId: string, onDone: () => void): Saving {
  const memory = useQueryClient();
  const { isBusy, failure, send } = useAct();
  const run = async (call: Parameters<Saving["save"]>[0]) => {
    const outcome = await send(call);
    if (!outcome) return;
    const { queryKey } = readOf("viewFeedback", { parameters: { id: tradeId } });
    // It may have been saved all the same, or the page is out of date.
    if (!outcome.ok) return memory.invalidateQueries({ queryKey });
    await memory.cancelQueries({ queryKey });
    memory.setQueryData(queryKey, { data: outcome.data, meta: undefined });
    onDone();
  };
  return { isBusy, failure, save: (call) => void run(call) };
}
