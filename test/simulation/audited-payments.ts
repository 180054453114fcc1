import type { Moves } from "./audited-journal.ts";
import { isMerchant } from "./population.ts";
import { must } from "./violation.ts";

/** What 10 EUR may cost in satoshi: the market stays within 5% below and 7% above 50,000 EUR. */
const [least, most] = [18_691n, 21_053n];

/** What merchants were paid by links, as the auditor has seen it. */
export class AuditedPayments {
  readonly #waiting = new Map<string, bigint>();

  /** A payment of a link, or a payout of all that was paid. */
  book(ref: string, moves: Moves): void {
    if (ref.startsWith("link-payment:")) this.#pay(ref, moves);
    else this.#payOut(ref, moves);
  }

  #pay(ref: string, moves: Moves): void {
    const [merchant = "", units = 0n] = merchantIn(moves);
    const [payer = "", paid = 0n] =
      [...moves].find(([account]) => account.startsWith("available:BTC:")) ?? [];
    must(
      moves.size === 2 &&
        isMerchant(merchant) &&
        payer !== `available:BTC:${merchant}` &&
        units === 0n - paid &&
        units >= least &&
        units <= most,
      "a link's payer pays its merchant what it asks for",
      () => `${ref} moves ${paid} from ${payer} and ${units} to ${merchant}`,
    );
    this.#waiting.set(merchant, (this.#waiting.get(merchant) ?? 0n) + units);
  }

  #payOut(ref: string, moves: Moves): void {
    const [merchant = "", units = 0n] = merchantIn(moves);
    const all = this.#waiting.get(merchant) ?? 0n;
    must(
      ref.split(":")[1] === merchant &&
        all > 0n &&
        0n - units === all &&
        moves.get(`available:BTC:${merchant}`) === all,
      "a payout moves all payments to their merchant",
      () => `${ref} moves ${units} of ${all}`,
    );
    this.#waiting.set(merchant, 0n);
  }
}

function merchantIn(moves: Moves): readonly [string | undefined, bigint | undefined] {
  const [account, units] = [...moves].find(([name]) => name.startsWith("merchant:BTC:")) ?? [];
  return [account?.split(":")[2], units];
}
