import { useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import { newKey } from "../../http/client/client.ts";
import type { TradeFeedbackView } from "../../http/contract/feedback/feedback.ts";
import { readOf } from "../server/use-read.ts";

/** How the keeping of what was typed goes. */
export interface Saving {
  readonly isBusy: boolean;
  readonly failure: CallFailure | undefined;
  /** Does nothing while another is under way. Each press has a key of its own. */
  readonly save: (call: (key: string) => Promise<Outcome<TradeFeedbackView, undefined>>) => void;
}

/** Keeps feedback on a trade and shows what the server made of it. */
export function useSaving(tradeId: string, onDone: () => void): Saving {
  const memory = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const isRunning = useRef(false);
  const run = async (call: Parameters<Saving["save"]>[0]) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(undefined);
    const outcome = await call(newKey());
    isRunning.current = false;
    setBusy(false);
    const { queryKey } = readOf("viewFeedback", { parameters: { id: tradeId } });
    if (!outcome.ok) {
      setFailure(outcome.failure);
      // It may have been kept all the same, or what the page shows is old.
      return memory.invalidateQueries({ queryKey });
    }
    await memory.cancelQueries({ queryKey });
    memory.setQueryData(queryKey, { data: outcome.data, meta: undefined });
    onDone();
  };
  return { isBusy, failure, save: (call) => void run(call) };
}
