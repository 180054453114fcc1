import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import {
  madePasskey,
  optionsToAsk,
  optionsToMake,
  signedPasskey,
  type PasskeyProof,
} from "../../http/client/passkey-options.ts";
import type { AskedPasskeyBody, PasskeyToMakeBody } from "../../http/contract/passkey/passkey.ts";

/** Has an authenticator make a passkey; undefined if the person or the device did not. */
export async function makePasskey(toMake: PasskeyToMakeBody, brandName: string) {
  try {
    const optionsJSON = optionsToMake(toMake, brandName);
    return madePasskey(await startRegistration({ optionsJSON }));
  } catch {
    return undefined;
  }
}

/**
 * Has a passkey sign; undefined if the person or the device did not.
 *
 * - `inField`: the browser offers passkeys in the field for the name, and waits for as long as it takes.
 */
export async function askPasskey(
  asked: AskedPasskeyBody,
  { inField }: { readonly inField: boolean },
): Promise<PasskeyProof | undefined> {
  try {
    const optionsJSON = optionsToAsk(asked);
    return signedPasskey(await startAuthentication({ optionsJSON, useBrowserAutofill: inField }));
  } catch {
    return undefined;
  }
}
