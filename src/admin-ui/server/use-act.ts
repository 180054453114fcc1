import { useRef, useState } from "react";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";

/** The result of a call. */
export type Told<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: CallFailure };

/** One action at a time: it returns the updated state; a refusal stays visible. */
export function useAct() {
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const send = async <Data>(call: () => Promise<Told<Data>>): Promise<Data | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setIsSending(true);
    setFailure(undefined);
    const outcome = await call();
    isUnderWay.current = false;
    setIsSending(false);
    if (outcome.ok) return outcome.data;
    setFailure(outcome.failure);
    return undefined;
  };
  return { send, isSending, failure };
}
