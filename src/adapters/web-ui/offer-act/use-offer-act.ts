import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";

/** The state of changing an offer. */
interface OfferAct {
  readonly isBusy: boolean;
  /** Why the last one failed. */
  readonly failure: CallFailure | undefined;
  /** Carries one out, and returns whether it was done; does nothing while another is running. */
  readonly run: (send: () => Promise<Outcome<unknown, unknown>>) => Promise<boolean>;
}

/** Cached reads that contain an offer. */
const reads = ["listMyOffers", "viewMyOffer", "listOffers", "viewOffer", "viewHoliday"] as const;

/**
 * Changes the user's own offers: the page is updated once the server responds. `onEnd` is told why the
 * change failed, or that it was done.
 */
export function useOfferAct(
  onEnd: (failure: CallFailure | undefined) => void = () => undefined,
): OfferAct {
  const readAgain = useReadAgain();
  const { isBusy, failure, send } = useAct();
  const run: OfferAct["run"] = async (call) => {
    const outcome = await send(async () => {
      const told = await call();
      if (told.ok || isOutdated(told.failure)) await Promise.all(reads.map(readAgain));
      return told;
    });
    if (outcome) onEnd(outcome.ok ? undefined : outcome.failure);
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

/** Whether the page showed an outdated version of the offer. */
function isOutdated({ code }: CallFailure): boolean {
  return outdated.has(code);
}
