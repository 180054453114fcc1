/** Where the keys of unanswered acts are kept across reloads of the page. */
export interface KeyMemory {
  readonly read: () => string | undefined;
  readonly write: (value: string) => void;
}

/** What tells one act from another: the route, its object, and everything that is sent. */
interface Press {
  readonly route: string;
  readonly parameters: object;
  readonly body: object;
  /** What the user had seen, for acts that may be repeated on purpose with the same content. */
  readonly seen: number | undefined;
}

/** How many unanswered acts are remembered; the oldest are forgotten first. */
const mostKept = 50;

/**
 * The `Idempotency-Key` of every act. Until a clear answer comes, the same act is sent under the
 * key of its first attempt, so it is done at most once, even if the page was reloaded in between.
 */
export class PressKeys {
  readonly #memory: KeyMemory;

  constructor(memory: KeyMemory) {
    this.#memory = memory;
  }

  /** The key of an act. */
  for(press: Press): string {
    const kept = this.#kept();
    const name = nameOf(press);
    const known = kept.find(([each]) => each === name)?.[1];
    if (known !== undefined) return known;
    const key = newKey();
    this.#keep([...kept, [name, key]]);
    return key;
  }

  /** Whether an act was sent, and no clear answer came. */
  has(press: Press): boolean {
    const name = nameOf(press);
    return this.#kept().some(([each]) => each === name);
  }

  /** The act was answered: the next press of the same kind is another act. */
  forget(press: Press): void {
    const name = nameOf(press);
    this.#keep(this.#kept().filter(([each]) => each !== name));
  }

  #kept(): readonly KeptKey[] {
    const text = this.#memory.read();
    if (text === undefined) return [];
    try {
      const value: unknown = JSON.parse(text);
      return Array.isArray(value) ? value.filter(isKeptKey) : [];
    } catch {
      return [];
    }
  }

  #keep(kept: readonly KeptKey[]): void {
    this.#memory.write(JSON.stringify(kept.slice(-mostKept)));
  }
}

type KeptKey = readonly [name: string, key: string];

function isKeptKey(value: unknown): value is KeptKey {
  return Array.isArray(value) && value.length === 2 && value.every((part) => isText(part));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/**
 * Whether an answer says what became of the act. Failures of the server and the connection do not,
 * nor do refusals that come before the act is looked up: too often, signed out, an old page.
 */
export function isClearAnswer(status: number | undefined): boolean {
  return status !== undefined && status < 500 && !saysNothing.has(status);
}

const saysNothing: ReadonlySet<number> = new Set([401, 403, 408, 429]);

/** Fields that prove who acts or say what they saw: the server does not count them as content. */
const notContent: ReadonlySet<string> = new Set([
  "password",
  "code",
  "passkey",
  "price_seen",
  "offer_version",
  "fee_amount",
]);

/** A short name of the act's whole content, which itself is not stored. */
function nameOf({ route, parameters, body, seen }: Press): string {
  const content = sorted(body).filter(([field]) => !notContent.has(field));
  const text = JSON.stringify([route, sorted(parameters), content, seen ?? null]);
  // FNV-1a, 64 bits: names need to differ, not to keep a secret.
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}

/** The same fields in another order count as equal. */
function sorted(fields: object): [string, unknown][] {
  return Object.entries(fields).toSorted(([left], [right]) => (left < right ? -1 : 1));
}

/** A key that nobody used before. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
