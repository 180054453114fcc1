import type { Moves } from "./audited-journal.ts";
import { must } from "./violation.ts";

/** What a base unit is worth, in 10^-24 EUR: all prices of the market move together. */
const worth: Readonly<Record<string, bigint>> = {
  BTC: 500_000_000_000_000_000_000n,
  USDT: 900_000_000_000_000_000n,
  ETH: 2_500_000_000n,
};

/** The smallest steps of amounts, in base units. */
const granules: Readonly<Record<string, bigint>> = { BTC: 1n, USDT: 1n, ETH: 10_000_000_000n };

/** 5,000 of the policy, with the market 5 % below its first prices: in 10^-24. */
const farthest = 5_264n * 10n ** 24n;

/** What the platform converted, as the auditor has seen it. */
export class AuditedConversions {
  /** How far each coin of the inventory is from what it was funded with, by asset. */
  readonly #positions = new Map<string, bigint>();

  /** A conversion: one coin in, the other out, at the market's price less half a per cent. */
  book(ref: string, moves: Moves): void {
    const said = () =>
      `${ref} moves ${[...moves].map(([name, units]) => `${units} ${name}`).join()}`;
    const of = (kind: string, isIn: boolean) =>
      [...moves].find(([name, units]) => name.startsWith(`${kind}:`) && units > 0n === isIn) ?? [
        "",
        0n,
      ];
    const [taken, given] = of("inventory", true);
    const [paidFrom, paid] = of("inventory", false);
    const [payer, left] = of("available", false);
    const [payee, got] = of("available", true);
    const [from, to] = [taken.split(":")[1] ?? "", paidFrom.split(":")[1] ?? ""];
    const spread = moves.get(`fees:${to}`) ?? 0n;
    const isOfOne =
      payer.startsWith(`available:${from}:`) &&
      payee.startsWith(`available:${to}:`) &&
      payer.split(":")[2] === payee.split(":")[2];
    must(
      isOfOne &&
        from !== to &&
        given === 0n - left &&
        got + spread === 0n - paid &&
        moves.size <= 5,
      "a conversion is between one trader and the inventory",
      said,
    );
    const value = (given * (worth[from] ?? 0n)) / (worth[to] ?? 1n);
    const step = 2n * (granules[to] ?? 1n) + value / 1_000_000n;
    must(
      0n - paid <= value + step &&
        0n - paid >= value - step &&
        spread * 10_000n >= (0n - paid) * 50n,
      "a conversion is at the market's price less its spread",
      said,
    );
    this.#move(from, given);
    this.#move(to, paid);
  }

  #move(asset: string, units: bigint): void {
    const before = this.#positions.get(asset) ?? 0n;
    const after = before + units;
    this.#positions.set(asset, after);
    const size = (position: bigint) => (position < 0n ? 0n - position : position);
    must(
      size(after) <= size(before) || size(after) * (worth[asset] ?? 0n) <= farthest,
      "the inventory stays near what it was funded with",
      () => `${asset} is ${after} away`,
    );
  }
}
