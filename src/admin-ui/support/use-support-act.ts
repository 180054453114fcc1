import { useQueryClient } from "@tanstack/react-query";
import type { SupportChatView } from "../../adapters/http/contract/admin/support-desk.ts";
import { useAct, type Told } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";

/** One action on a chat at a time: it returns the chat as it is then. */
export function useSupportAct(id: string) {
  const memory = useQueryClient();
  const { send: act, isSending, failure } = useAct();
  const send = async (call: () => Promise<Told<SupportChatView>>): Promise<boolean> => {
    const done = await act(call);
    if (!done) return false;
    memory.setQueryData(readKey("viewSupportChat", { parameters: { id } }), done);
    void memory.invalidateQueries({ queryKey: ["support-chats"] });
    return true;
  };
  return { send, isSending, failure };
}
