import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { useAct, type Told } from "../server/use-act.ts";
import { readKey, readMemory } from "../server/use-read.ts";

type OwnAccount = AdminBodyOf<"viewOwnAccount">;

/** An act on the user's own account: its answer is the account as it is now. */
export function useOwnAct() {
  const { send, ...state } = useAct();
  const act = async (call: () => Promise<Told<OwnAccount>>): Promise<boolean> => {
    const account = await send(call);
    if (account) readMemory.setQueryData(readKey("viewOwnAccount", {}), account);
    return account !== undefined;
  };
  return { ...state, send: act };
}
