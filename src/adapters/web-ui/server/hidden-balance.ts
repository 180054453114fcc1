import { client } from "./client.ts";
import { useAct } from "./use-act.ts";
import { useReadAgain } from "./use-read.ts";
import { useReader } from "./use-reader.ts";

/** Whether the user's own sums are hidden on every device of theirs, and how to change that. */
export function useHiddenBalance() {
  const { isBalanceHidden } = useReader();
  const readAgain = useReadAgain();
  const { isBusy, failure, send } = useAct();
  const toggle = async () => {
    const body = { isBalanceHidden: !isBalanceHidden };
    const outcome = await send(() => client.call("changeSettings", { body }));
    if (outcome?.ok) await Promise.all([readAgain("getCurrentUser"), readAgain("viewSettings")]);
  };
  return { isHidden: isBalanceHidden, isBusy, failure, toggle };
}
