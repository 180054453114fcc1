import type { CallFailure } from "../../http/client/call-types.ts";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { StartForm } from "./start-card.tsx";
import { TakersLinesFields, useTakersLines } from "./takers-lines.tsx";

/** The form for a user who sells: it asks where they are paid. */
export function SellersStartCard({ offer }: { offer: ViewedOffer }) {
  const lines = useTakersLines(offer);
  const fields = (isMissing: boolean, failure: CallFailure | undefined) => (
    <TakersLinesFields offer={offer} of={lines} isMissing={isMissing} failure={failure} />
  );
  return <StartForm offer={offer} lines={{ ...lines, fields }} />;
}
