import { usePageState } from "../page-context.ts";
import type { ProofKind } from "./proof-field.tsx";

const enabled = 1;

/** What changes of the account's security ask for: a code where any second factor is set. */
export function useProofKind(): Exclude<ProofKind, "nothing"> {
  const { twoFactor } = usePageState().reader;
  return Object.values(twoFactor).includes(enabled) ? "code" : "password";
}
