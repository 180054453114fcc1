import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type {
  FileGrant,
  FileVariant,
  SignedAddresses,
} from "../../application/ports/signed-addresses.ts";

/** What signing takes. */
interface SigningParts {
  /** Below which files are served. */
  readonly path: string;
  readonly secret: Uint8Array;
  /** How long an address is good. */
  readonly seconds: number;
  /** In milliseconds since the epoch. */
  readonly now: () => number;
}

/** Addresses that carry whom they were made for, until when, and a seal over it. */
export class SignedFileAddresses implements SignedAddresses {
  readonly #path: string;
  readonly #key: Uint8Array;
  readonly #seconds: number;
  readonly #now: () => number;

  constructor({ path, secret, seconds, now }: SigningParts) {
    this.#path = path;
    this.#key = new Uint8Array(hkdfSync("sha256", secret, "", "file addresses", 32));
    this.#seconds = seconds;
    this.#now = now;
  }

  make(grant: FileGrant): string {
    const until = String(Math.floor(this.#now() / 1_000) + this.#seconds);
    const query = new URLSearchParams({
      for: grant.readerId,
      until,
      seal: this.#seal(grant, until).toString("base64url"),
    });
    return `${this.#path}/${grant.fileId}/${grant.variant}?${query.toString()}`;
  }

  check(fileId: string, asked: string, query: object): FileGrant | undefined {
    const { for: readerId, until, seal } = query as Partial<Record<string, unknown>>;
    const variant = variants.find((each) => each === asked);
    if (!variant || !isText(readerId) || !isText(until) || !isText(seal)) return undefined;
    const grant = { fileId, variant, readerId };
    const right = this.#seal(grant, until);
    const given = Buffer.from(seal, "base64url");
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    return Number(until) * 1_000 >= this.#now() ? grant : undefined;
  }

  #seal({ fileId, variant, readerId }: FileGrant, until: string): Buffer {
    const text = JSON.stringify([fileId, variant, readerId, until]);
    return createHmac("sha256", this.#key).update(text).digest();
  }
}

const variants: readonly FileVariant[] = ["content", "thumbnail"];

function isText(value: unknown): value is string {
  return typeof value === "string";
}
