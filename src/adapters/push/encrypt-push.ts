import { createCipheriv, createECDH, hkdfSync, randomBytes, type CipherGCM } from "node:crypto";

/** What a browser's key agreement begins with. */
interface BrowserKeys {
  /** Both as base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

const curve = "prime256v1";
const recordBytes = 4_096;
/** The tag of the cipher, and the end of the padding. */
const overheadBytes = 17;

/** What was not chosen by chance in a test. */
interface Chances {
  readonly salt: Uint8Array;
  readonly privateKey: Uint8Array | undefined;
}

/**
 * Encrypts a message to one browser in one record (RFC 8291, `aes128gcm`): its push service cannot read it.
 * Throws where the keys are no keys.
 */
export function encryptPush(
  plain: Uint8Array,
  keys: BrowserKeys,
  { salt, privateKey }: Chances = { salt: randomBytes(16), privateKey: undefined },
): Buffer {
  if (plain.length > recordBytes - overheadBytes) throw new RangeError("The message is too long");
  const theirs = Buffer.from(keys.p256dh, "base64url");
  const own = createECDH(curve);
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const ours = own.getPublicKey();
  const secret = derive(
    own.computeSecret(theirs),
    Buffer.from(keys.auth, "base64url"),
    Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]),
    32,
  );
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher: CipherGCM = createCipheriv("aes-128-gcm", key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([ours.length]),
    ours,
    cipher.update(plain),
    // The last record ends with a two.
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function derive(secret: Uint8Array, salt: Uint8Array, about: Uint8Array, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, about, bytes));
}
