import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import {
  madePasskey,
  optionsToAsk,
  optionsToMake,
  signedPasskey,
  type PasskeyProof,
} from "../../adapters/http/client/passkey-options.ts";
import type {
  AskedPasskeyBody,
  PasskeyToMakeBody,
} from "../../adapters/http/contract/passkey/passkey.ts";
import { consoleState } from "../server/console-state.ts";

/**
 * Whether passkeys can be used here: the browser knows them, and the address has a name. They are
 * never made for an address in numbers.
 */
export function canUsePasskeys(): boolean {
  return (
    "PublicKeyCredential" in globalThis && /[a-z]/i.test(location.hostname.replace(/^\[.*/, ""))
  );
}

/** Has an authenticator make a passkey; undefined if the person or the device did not. */
export async function makePasskey(toMake: PasskeyToMakeBody) {
  try {
    const optionsJSON = optionsToMake(toMake, `${consoleState.brandName} console`);
    return madePasskey(await startRegistration({ optionsJSON }));
  } catch {
    return undefined;
  }
}

/** Has a passkey sign; undefined if the person or the device did not. */
export async function askPasskey(asked: AskedPasskeyBody): Promise<PasskeyProof | undefined> {
  try {
    return signedPasskey(await startAuthentication({ optionsJSON: optionsToAsk(asked) }));
  } catch {
    return undefined;
  }
}
