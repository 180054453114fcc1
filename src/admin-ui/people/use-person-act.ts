import { useQueryClient } from "@tanstack/react-query";
import type { PersonView } from "../../adapters/http/contract/admin/people-views.ts";
import { useAct, type Told } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";

/** One action on a person at a time: it returns the updated person. */
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
