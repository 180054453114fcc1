import { useQueryClient } from "@tanstack/react-query";
import type { TeamActView } from "../../adapters/http/contract/admin/team-views.ts";
import { useAct, type Told } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";

/** One action on the staff at a time: it returns the updated staff, and possibly a link. */
export function useTeamAct() {
  const memory = useQueryClient();
  const { send: act, isSending, failure } = useAct();
  const send = async (call: () => Promise<Told<TeamActView>>): Promise<TeamActView | undefined> => {
    const data = await act(call);
    if (!data) return undefined;
    memory.setQueryData(readKey("viewTeam", {}), data.team);
    void memory.invalidateQueries({ queryKey: readKey("listQueues", {}) });
    return data;
  };
  return { send, isSending, failure };
}
