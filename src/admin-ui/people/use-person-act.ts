import { useQueryClient } from "@tanstack/react-query";
import type { PersonView } from "../../adapters/http/contract/admin/people-views.ts";
import { useAct, type Told } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";

/** One act on a person at a time: its answer is the person as he is then. */
export function usePersonAct() {
  const memory = useQueryClient();
  const { send: act, isSending, failure } = useAct();
  const send = async (call: () => Promise<Told<PersonView>>): Promise<PersonView | undefined> => {
    const data = await act(call);
    if (!data) return undefined;
    memory.setQueryData(readKey("viewPerson", { parameters: { id: data.id } }), data);
    void memory.invalidateQueries({ queryKey: ["people"] });
    return data;
  };
  return { send, isSending, failure };
}
