import type {
  HaltChange,
  HaltRecord,
  HaltSince,
  HaltStore,
  HaltWord,
} from "../../src/application/ports/halt-store.ts";
import type { Refusal, Result } from "../../src/domain/result/result.ts";
import type { StaffRole } from "../../src/domain/staff/staff-roles.ts";
import type { HaltState } from "../../src/domain/halt/halt-rules.ts";
import type { Halt } from "../../src/domain/halt/halt.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import type { MemoryTables } from "./memory-tables.ts";

/** Stores in memory what the platform halted. */
export class MemoryHaltStore implements HaltStore {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;
  readonly #people: number;

  /** `people`: how many there ever were who may end a halt. */
  constructor(tables: MemoryTables, now: () => Instant, people: number) {
    this.#tables = tables;
    this.#now = now;
    this.#people = people;
  }

  async listOpen(): Promise<readonly HaltSince[]> {
    return openOf(this.#tables).map(({ kind, asset, started }) => ({
      kind,
      asset,
      startedAt: started.at,
    }));
  }

  async list(most: number) {
    const newestFirst = [...this.#tables.halts.values()].toSorted(
      (left, right) => lastAt(right) - lastAt(left),
    );
    return { halts: newestFirst.slice(0, most), now: this.#now() };
  }

  async change<Refused extends Refusal>(
    _roles: readonly StaffRole[],
    decide: (state: HaltState) => Result<HaltChange, Refused>,
  ): Promise<Result<HaltChange, Refused>> {
    const halts = openOf(this.#tables).map(({ endAsked, ...halt }) => ({
      ...halt,
      endAsked:
        endAsked?.staffId === undefined ? undefined : { by: endAsked.staffId, at: endAsked.at },
    }));
    const decided = decide({ halts, people: this.#people, now: this.#now() });
    if (decided.ok) this.#write(decided.value);
    return decided;
  }

  #write({ haltId, staffId, reason, act, audit: entry }: HaltChange): void {
    const { halts, audit } = this.#tables;
    const word: HaltWord = { staffId, username: staffId ?? "Peerhold", at: this.#now(), reason };
    const before = halts.get(haltId);
    if (act.kind === "start") {
      const none = { endAsked: undefined, ended: undefined };
      halts.set(haltId, { id: haltId, ...act.halt, started: word, ...none });
    } else if (before) {
      halts.set(haltId, { ...before, [act.kind === "end" ? "ended" : "endAsked"]: word });
    }
    audit.set(audit.size + 1, entry);
  }
}

/** What is halted at the moment. */
export function openHaltsOf(tables: MemoryTables): readonly Halt[] {
  return openOf(tables).map(({ kind, asset }) => ({ kind, asset }));
}

function openOf({ halts }: MemoryTables): readonly HaltRecord[] {
  return [...halts.values()].filter(({ ended }) => ended === undefined);
}

/** Current halts come before ended ones. */
function lastAt({ ended }: HaltRecord): Instant {
  return ended?.at ?? Infinity;
}
