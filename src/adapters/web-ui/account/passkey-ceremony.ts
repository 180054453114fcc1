import {
  startAuthentication,
  startRegistration,
  type AuthenticatorTransport,
} from "@simplewebauthn/browser";
import type { AskedPasskeyBody, PasskeyToMakeBody } from "../../http/contract/passkey/passkey.ts";
import type { PasskeyProof } from "./proof-field.tsx";

/** ES256, EdDSA and RS256, which authenticators know between them. */
const algorithms = [-7, -8, -257] as const;

const timeoutMs = 300_000;

type Credential = AskedPasskeyBody["allowed"][number];

/** Has an authenticator make a passkey; undefined if the person or the device did not. */
export async function makePasskey(
  { challenge, host, userHandle, username, present }: PasskeyToMakeBody,
  brandName: string,
) {
  try {
    const made = await startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: host, name: brandName },
        user: { id: userHandle, name: username, displayName: username },
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
        timeout: timeoutMs,
        attestation: "none",
        excludeCredentials: present.map(descriptorOf),
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
      },
    });
    return {
      credentialId: made.id,
      clientData: made.response.clientDataJSON,
      attestation: made.response.attestationObject,
      transports: made.response.transports ?? [],
    };
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
  { challenge, host, allowed }: AskedPasskeyBody,
  { inField }: { readonly inField: boolean },
): Promise<PasskeyProof | undefined> {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: {
        challenge,
        rpId: host,
        timeout: timeoutMs,
        userVerification: "required",
        allowCredentials: allowed.map(descriptorOf),
      },
      useBrowserAutofill: inField,
    });
    return {
      credentialId: id,
      clientData: response.clientDataJSON,
      authenticatorData: response.authenticatorData,
      signature: response.signature,
    };
  } catch {
    return undefined;
  }
}

function descriptorOf({ id, transports }: Credential) {
  return {
    id,
    type: "public-key" as const,
    transports: transports as AuthenticatorTransport[],
  };
}
