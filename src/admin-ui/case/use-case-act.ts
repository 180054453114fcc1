import { useQueryClient } from "@tanstack/react-query";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { useAct, type Told } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";

/** One action on a case at a time: it returns the updated case; a refusal stays visible. */
export function useCaseAct() {
  const memory = useQueryClient();
  const { send: act, isSending, failure } = useAct();
  const send = async (call: () => Promise<Told<CaseView>>): Promise<CaseView | undefined> => {
    const data = await act(call);
    if (!data) return undefined;
    memory.setQueryData(readKey("viewCase", { parameters: { id: data.id } }), data);
    void memory.invalidateQueries({ queryKey: ["listQueues"] });
    void memory.invalidateQueries({ queryKey: ["disputes"] });
    return data;
  };
  return { send, isSending, failure };
}
