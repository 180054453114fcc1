import { useRef, useState } from "react";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import { useReadAgain } from "../server/use-read.ts";

/** How a change of an offer goes. */
export interface OfferAct {
  readonly isBusy: boolean;
  /** Why the last one failed. */
  readonly failure: CallFailure | undefined;
  /** Carries one out, and says whether it was done; during another one it does nothing. */
  readonly run: (send: () => Promise<Outcome<unknown, unknown>>) => Promise<boolean>;
}

/** Reads in which an offer stands. */
const reads = ["listMyOffers", "viewMyOffer", "listOffers", "viewOffer"] as const;

/** Carries out changes of one's own offers: what is shown waits for the server's answer. */
export function useOfferAct(): OfferAct {
  const readAgain = useReadAgain();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const isRunning = useRef(false);
  return {
    isBusy,
    failure,
    run: async (send) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setIsBusy(true);
      setFailure(undefined);
      const outcome = await send();
      const isOutdated =
        !outcome.ok &&
        ["offer_changed", "not_found", "offer_appeal_used", "offer_not_rejected"].includes(
          outcome.failure.code,
        );
      if (outcome.ok || isOutdated) await Promise.all(reads.map(readAgain));
      if (!outcome.ok) setFailure(outcome.failure);
      setIsBusy(false);
      isRunning.current = false;
      return outcome.ok;
    },
  };
}
