import type { AskedPasskeyBody, PasskeyToMakeBody } from "../contract/passkey/passkey.ts";

/** ES256, EdDSA and RS256, which authenticators know between them. */
const algorithms = [-7, -8, -257] as const;

const timeoutMs = 300_000;

/** How a passkey is reached, in WebAuthn's words. */
type Transport = "ble" | "hybrid" | "internal" | "nfc" | "usb";

type Credential = AskedPasskeyBody["allowed"][number];

/** What a passkey signed, as it is sent. */
export interface PasskeyProof {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** WebAuthn's options to make a passkey. */
export function optionsToMake(
  { challenge, host, userHandle, username, present }: PasskeyToMakeBody,
  brandName: string,
) {
  return {
    challenge,
    rp: { id: host, name: brandName },
    user: { id: userHandle, name: username, displayName: username },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" as const })),
    timeout: timeoutMs,
    attestation: "none" as const,
    excludeCredentials: present.map(descriptorOf),
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true,
      userVerification: "required" as const,
    },
  };
}

/** WebAuthn's options to have a passkey sign. */
export function optionsToAsk({ challenge, host, allowed }: AskedPasskeyBody) {
  return {
    challenge,
    rpId: host,
    timeout: timeoutMs,
    userVerification: "required" as const,
    allowCredentials: allowed.map(descriptorOf),
  };
}

/** A passkey that was just made, as it is sent. */
export function madePasskey({
  id,
  response,
}: {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: readonly string[];
  };
}) {
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: [...(response.transports ?? [])],
  };
}

export function signedPasskey({
  id,
  response,
}: {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
  };
}): PasskeyProof {
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  };
}

function descriptorOf({ id, transports }: Credential) {
  return {
    id,
    type: "public-key" as const,
    transports: transports as Transport[],
  };
}
