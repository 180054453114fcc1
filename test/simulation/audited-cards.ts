import type { Moves } from "./audited-journal.ts";
import { partUp } from "./own-rules.ts";
import { must } from "./violation.ts";

/** What a card costs, in base units of USDT, and what loading and emptying one does, in basis points. */
const [cardCosts, loadingCosts, emptyingCosts] = [2_000_000n, 100n, 30n];

/** What somebody may load within a day, in base units of USDT. */
const mostInDay = 400_000_000n;
const day = 86_400_000;

interface Held {
  /** The account that it came from. */
  readonly from: string;
  readonly units: bigint;
  readonly at: number;
}

/** What happened to virtual cards, as the auditor has seen it. */
export class AuditedCards {
  /** What acts hold, until they end. */
  readonly #held = new Map<string, Held>();
  readonly #begun = new Set<string>();
  /** What is on each card. */
  readonly #units = new Map<string, bigint>();
  readonly #holders = new Map<string, string>();
  readonly #closed = new Set<string>();
  /** Of what was paid with a card: what did not come back. */
  readonly #paid = new Map<string, bigint>();

  /** An entry of a card, written at that moment; 0: nobody knows when. */
  book(ref: string, moves: Moves, at: number): void {
    const [kind = "", id = ""] = ref.split(":");
    const said = () =>
      `${ref} moves ${[...moves].map(([name, units]) => `${units} ${name}`).join()}`;
    if (kind === "card-hold") this.#hold(id, moves, at, said);
    else if (kind === "card-purchase" || kind === "card-refund") this.#pay(kind, moves, said);
    else if (kind === "card-done" && !this.#held.has(id)) this.#close(id, moves, said);
    else this.#end(kind, id, moves, said);
    for (const [account, units] of moves) {
      if (!account.startsWith("card:")) continue;
      this.#units.set(account, (this.#units.get(account) ?? 0n) + units);
    }
  }

  #hold(id: string, moves: Moves, at: number, said: () => string): void {
    const [from = "", left = 0n] = [...moves].find(([, units]) => units < 0n) ?? [];
    const isWhole = moves.size === 2 && moves.get(`card_act:USDT:${id}`) === 0n - left;
    const isOurs = from.startsWith("available:USDT:") || this.#holders.has(from);
    must(
      isWhole && isOurs && !this.#begun.has(id),
      "an act of a card holds what it takes, once",
      said,
    );
    this.#begun.add(id);
    this.#held.set(id, { from, units: 0n - left, at });
    if (at > 0 && from.startsWith("available:")) this.#judgeDay(from, at);
  }

  /** What is under way or done of a day; what a card costs is no load. */
  #judgeDay(from: string, at: number): void {
    const loads = this.#loadsOf(from, at);
    const most = mostInDay + partUp(mostInDay, loadingCosts, 10_000n) + BigInt(loads.length);
    const sum = loads.reduce((total, units) => total + units, 0n);
    must(sum <= most, "nobody loads more within a day than they may", () => `${from}: ${sum}`);
  }

  readonly #loads: (Held & { readonly id: string })[] = [];

  #loadsOf(from: string, at: number): readonly bigint[] {
    return [...this.#held.values(), ...this.#loads]
      .filter((each) => each.from === from && each.at > at - day && each.units !== cardCosts)
      .map(({ units }) => units);
  }

  #end(kind: string, id: string, moves: Moves, said: () => string): void {
    const held = this.#held.get(id);
    const act = `card_act:USDT:${id}`;
    must(
      held !== undefined && moves.get(act) === 0n - held.units,
      "an act of a card ends once, with all that it holds",
      said,
    );
    if (!held) return;
    this.#held.delete(id);
    const others = new Map([...moves].filter(([name]) => name !== act));
    if (kind === "card-back") {
      must(
        others.size === 1 && others.get(held.from) === held.units,
        "what an act of a card held comes back to where it was",
        said,
      );
      return;
    }
    const fee = others.get("fees:USDT") ?? 0n;
    others.delete("fees:USDT");
    if (held.from.startsWith("card:")) this.#empty(held, fee, others, said);
    else this.#load({ ...held, id }, fee, others, said);
  }

  #load(held: Held & { readonly id: string }, fee: bigint, others: Moves, said: () => string) {
    const [card = "", units = 0n] = [...others][0] ?? [];
    if (others.size === 0) {
      return must(fee === cardCosts && held.units === fee, "a card costs its price", said);
    }
    const holder = this.#holders.get(card) ?? held.from;
    must(
      others.size === 1 &&
        card.startsWith("card:USDT:") &&
        holder === held.from &&
        !this.#closed.has(card) &&
        fee === partUp(units, loadingCosts, 10_000n),
      "a card gets what its holder paid, less the fee",
      said,
    );
    this.#holders.set(card, holder);
    this.#loads.push(held);
  }

  #empty({ from, units }: Held, fee: bigint, others: Moves, said: () => string): void {
    const holder = this.#holders.get(from) ?? "";
    must(
      others.size === 1 &&
        others.get(holder) === units - fee &&
        fee === partUp(units, emptyingCosts, 10_000n),
      "what leaves a card reaches its holder, less the fee",
      said,
    );
  }

  /** Nothing was held: a card is closed, and all that is on it goes to its holder. */
  #close(id: string, moves: Moves, said: () => string): void {
    const [card = "", left = 0n] = [...moves].find(([, units]) => units < 0n) ?? [];
    must(!this.#begun.has(id), "an act of a card ends once, with all that it holds", said);
    this.#begun.add(id);
    must(
      moves.size === 2 &&
        !this.#closed.has(card) &&
        this.#units.get(card) === 0n - left &&
        moves.get(this.#holders.get(card) ?? "") === 0n - left,
      "a closed card leaves all that is on it to its holder, once",
      said,
    );
    this.#closed.add(card);
  }

  #pay(kind: string, moves: Moves, said: () => string): void {
    const moved = moves.get("card_payments:USDT") ?? 0n;
    const [other = "", units = 0n] =
      [...moves].find(([name]) => name !== "card_payments:USDT") ?? [];
    const isPaid = kind === "card-purchase";
    const card = [...this.#holders].find(([each, holder]) =>
      isPaid ? each === other : each === other || holder === other,
    );
    must(
      moves.size === 2 && card !== undefined && units === 0n - moved && units < 0n === isPaid,
      "a payment takes from the card that paid, and a refund gives back to its holder",
      said,
    );
    const holder = card?.[1] ?? "";
    this.#paid.set(holder, (this.#paid.get(holder) ?? 0n) + moved);
  }

  /** At the end: until then a refund may be booked before its purchase, which nothing else covers. */
  judgeEnd(): void {
    for (const [holder, paid] of this.#paid) {
      must(paid >= 0n, "no more comes back than was paid", () => `${holder}: ${paid}`);
    }
  }
}

/** At the end: what the ledger has on cards is what their provider has, and nothing is on its way. */
export function judgeCards(balances: ReadonlyMap<string, bigint>, providerCents: bigint): void {
  const sumOf = (kind: string) =>
    [...balances]
      .filter(([account]) => account.startsWith(`${kind}:`))
      .reduce((sum, [, units]) => sum + units, 0n);
  const underWay = sumOf("card_act");
  must(underWay === 0n, "no money is stuck", () => `acts of cards hold ${underWay}`);
  const onCards = sumOf("card");
  must(
    onCards === providerCents * 10_000n,
    "what is on cards is what their provider has",
    () => `${onCards} in the ledger, ${providerCents} cents at the provider`,
  );
}
