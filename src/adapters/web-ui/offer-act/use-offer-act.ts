import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";

/** How a change of an offer goes. */
interface OfferAct {
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
  const { isBusy, failure, send } = useAct();
  const run: OfferAct["run"] = async (call) => {
    const outcome = await send(async () => {
      const told = await call();
      if (told.ok || isOutdated(told.failure)) await Promise.all(reads.map(readAgain));
      return told;
    });
    return outcome?.ok === true;
  };
  return { isBusy, failure, run };
}

const outdated: ReadonlySet<CallFailure["code"]> = new Set<CallFailure["code"]>([
  "offer_changed",
  "not_found",
  "offer_appeal_used",
  "offer_not_rejected",
]);

/** Whether the page showed the offer as it no longer is. */
function isOutdated({ code }: CallFailure): boolean {
  return outdated.has(code);
}
