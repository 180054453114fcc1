import type {
  StopChange,
  StopRecord,
  StopSince,
  StopStore,
  StopWord,
} from "../../../application/ports/stop-store.ts";
import type { Refusal, Result } from "../../../domain/result/result.ts";
import type { StaffRole } from "../../../domain/staff/staff-roles.ts";
import type { StopState } from "../../../domain/stop/stop-rules.ts";
import type { Stop } from "../../../domain/stop/stop.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import type { MemoryTables } from "./memory-tables.ts";

/** Keeps in memory what the house stopped. */
export class MemoryStopStore implements StopStore {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;
  readonly #people: number;

  /** `people`: how many there ever were who may end a stop. */
  constructor(tables: MemoryTables, now: () => Instant, people: number) {
    this.#tables = tables;
    this.#now = now;
    this.#people = people;
  }

  async listOpen(): Promise<readonly StopSince[]> {
    return openOf(this.#tables).map(({ kind, asset, started }) => ({
      kind,
      asset,
      startedAt: started.at,
    }));
  }

  async list(most: number) {
    const newestFirst = [...this.#tables.stops.values()].toSorted(
      (left, right) => lastAt(right) - lastAt(left),
    );
    return { stops: newestFirst.slice(0, most), now: this.#now() };
  }

  async change<Refused extends Refusal>(
    _roles: readonly StaffRole[],
    decide: (state: StopState) => Result<StopChange, Refused>,
  ): Promise<Result<StopChange, Refused>> {
    const stops = openOf(this.#tables).map(({ endAsked, ...stop }) => ({
      ...stop,
      endAsked: endAsked && { by: endAsked.staffId, at: endAsked.at },
    }));
    const decided = decide({ stops, people: this.#people, now: this.#now() });
    if (decided.ok) this.#write(decided.value);
    return decided;
  }

  #write({ stopId, staffId, reason, act, audit: entry }: StopChange): void {
    const { stops, audit } = this.#tables;
    const word: StopWord = { staffId, username: staffId, at: this.#now(), reason };
    const before = stops.get(stopId);
    if (act.kind === "start") {
      const none = { endAsked: undefined, ended: undefined };
      stops.set(stopId, { id: stopId, ...act.stop, started: word, ...none });
    } else if (before) {
      stops.set(stopId, { ...before, [act.kind === "end" ? "ended" : "endAsked"]: word });
    }
    audit.set(audit.size + 1, entry);
  }
}

/** What is stopped at the moment. */
export function openStopsOf(tables: MemoryTables): readonly Stop[] {
  return openOf(tables).map(({ kind, asset }) => ({ kind, asset }));
}

function openOf({ stops }: MemoryTables): readonly StopRecord[] {
  return [...stops.values()].filter(({ ended }) => ended === undefined);
}

/** What holds comes before what ended. */
function lastAt({ ended }: StopRecord): Instant {
  return ended?.at ?? Infinity;
}
