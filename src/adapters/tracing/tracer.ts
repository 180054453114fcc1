import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes, randomInt } from "node:crypto";

/** What a span says besides its name: closed sets and numbers, never a person, an id, a path or what was typed. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** Who acts: a request from outside, a job, or a part of either. */
type SpanKind = "server" | "consumer" | "internal";

/** A piece of work that is over. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly kind: SpanKind;
  /** Since the epoch, in nanoseconds. */
  readonly begun: bigint;
  readonly ended: bigint;
  readonly attributes: SpanAttributes;
  readonly hasFailed: boolean;
}

/** What a piece of work says about itself when it is over. */
interface Ending {
  /** Instead of the name that it began with. */
  readonly name?: string;
  readonly attributes?: SpanAttributes;
  readonly hasFailed?: boolean;
}

/** Where a piece of work belongs. */
interface Place {
  readonly traceId: string;
  readonly spanId: string;
}

/** Records what was done within what, and how long it took. */
export class Tracer {
  readonly #places = new AsyncLocalStorage<Place | undefined>();
  readonly #share: number;
  readonly #record: (span: Span) => void;

  /** `share`: of the requests and jobs that are traced, from 0 to 1. */
  constructor(share: number, record: (span: Span) => void) {
    this.#share = share;
    this.#record = record;
  }

  /**
   * Begins what nothing else is around, and runs `act` within it. Returns what ends it; nothing is recorded of those
   * outside the share.
   */
  begin(kind: SpanKind, act: () => unknown): (ending: Ending & { readonly name: string }) => void {
    if (randomInt(1_000_000) >= this.#share * 1_000_000) {
      this.#places.run(undefined, act);
      return () => undefined;
    }
    const place = { traceId: hex(16), spanId: hex(8) };
    const begun = now();
    this.#places.run(place, act);
    return (ending) => this.#end(place, undefined, kind, begun, ending);
  }

  /** The same for work that is over when a promise is; what it came to may show that it failed. */
  async whole<Value>(
    kind: SpanKind,
    name: string,
    act: () => Promise<Value>,
    isFailure: (value: Value) => boolean = () => false,
  ): Promise<Value> {
    const done = Promise.withResolvers<Value>();
    const end = this.begin(kind, () => act().then(done.resolve, done.reject));
    try {
      const value = await done.promise;
      end({ name, hasFailed: isFailure(value) });
      return value;
    } catch (error) {
      end({ name, hasFailed: true });
      throw error;
    }
  }

  /** A part of what is under way, if it answers with a promise; not recorded outside of anything. */
  part<Value>(
    name: string,
    act: () => Value,
    attributesOf: (value: Awaited<Value>) => SpanAttributes = () => ({}),
  ): Value {
    const parent = this.#places.getStore();
    if (!parent) return act();
    const place = { traceId: parent.traceId, spanId: hex(8) };
    const begun = now();
    const done = this.#places.run(place, act);
    if (!(done instanceof Promise)) return done;
    const end = (ending: Ending) =>
      this.#end(place, parent, "internal", begun, { name, ...ending });
    return done.then(
      (value: Awaited<Value>) => {
        end({ attributes: attributesOf(value) });
        return value;
      },
      (error: unknown) => {
        end({ hasFailed: true });
        throw error;
      },
    ) as Value;
  }

  #end(
    place: Place,
    parent: Place | undefined,
    kind: SpanKind,
    begun: bigint,
    { name = "", attributes = {}, hasFailed = false }: Ending,
  ): void {
    this.#record({
      ...place,
      parentId: parent?.spanId,
      name,
      kind,
      begun,
      ended: now(),
      attributes,
      hasFailed,
    });
  }
}

function hex(bytes: number): string {
  return randomBytes(bytes).toString("hex");
}

/** Of a clock that never goes back, so that no span ends before it began. */
function now(): bigint {
  return BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n;
}
