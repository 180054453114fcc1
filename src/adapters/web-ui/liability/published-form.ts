/* What both checks of published files read them with. It is apart from the code that makes the files. */

/** A day's roots and totals, as published. */
export interface ShownPublication {
  readonly day: string;
  readonly coins: readonly {
    readonly asset: string;
    readonly root: string;
    readonly total: string;
  }[];
  readonly previous: string;
  readonly hash: string;
}

/**
 * What is wrong.
 *
 * - `form`: it is no such file.
 * - `hash`: a publication's hash is not that of its lines.
 * - `chain`: a publication does not name the one before it, or its day is not later.
 * - `sum`: a sum is negative, too large, or larger than the total.
 * - `root`: the path of a part does not lead to the root and the total.
 * - `parts`: the parts are not the balance, or one is there twice.
 * - `two_roots`: the same day has another root or total elsewhere.
 * - `signature`: a signature is not that of its address over what it says.
 * - `twice`: an address is counted twice for one coin.
 */
export type LiabilityFault =
  | "form"
  | "hash"
  | "chain"
  | "sum"
  | "root"
  | "parts"
  | "two_roots"
  | "signature"
  | "twice";

export type Checked<Good> = Good | { readonly fault: LiabilityFault };

const limit = 2n ** 128n;
export const hex = /^[0-9a-f]{64}$/;
const whole = /^(?:0|[1-9]\d{0,38})$/;

/** What a check stops with. */
export class Wrong extends Error {
  readonly fault: LiabilityFault;

  constructor(fault: LiabilityFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A publication as its file says it. Throws `Wrong`. */
export function publicationIn(json: unknown): ShownPublication {
  const { day, coins, previous, hash } = fields(json);
  return {
    day: text(day, /^\d{4}-\d{2}-\d{2}$/),
    coins: list(coins).map((each) => {
      const { asset, root, total } = fields(each);
      return {
        asset: text(asset, /^[A-Z]{2,8}$/),
        root: text(root, hex),
        total: String(number(total)),
      };
    }),
    previous: text(previous, hex),
    hash: text(hash, hex),
  };
}

/** The hash that a publication has to have. */
export async function hashOfLines({ day, coins, previous }: ShownPublication): Promise<string> {
  const lines = [
    "peerhold-liabilities/1",
    `day ${day}`,
    ...coins.map(({ asset, root, total }) => `${asset} ${root} ${total}`),
    `previous ${previous}`,
    "",
  ];
  return hexOf(await sha256(ascii(lines.join("\n"))));
}

/** The fault that a check stopped with, or what it found. */
export async function caught<Good>(check: () => Promise<Good>): Promise<Checked<Good>> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Wrong) return { fault: error.fault };
    throw error;
  }
}

/** The fields of an object; throws `Wrong`. */
export function fields(json: unknown): Readonly<Record<string, unknown>> {
  if (typeof json !== "object" || json === null) throw new Wrong("form");
  return json as Readonly<Record<string, unknown>>;
}

/** The members of a list; throws `Wrong`. */
export function list(json: unknown): readonly unknown[] {
  if (!Array.isArray(json)) throw new Wrong("form");
  return json;
}

/** A text of a form; throws `Wrong`. */
export function text(json: unknown, form: RegExp): string {
  if (typeof json !== "string" || !form.test(json)) throw new Wrong("form");
  return json;
}

/** A sum as written: digits, below 2^128. A minus sign is no digit. */
export function number(json: unknown): bigint {
  if (typeof json !== "string" || !whole.test(json)) throw new Wrong("sum");
  const value = BigInt(json);
  if (value >= limit) throw new Wrong("sum");
  return value;
}

/** The bytes of a text. */
export function ascii(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

/** A sum in 16 bytes. */
export function sumBytes(sum: bigint): Uint8Array {
  if (sum >= limit) throw new Wrong("sum");
  return bytesOf(sum.toString(16).padStart(32, "0"));
}

/** The bytes that hexadecimal digits name. */
export function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16),
  );
}

/** Bytes as hexadecimal. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The hash of some bytes, one after the other. */
export async function sha256(...parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", joined));
}
