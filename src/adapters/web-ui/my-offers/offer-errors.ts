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

/** The failures of all offers of the list, each until the same thing is saved. */
export function useOfferErrors(): (hash: string) => OfferErrors {
  const [errors, setErrors] = useState<Readonly<Record<string, GroupErrors>>>({});
  return (hash) => ({
    of: errors[hash] ?? {},
    keep(group, failure) {
      setErrors((all) => {
        const { [group]: _before, ...others } = all[hash] ?? {};
        return { ...all, [hash]: failure ? { ...others, [group]: failure } : others };
      });
    },
  });
}
