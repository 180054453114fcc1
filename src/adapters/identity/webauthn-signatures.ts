import type {
  NewPasskeyAnswer,
  PasskeyAnswer,
  PasskeyKey,
  PasskeySignatures,
} from "../../application/ports/passkey-signatures.ts";

/** Loaded when the first passkey is checked: it takes a while, and many processes never check one. */
const webauthn = () => import("@simplewebauthn/server");

/** Checks WebAuthn's answers for the pages at one address. */
export class WebauthnSignatures implements PasskeySignatures {
  readonly host: string;
  readonly #origin: string;

  /** `baseUrl`: the public address of the pages. */
  constructor(baseUrl: string) {
    const { hostname, origin } = new URL(baseUrl);
    this.host = hostname;
    this.#origin = origin;
  }

  async checkNew(
    { credentialId: id, clientData, attestation }: NewPasskeyAnswer,
    isOpen: (challenge: string) => boolean,
  ) {
    const { verifyRegistrationResponse } = await webauthn();
    const asked = this.#expected(isOpen);
    const verified = await orWrong(() =>
      verifyRegistrationResponse({
        ...asked.options,
        response: {
          id,
          rawId: id,
          type: "public-key",
          response: { clientDataJSON: clientData, attestationObject: attestation },
          clientExtensionResults: {},
        },
      }),
    );
    if (verified?.registrationInfo === undefined) return undefined;
    const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
    return { challenge: asked.challenge(), key: { credentialId, publicKey, counter } };
  }

  async check(
    { credentialId: id, clientData, authenticatorData, signature }: PasskeyAnswer,
    { publicKey }: PasskeyKey,
    isOpen: (challenge: string) => boolean,
  ) {
    const { verifyAuthenticationResponse } = await webauthn();
    const asked = this.#expected(isOpen);
    const verified = await orWrong(() =>
      verifyAuthenticationResponse({
        ...asked.options,
        response: {
          id,
          rawId: id,
          type: "public-key",
          response: { clientDataJSON: clientData, authenticatorData, signature },
          clientExtensionResults: {},
        },
        // What the counter means is the domain's to say: here it never refuses.
        credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
      }),
    );
    if (verified?.verified !== true) return undefined;
    return { challenge: asked.challenge(), counter: verified.authenticationInfo.newCounter };
  }

  #expected(isOpen: (challenge: string) => boolean) {
    let answered = "";
    const options = {
      expectedChallenge: (challenge: string) => {
        answered = challenge;
        return isOpen(challenge);
      },
      expectedOrigin: this.#origin,
      expectedRPID: this.host,
      requireUserVerification: true,
    };
    return { options, challenge: () => answered };
  }
}

/** The library throws where anything is wrong, with words for developers. */
async function orWrong<Verified>(verify: () => Promise<Verified>): Promise<Verified | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
