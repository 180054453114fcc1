import { useQueryClient } from "@tanstack/react-query";
import { useAct, type Told } from "../server/use-act.ts";

/** An action on the banners: when it is done, the page is reloaded. */
export function useBannerAct() {
  const memory = useQueryClient();
  const { send, ...rest } = useAct();
  const sendAndRead = async <Data>(call: () => Promise<Told<Data>>) => {
    const done = await send(call);
    await memory.invalidateQueries({ queryKey: ["viewAnnouncements"] });
    return done;
  };
  return { send: sendAndRead, ...rest };
}
