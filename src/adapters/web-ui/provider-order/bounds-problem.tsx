import type { ReactNode } from "react";
import type { CallFailure } from "../../http/client/call-types.ts";
import { providerOrderWords } from "../failure/provider-order-words.tsx";

/** What is wrong with an amount that the provider doesn't do, at its field; undefined for everything else. */
export function boundsProblem(failure: CallFailure | undefined): ReactNode {
  return failure?.code === "provider_bounds" ? providerOrderWords(failure.code) : undefined;
}
