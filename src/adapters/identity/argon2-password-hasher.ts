import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { PasswordHasher } from "../../application/ports/password-hasher.ts";
import { BoundedQueue } from "./bounded-queue.ts";

/** The work factor of a guess; stored with each hash, so that it can be raised later. */
interface HashCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

const costInService: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;
/** One at a time leaves a core to the trades when many people sign in at once. */
const mostWaiting = 50;

const derive = promisify(argon2);

/** argon2id on Node's own threads, stored as `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export class Argon2PasswordHasher implements PasswordHasher {
  readonly #queue = new BoundedQueue(mostWaiting);
  readonly #cost: HashCost;
  /** What a password is compared with where there is no account: the same work for nothing. */
  readonly #nobodys: StoredHash;

  /** The cost is another one only in tests, which register hundreds of people. */
  constructor(cost: HashCost = costInService) {
    this.#cost = cost;
    this.#nobodys = { cost, salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) };
  }

  hash(password: string): Promise<string> {
    return this.#queue.run(async () => {
      const salt = randomBytes(saltBytes);
      return format(this.#cost, salt, await digest(password, salt, this.#cost, hashBytes));
    });
  }

  matches(password: string, hash: string | undefined): Promise<boolean> {
    return this.#queue.run(async () => {
      const stored = hash === undefined ? this.#nobodys : parse(hash);
      const found = await digest(password, stored.salt, stored.cost, stored.hash.length);
      return timingSafeEqual(found, stored.hash) && hash !== undefined;
    });
  }
}

interface StoredHash {
  readonly cost: HashCost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

function digest(
  password: string,
  nonce: Buffer,
  work: HashCost,
  tagLength: number,
): Promise<Buffer> {
  return derive("argon2id", { message: Buffer.from(password), nonce, tagLength, ...work });
}

function format({ memory, passes, parallelism }: HashCost, salt: Buffer, hash: Buffer): string {
  const costs = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${costs}$${unpadded(salt)}$${unpadded(hash)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}

function parse(stored: string): StoredHash {
  const match =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(stored);
  if (!match) throw new Error("A stored password is in a form that we do not know");
  const [, memory, passes, parallelism, salt = "", hash = ""] = match;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}
