/*
 * Checks what a platform says that it owes: the chain of its publications, and somebody's own parts of them.
 * It is written apart from the code that makes them, and asks no server. docs/liabilities.md has the format.
 */

/** A day's roots and totals, as published. */
interface ShownPublication {
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
 */
export type LiabilityFault = "form" | "hash" | "chain" | "sum" | "root" | "parts" | "two_roots";

/** What somebody's file says that they are owed, if it holds. */
interface CheckedProof {
  readonly day: string;
  readonly owner: string;
  readonly coins: readonly {
    readonly asset: string;
    readonly units: string;
    readonly parts: number;
  }[];
  readonly publication: ShownPublication;
}

type Checked<Good> = Good | { readonly fault: LiabilityFault };

const limit = 2n ** 128n;
const hex = /^[0-9a-f]{64}$/;
const whole = /^(?:0|[1-9]\d{0,38})$/;

class Wrong extends Error {
  readonly fault: LiabilityFault;

  constructor(fault: LiabilityFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Checks a chain of publications from its first to its last. */
export function checkChain(
  json: unknown,
): Promise<Checked<{ readonly publications: readonly ShownPublication[] }>> {
  return caught(async () => {
    const publications = list(fields(json)["publications"]).map(publicationIn);
    let before: ShownPublication | undefined;
    for (const publication of publications) {
      if ((await hashOfLines(publication)) !== publication.hash) throw new Wrong("hash");
      const isNext = before
        ? publication.previous === before.hash && publication.day > before.day
        : publication.previous === "0".repeat(64);
      if (!isNext) throw new Wrong("chain");
      before = publication;
    }
    return { publications };
  });
}

/** Checks somebody's own file: that each of their parts is in the tree of the root that it names. */
export function checkProof(json: unknown): Promise<Checked<CheckedProof>> {
  return caught(async () => {
    const file = fields(json);
    const day = text(file["day"], /^\d{4}-\d{2}-\d{2}$/);
    const owner = text(file["owner"], /^[\w-]{1,64}$/);
    const publication = publicationIn(file["publication"]);
    if (publication.day !== day) throw new Wrong("form");
    if ((await hashOfLines(publication)) !== publication.hash) throw new Wrong("hash");
    const nonces = new Set<string>();
    const coins = [];
    for (const each of list(file["coins"])) {
      const coin = fields(each);
      const asset = text(coin["asset"], /^[A-Z]{2,8}$/);
      const units = number(coin["units"]);
      const published = publication.coins.find((one) => one.asset === asset);
      if (!published) throw new Wrong("root");
      const parts = list(coin["parts"]);
      let sum = 0n;
      for (const part of parts) {
        const { nonce, units: own } = await checkPart(part, { day, owner, asset, published });
        if (nonces.has(nonce)) throw new Wrong("parts");
        nonces.add(nonce);
        sum += own;
      }
      if (sum !== units) throw new Wrong("parts");
      coins.push({ asset, units: String(units), parts: parts.length });
    }
    return { day, owner, coins, publication };
  });
}

/** Whether two publications say different things of one day, or a chain lacks what was published. */
export function disagree(one: ShownPublication, other: ShownPublication): boolean {
  return one.day === other.day && one.hash !== other.hash;
}

interface PartPlace {
  readonly day: string;
  readonly owner: string;
  readonly asset: string;
  readonly published: ShownPublication["coins"][number];
}

async function checkPart(json: unknown, { day, owner, asset, published }: PartPlace) {
  const part = fields(json);
  const nonce = text(part["nonce"], hex);
  const units = number(part["units"]);
  const total = BigInt(published.total);
  if (units <= 0n) throw new Wrong("sum");
  let hash = await sha256(
    Uint8Array.of(0),
    ascii(day),
    ascii(asset.padEnd(8, "\0")),
    bytesOf(nonce),
    await sha256(ascii(owner)),
    sumBytes(units),
  );
  let sum = units;
  for (const each of list(part["path"])) {
    const sibling = fields(each);
    const other = bytesOf(text(sibling["hash"], hex));
    const otherUnits = number(sibling["units"]);
    const own = [hash, sumBytes(sum)];
    const beside = [other, sumBytes(otherUnits)];
    const isLeft = sibling["side"] === "left";
    if (!isLeft && sibling["side"] !== "right") throw new Wrong("form");
    hash = await sha256(Uint8Array.of(1), ...(isLeft ? [...beside, ...own] : [...own, ...beside]));
    sum += otherUnits;
    // Sums only grow: one that is larger than the total hides a negative one elsewhere.
    if (sum > total) throw new Wrong("sum");
  }
  if (hexOf(hash) !== published.root || sum !== total) throw new Wrong("root");
  return { nonce, units };
}

function publicationIn(json: unknown): ShownPublication {
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

async function hashOfLines({ day, coins, previous }: ShownPublication): Promise<string> {
  const lines = [
    "peerhold-liabilities/1",
    `day ${day}`,
    ...coins.map(({ asset, root, total }) => `${asset} ${root} ${total}`),
    `previous ${previous}`,
    "",
  ];
  return hexOf(await sha256(ascii(lines.join("\n"))));
}

async function caught<Good>(check: () => Promise<Good>): Promise<Checked<Good>> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Wrong) return { fault: error.fault };
    throw error;
  }
}

function fields(json: unknown): Readonly<Record<string, unknown>> {
  if (typeof json !== "object" || json === null) throw new Wrong("form");
  return json as Readonly<Record<string, unknown>>;
}

function list(json: unknown): readonly unknown[] {
  if (!Array.isArray(json)) throw new Wrong("form");
  return json;
}

function text(json: unknown, form: RegExp): string {
  if (typeof json !== "string" || !form.test(json)) throw new Wrong("form");
  return json;
}

/** A sum as written: digits, below 2^128. A minus sign is no digit. */
function number(json: unknown): bigint {
  if (typeof json !== "string" || !whole.test(json)) throw new Wrong("sum");
  const value = BigInt(json);
  if (value >= limit) throw new Wrong("sum");
  return value;
}

function ascii(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

function sumBytes(sum: bigint): Uint8Array {
  if (sum >= limit) throw new Wrong("sum");
  return bytesOf(sum.toString(16).padStart(32, "0"));
}

function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16),
  );
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function sha256(...parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", joined));
}
