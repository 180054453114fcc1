import { useQueryClient } from "@tanstack/react-query";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import type { TradeFeedbackView } from "../../http/contract/feedback/feedback.ts";
import { useAct } from "../server/use-act.ts";
import { readOf } from "../server/use-read.ts";

/** How the keeping of what was typed goes. */
interface Saving {
  readonly isBusy: boolean;
  readonly failure: CallFailure | undefined;
  /** Does nothing while another is under way. `typed` is all that is sent. */
  readonly save: (
    call: (key: string) => Promise<Outcome<TradeFeedbackView, undefined>>,
    typed: object,
  ) => void;
}

/** Keeps feedback on a trade and shows what the server made of it. */
export function useSaving(tradeId: string, onDone: () => void): Saving {
  const memory = useQueryClient();
  const { isBusy, failure, send } = useAct();
  const run = async (...[call, typed]: Parameters<Saving["save"]>) => {
    const outcome = await send(call, typed);
    if (!outcome) return;
    const { queryKey } = readOf("viewFeedback", { parameters: { id: tradeId } });
    // It may have been kept all the same, or what the page shows is old.
    if (!outcome.ok) return memory.invalidateQueries({ queryKey });
    await memory.cancelQueries({ queryKey });
    memory.setQueryData(queryKey, { data: outcome.data, meta: undefined });
    onDone();
  };
  return { isBusy, failure, save: (call, typed) => void run(call, typed) };
}
