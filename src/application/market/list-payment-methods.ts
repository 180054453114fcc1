import { nothingWithdrawn, type IsWithdrawn } from "../../domain/catalogue/catalogue-entry.ts";
import { paymentMethods, type PaymentMethod } from "../../domain/catalogue/payment-methods.ts";
import type { MethodUse, MethodUses } from "../ports/method-use.ts";

/** A payment method with how many offers name it. */
export interface MethodInUse extends MethodUse {
  readonly method: PaymentMethod;
}

/** How long a count is good enough, in ms: it reads every offer. */
const goodFor = 60_000;

/** How many methods stand on top of a list (answers 14). */
const popularCount = 4;

/** Lists payment methods, and those that most offers name. */
export class ListPaymentMethods {
  readonly #uses: MethodUses;
  readonly #clock: () => number;
  readonly #isWithdrawn: IsWithdrawn;
  #counted:
    | { readonly at: number; readonly uses: Promise<ReadonlyMap<string, MethodUse>> }
    | undefined;

  /** The clock returns milliseconds since the epoch. */
  constructor(uses: MethodUses, clock: () => number, isWithdrawn: IsWithdrawn = nothingWithdrawn) {
    this.#uses = uses;
    this.#clock = clock;
    this.#isWithdrawn = isWithdrawn;
  }

  /** Every method that is offered, in the order of the catalogue. */
  async execute(): Promise<readonly MethodInUse[]> {
    const uses = await this.#count();
    const offered = paymentMethods.filter(({ slug }) => !this.#isWithdrawn("payment_method", slug));
    return offered.map((method) => ({
      method,
      ...(uses.get(method.slug) ?? { sellOffers: 0, offers: 0 }),
    }));
  }

  /** What operators put on top, then the methods with the most offers; equal ones in the order of the catalogue. */
  async popular(): Promise<readonly MethodInUse[]> {
    const listed = await this.execute();
    const onTop = ({ method }: MethodInUse) => Number(method.traits.isPopular ?? false);
    return listed
      .toSorted((one, other) => onTop(other) - onTop(one) || other.offers - one.offers)
      .slice(0, popularCount);
  }

  /** One count for all who ask within a minute; one that failed is asked for again. */
  #count(): Promise<ReadonlyMap<string, MethodUse>> {
    const now = this.#clock();
    if (this.#counted && now - this.#counted.at < goodFor) return this.#counted.uses;
    const uses = this.#uses.count();
    this.#counted = { at: now, uses };
    uses.catch(() => (this.#counted = undefined));
    return uses;
  }
}
