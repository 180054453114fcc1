import type { Moves } from "./audited-journal.ts";
import { partUp } from "./own-rules.ts";
import type { JournalEntry } from "../../src/domain/ledger/journal-entry.ts";
import { must } from "./violation.ts";

/** What the platform keeps of a top-up, in basis points of what its provider takes. */
const topUpCosts = 200n;
const provider = "provider:BTC:outside";

/** What providers from outside did, as the auditor has seen it. */
export class AuditedOrders {
  /** What orders hold, until they end. */
  readonly #held = new Map<string, { readonly from: string; readonly units: bigint }>();
  readonly #begun = new Set<string>();

  /** An entry of an order. */
  book(ref: string, moves: Moves): void {
    const [kind = "", id = ""] = ref.split(":");
    const said = () =>
      `${ref} moves ${[...moves].map(([name, units]) => `${units} ${name}`).join()}`;
    if (kind === "on-ramp") return this.#credit(id, moves, said);
    if (kind === "provider-settlement") return this.#settle(moves, said);
    if (kind === "off-ramp" || kind === "top-up") return this.#hold(id, moves, said);
    const held = this.#held.get(id);
    const { from = "", units = 0n } = held ?? {};
    must(
      held !== undefined && moves.get(`order:BTC:${id}`) === 0n - units,
      "an order ends once, with all that it holds",
      said,
    );
    this.#held.delete(id);
    if (kind.endsWith("-back")) {
      must(
        moves.size === 2 && moves.get(from) === units,
        "what a provider did not do comes back whole",
        said,
      );
      return;
    }
    const paid = moves.get(provider) ?? 0n;
    const fee = moves.get("fees:BTC") ?? 0n;
    const due = kind.startsWith("top-up") ? partUp(paid, topUpCosts, 10_000n) : 0n;
    must(
      paid > 0n && fee === due && paid + fee === units && moves.size === (fee === 0n ? 2 : 3),
      "a provider is owed what it did, and the platform keeps its fee",
      said,
    );
  }

  #hold(id: string, moves: Moves, said: () => string): void {
    const [from = "", left = 0n] = [...moves].find(([, units]) => units < 0n) ?? [];
    must(
      !this.#begun.has(id) &&
        moves.size === 2 &&
        from.startsWith("available:BTC:") &&
        moves.get(`order:BTC:${id}`) === 0n - left,
      "an order holds what it takes, once",
      said,
    );
    this.#begun.add(id);
    this.#held.set(id, { from, units: 0n - left });
  }

  #credit(id: string, moves: Moves, said: () => string): void {
    const owed = moves.get(provider) ?? 0n;
    const [other = "", units = 0n] = [...moves].find(([name]) => name !== provider) ?? [];
    must(
      !this.#begun.has(id) &&
        moves.size === 2 &&
        owed < 0n &&
        other.startsWith("available:BTC:") &&
        units === 0n - owed,
      "what a provider sold is credited whole, and the provider owes it",
      said,
    );
    this.#begun.add(id);
  }

  #settle(moves: Moves, said: () => string): void {
    const paid = moves.get(provider) ?? 0n;
    must(
      moves.size === 2 && moves.get("clearing:BTC") === 0n - paid,
      "what is settled with a provider comes from outside, or goes there",
      said,
    );
  }
}

/** At the end: what the ledger says of providers is what they say, but for what was settled. */
export function judgeProviders(entries: Iterable<JournalEntry>, owedUnits: bigint): void {
  let booked = 0n;
  for (const { ref, postings } of entries) {
    if (ref.startsWith("provider-settlement:")) continue;
    for (const { account, amount } of postings) {
      if (account.kind === "provider") booked += amount.units;
    }
  }
  must(
    booked === owedUnits,
    "what providers are owed is what they did",
    () => `${booked} in the ledger, ${owedUnits} at the providers`,
  );
}
