import { Chance } from "./chance.ts";
import type { Trouble } from "./commands.ts";

/** A failed store, like one over a network. */
class StoreFailed extends Error {}

/** The methods that write. */
const writes: ReadonlySet<string> = new Set([
  "commit",
  "insert",
  "store",
  "begin",
  "lift",
  "add",
  "keepPayments",
  "put",
  "finish",
  "keepRows",
  "keepFile",
]);

const { setTimeout: real } = globalThis;

/** How often worlds were ended. */
let ends = 0;

/** What is under way in a world that was ended. */
class WorldEnded extends Error {}

/**
 * Ends every world that is there, and gives back the timers: for the end of a test, also of one that ran out of time,
 * whose world would go on beside the next one's.
 */
export function endWorlds(): void {
  ends += 1;
  globalThis.setTimeout = real;
}

/** How tasks run: in which order, what goes wrong, and when the process ends. */
interface HowToRun {
  readonly order: number;
  readonly trouble: Trouble | undefined;
  readonly diesAfter: number | undefined;
  /** Whether the order can be chosen: otherwise it depends on timing, and no process ends. */
  readonly isStill: boolean;
}

/**
 * The calls from the use cases to their stores pass through it. While it is open they go through at
 * once. While it is closed each waits before it happens, and again before its answer goes back,
 * until chance lets it pass: so every order of what is under way can occur, and each is repeated
 * with its seed.
 */
export class Turnstile {
  readonly #onWrite: () => void;
  readonly #begun = ends;
  #isClosed = false;
  #waiting: (() => void)[] = [];
  #trouble: Trouble | undefined;
  #writes = 0;

  /** `onWrite` checks what is stored right after each write. */
  constructor(onWrite: () => void) {
    this.#onWrite = onWrite;
  }

  /** The same store, behind the turnstile. */
  guard<Store extends object>(store: Store): Store {
    const guarded = new Map<string | symbol, unknown>();
    return new Proxy(store, {
      get: (target, name) => {
        const known = guarded.get(name);
        if (known) return known;
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        const isWrite = writes.has(String(name));
        const passing = (...args: unknown[]) =>
          this.#pass(isWrite, () => Reflect.apply(value, target, args) as Promise<unknown>);
        guarded.set(name, passing);
        return passing;
      },
    });
  }

  /**
   * Runs all tasks at once, in an order that the seed chooses. Returns whether the process
   * survived: what a dead one had under way never continues.
   */
  async run(works: readonly (() => Promise<void>)[], how: HowToRun): Promise<boolean> {
    this.#mustGoOn();
    if (!how.isStill) return this.#runFreely(works, how);
    globalThis.setTimeout = this.#pause as typeof setTimeout;
    try {
      const [first] = works;
      const isAlone = works.length === 1 && !how.trouble && how.diesAfter === undefined;
      if (!isAlone || !first) return await this.#runTogether(works, how);
      await first();
      return true;
    } finally {
      if (globalThis.setTimeout === this.#pause) globalThis.setTimeout = real;
      this.#isClosed = false;
      this.#trouble = undefined;
      this.#waiting = [];
    }
  }

  async #runFreely(
    works: readonly (() => Promise<void>)[],
    { trouble }: HowToRun,
  ): Promise<boolean> {
    this.#trouble = trouble;
    this.#writes = 0;
    await Promise.all(works.map((work) => work()));
    this.#trouble = undefined;
    return true;
  }

  async #runTogether(
    works: readonly (() => Promise<void>)[],
    { order, trouble, diesAfter }: HowToRun,
  ): Promise<boolean> {
    const chance = new Chance(order);
    this.#isClosed = true;
    this.#trouble = trouble;
    this.#writes = 0;
    let open = works.length;
    let passages = 0;
    for (const work of works) {
      // A failure is recorded by the task itself.
      void work().finally(() => {
        open -= 1;
      });
    }
    while (open > 0) {
      await quiet();
      this.#mustGoOn();
      if (this.#waiting.length === 0) continue;
      if (passages === diesAfter) return false;
      passages += 1;
      const [next] = this.#waiting.splice(chance.below(this.#waiting.length), 1);
      next?.();
    }
    return true;
  }

  #mustGoOn(): void {
    if (this.#begun !== ends) throw new WorldEnded("The test of this world is over");
  }

  /** A pause of a use case: over when it is let through, however long it was meant to be. */
  readonly #pause = (callback: () => void): void => {
    if (this.#isClosed) this.#waiting.push(callback);
    else setImmediate(callback);
  };

  #pass(isWrite: boolean, call: () => Promise<unknown>): Promise<unknown> {
    if (!this.#isClosed) return isWrite ? this.#write(call) : call();
    return this.#passOneByOne(isWrite, call);
  }

  async #passOneByOne(isWrite: boolean, call: () => Promise<unknown>): Promise<unknown> {
    await this.#turn();
    const answer = isWrite ? await this.#write(call) : await call();
    await this.#turn();
    return answer;
  }

  async #write(call: () => Promise<unknown>): Promise<unknown> {
    const number = this.#writes;
    this.#writes += 1;
    const when = this.#trouble?.write === number ? this.#trouble.when : undefined;
    if (when === "before") throw new StoreFailed("The store failed before it wrote");
    const answer = await call();
    this.#onWrite();
    if (when === "after") throw new StoreFailed("The store failed after it had written");
    return answer;
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}

/** Until everything that can proceed by itself has done so. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
