import { foldedName } from "../../domain/account/folded-name.ts";

/** Names the codes that are sent to an address, whoever asks, for their limit. */
export function codeSendsTo(email: string): string {
  return `email-code ${foldedName(email)}`;
}
