/** What a browser answers when it made a passkey. All texts are base64url. */
export interface NewPasskeyAnswer {
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
  /** How the passkey is reached, in WebAuthn's words. */
  readonly transports: readonly string[];
}

/** What a browser answers when a passkey signed. All texts are base64url. */
export interface PasskeyAnswer {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
  /** The account that the passkey itself names; some do not. */
  readonly userHandle?: string | undefined;
}

/** What is kept to check a passkey by. */
export interface PasskeyKey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

/** A checked signature: which challenge it answers, and the counter that came with it. */
interface SignedChallenge {
  readonly challenge: string;
  readonly counter: number;
}

/**
 * Checks what authenticators signed: by that key, on our pages, for our host, with the person
 * verified (by a fingerprint, a face or a PIN), and for a challenge that is open. Undefined where any
 * of it is wrong.
 */
export interface PasskeySignatures {
  /** The host that passkeys are made for. */
  readonly host: string;
  checkNew(
    answer: NewPasskeyAnswer,
    isOpen: (challenge: string) => boolean,
  ): Promise<{ readonly challenge: string; readonly key: PasskeyKey } | undefined>;
  check(
    answer: PasskeyAnswer,
    key: PasskeyKey,
    isOpen: (challenge: string) => boolean,
  ): Promise<SignedChallenge | undefined>;
}
