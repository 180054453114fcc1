import { useState } from "react";
import type { CallFailure } from "../../http/client/call-types.ts";

/** What of an offer a change was about (specification, section 8). */
export type ErrorGroup = "offer" | "margin" | "fixedPrice" | "limits";

type GroupErrors = Partial<Readonly<Record<ErrorGroup, CallFailure>>>;

/** The failures of one offer, and how they are kept. */
export interface OfferErrors {
  readonly of: GroupErrors;
  /** Undefined forgets the failure of the group. */
  readonly keep: (group: ErrorGroup, failure: CallFailure | undefined) => void;
}

/** The failures of an offer, each until the same thing is saved. */
export function useOfferErrors(): OfferErrors {
  const [of, setErrors] = useState<GroupErrors>({});
  return {
    of,
    keep(group, failure) {
      setErrors(({ [group]: _before, ...others }) =>
        failure ? { ...others, [group]: failure } : others,
      );
    },
  };
}
