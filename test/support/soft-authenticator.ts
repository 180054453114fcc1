import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

/** What an authenticator may do wrong. */
interface Signing {
  readonly origin?: string;
  readonly host?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
}

const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

/** An authenticator in software, with one passkey: signs whatever a test has it sign. */
export class SoftAuthenticator {
  readonly id = randomBytes(16);
  readonly #origin: string;
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;

  constructor(origin: string) {
    this.#origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#publicKey = publicKey;
    this.#privateKey = privateKey;
  }

  /** The answer to being asked to make its passkey. */
  make(challenge: string, signing: Signing = {}) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#coseKey()]);
    const data = Buffer.concat([this.#data(signing, withKey), credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      cborBytes(data),
    ]);
    return {
      credentialId: this.id.toString("base64url"),
      clientData: this.#clientData("webauthn.create", challenge, signing).toString("base64url"),
      attestation: attestation.toString("base64url"),
      transports: ["internal"],
    };
  }

  /** The answer to being asked to sign. */
  sign(challenge: string, signing: Signing = {}) {
    const clientData = this.#clientData("webauthn.get", challenge, signing);
    const data = this.#data(signing, 0);
    const hash = createHash("sha256").update(clientData).digest();
    const signature = sign("sha256", Buffer.concat([data, hash]), this.#privateKey);
    return {
      credentialId: this.id.toString("base64url"),
      clientData: clientData.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
    };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Signing): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(
    { host = new URL(this.#origin).hostname, isVerified = true, counter = 0 }: Signing,
    more: number,
  ): Buffer {
    const flags = present | (isVerified ? verified : 0) | more;
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags, 0);
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash("sha256").update(host).digest(), tail]);
  }

  /** COSE: kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x and y. */
  #coseKey(): Buffer {
    const { x = "", y = "" } = this.#publicKey.export({ format: "jwk" });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    return Buffer.concat([
      head,
      cborBytes(Buffer.from(x, "base64url")),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, "base64url")),
    ]);
  }
}

/** Of up to 23 bytes. */
function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

/** Of 24 to 255 bytes. */
function cborBytes(bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
}
