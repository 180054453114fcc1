import { client } from "./client.ts";
import { useAct } from "./use-act.ts";
import { useReadAgain } from "./use-read.ts";
import { useReader } from "./use-reader.ts";

/** Whether a tone calls the user on every device of theirs, and how to change that. */
export function useSound() {
  const { isSoundEnabled } = useReader();
  const readAgain = useReadAgain();
  const { send } = useAct();
  const change = async (isOn: boolean) => {
    const body = { isSoundEnabled: isOn };
    const outcome = await send(() => client.call("changeSettings", { body }));
    if (outcome?.ok) await readAgain("getCurrentUser");
  };
  return { isOn: isSoundEnabled, change };
}
