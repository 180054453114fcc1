import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  scryptSync,
  type ScryptOptions,
} from "node:crypto";

/** The private keys of accounts, as text: extended private keys. */
export interface KeysOfChains {
  readonly bitcoin?: string;
  readonly ethereum?: string;
}

interface SealedFile {
  readonly kind: string;
  readonly salt: string;
  readonly nonce: string;
  readonly sealed: string;
}

/** Says what the file is, and is sealed with it: no other file of ours opens as one. */
const kind = "peerhold keys of chains, 1";

/** 128 MB and half a second for each password that somebody tries. */
const cost: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

const tagLength = 16;

/** Seals keys with a password (scrypt, AES-256-GCM). */
export function sealKeys(keys: KeysOfChains, password: string): string {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", scryptSync(password, salt, 32, cost), nonce);
  cipher.setAAD(Buffer.from(kind));
  const sealed = [cipher.update(JSON.stringify(keys)), cipher.final(), cipher.getAuthTag()];
  const file: SealedFile = {
    kind,
    salt: salt.toString("hex"),
    nonce: nonce.toString("hex"),
    sealed: Buffer.concat(sealed).toString("hex"),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** Throws for anything else than a file that was sealed with this password; the error tells nothing of it. */
export function openKeys(text: string, password: string): KeysOfChains {
  const file = JSON.parse(text) as SealedFile;
  if (file.kind !== kind) throw new Error("This is no file of keys");
  const [salt, nonce, all] = [file.salt, file.nonce, file.sealed].map((each) =>
    Buffer.from(each, "hex"),
  ) as [Buffer, Buffer, Buffer];
  const decipher = createDecipheriv("aes-256-gcm", scryptSync(password, salt, 32, cost), nonce, {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(kind));
  decipher.setAuthTag(all.subarray(-tagLength));
  const opened = [decipher.update(all.subarray(0, -tagLength)), decipher.final()];
  return JSON.parse(Buffer.concat(opened).toString()) as KeysOfChains;
}
