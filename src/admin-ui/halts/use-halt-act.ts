import { useQueryClient } from "@tanstack/react-query";
import { useAct, type Told } from "../server/use-act.ts";

/** An act on the halts: when it is done, the page and the banner are read again. */
export function useHaltAct() {
  const memory = useQueryClient();
  const { send, ...rest } = useAct();
  const sendAndRead = async <Data>(call: () => Promise<Told<Data>>) => {
    const done = await send(call);
    await memory.invalidateQueries({ queryKey: ["viewHalts"] });
    await memory.invalidateQueries({ queryKey: ["readHaltsState"] });
    return done;
  };
  return { send: sendAndRead, ...rest };
}
