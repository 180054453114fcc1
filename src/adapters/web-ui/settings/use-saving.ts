import { useState } from "react";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";

/** How the saving of a section goes. */
export interface Saving {
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  readonly failure: CallFailure | undefined;
  /** True when the server took it. */
  readonly save: <Data>(call: () => Promise<Outcome<Data, undefined>>) => Promise<boolean>;
  /** Something else was typed: what was said of the last try is over. */
  readonly forget: () => void;
}

/** Saves one section by itself; others keep what was typed in them. */
export function useSaving(): Saving {
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const forget = () => {
    setSaved(false);
    setFailure(undefined);
  };
  const save: Saving["save"] = async (call) => {
    setBusy(true);
    forget();
    const outcome = await call();
    setBusy(false);
    if (outcome.ok) setSaved(true);
    else setFailure(outcome.failure);
    return outcome.ok;
  };
  return { isBusy, isSaved, failure, save, forget };
}
