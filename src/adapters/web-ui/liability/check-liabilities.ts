import {
  ascii,
  bytesOf,
  caught,
  fields,
  hashOfLines,
  hex,
  hexOf,
  list,
  number,
  publicationIn,
  sha256,
  sumBytes,
  text,
  Wrong,
  type Checked,
  type ShownPublication,
} from "./published-form.ts";

/*
 * Checks what a platform says that it owes: the chain of its publications, and somebody's own parts of them.
 * It is written apart from the code that makes them, and asks no server. docs/liabilities.md has the format.
 */

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
