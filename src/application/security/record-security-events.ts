import type { SecurityEventName } from "../../domain/staff/security-event.ts";
import type {
  KeptSecurityEvent,
  SecurityEvent,
  SecurityEvents,
  SecurityEventStore,
} from "../ports/security-events.ts";

/** What is needed to record security events. */
interface RecorderParts {
  readonly store: Pick<SecurityEventStore, "add">;
  readonly hashAddress: (address: string) => string;
  /** Called for every event. */
  readonly count: (name: SecurityEventName) => void;
  /** Called once for events that are alike, until they are written. */
  readonly tell: (event: Omit<KeptSecurityEvent, "count">) => void;
}

/**
 * How many different events are kept apart until the next write. More of them, from many addresses,
 * cannot fill the table or the log: the others are only counted by name.
 */
const mostApart = 50;

/** Counts security events at once, reports equal ones once, and writes them in batches. */
export class RecordSecurityEvents implements SecurityEvents {
  readonly #parts: RecorderParts;
  #waiting = new Map<string, KeptSecurityEvent>();

  constructor(parts: RecorderParts) {
    this.#parts = parts;
  }

  note({ name, route, traderId, staffId, address }: SecurityEvent): void {
    this.#parts.count(name);
    const addressHash = address === undefined ? undefined : this.#parts.hashAddress(address);
    const { isNew, event } = this.#keep({ name, route, traderId, staffId, addressHash, count: 1 });
    if (isNew) this.#parts.tell(event);
  }

  /** Writes what waits. What cannot be written now waits for the next time. */
  async write(): Promise<void> {
    const events = [...this.#waiting.values()];
    if (events.length === 0) return;
    this.#waiting = new Map();
    try {
      await this.#parts.store.add(events);
    } catch (error) {
      for (const event of events) this.#keep(event);
      throw error;
    }
  }

  #keep(event: KeptSecurityEvent): {
    readonly isNew: boolean;
    readonly event: Omit<KeptSecurityEvent, "count">;
  } {
    const { count, ...what } = event;
    const key = keyOf(what);
    const known = this.#waiting.get(key);
    const isAlone = known === undefined && this.#waiting.size < mostApart;
    if (known || isAlone) {
      this.#waiting.set(key, { ...what, count: (known?.count ?? 0) + count });
      return { isNew: !known, event: what };
    }
    const others = { name: event.name };
    const merged = this.#waiting.get(keyOf(others));
    this.#waiting.set(keyOf(others), { ...others, count: (merged?.count ?? 0) + count });
    return { isNew: !merged, event: others };
  }
}

function keyOf(event: Omit<KeptSecurityEvent, "count">): string {
  const { name, route, traderId, staffId, addressHash } = event;
  return JSON.stringify([name, route, traderId, staffId, addressHash]);
}
