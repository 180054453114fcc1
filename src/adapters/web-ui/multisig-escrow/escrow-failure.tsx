import type { ReactNode } from "react";
import type { CallFailure } from "../../http/client/call-types.ts";
import { escrowWords } from "../failure/escrow-words.tsx";
import { failureWords } from "../trade/failure-words.tsx";

/** Why nothing was done about an escrow; of what is typed, the address alone can be wrong. */
export function escrowFailure(failure: CallFailure): ReactNode {
  const code = failure.code === "validation" ? "wrong_address" : failure.code;
  return escrowWords(code) ?? failureWords(failure, "");
}
