import { useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { readKey } from "../server/use-read.ts";

type Told =
  | { readonly ok: true; readonly data: CaseView }
  | { readonly ok: false; readonly failure: CallFailure };

/** One act on a case at a time: its answer is the case as it is then; a refusal stays to be read. */
export function useCaseAct() {
  const memory = useQueryClient();
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const send = async (call: () => Promise<Told>): Promise<CaseView | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setIsSending(true);
    setFailure(undefined);
    const outcome = await call();
    isUnderWay.current = false;
    setIsSending(false);
    if (!outcome.ok) {
      setFailure(outcome.failure);
      return undefined;
    }
    const { data } = outcome;
    memory.setQueryData(readKey("viewCase", { parameters: { id: data.id } }), data);
    void memory.invalidateQueries({ queryKey: ["listQueues"] });
    void memory.invalidateQueries({ queryKey: ["disputes"] });
    return data;
  };
  return { send, isSending, failure };
}
