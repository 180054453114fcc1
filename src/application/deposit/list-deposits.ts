import { amountOf, blocksNeeded, confirmationsOf } from "../../domain/deposit/deposit.ts";
import type { DepositPolicy } from "../../domain/deposit/deposit-policy.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { DepositViews, ShownDeposit } from "../ports/deposit-views.ts";

/** The most that are listed: the history of the wallet has the others. */
const mostListed = 20;

/** A deposit with its way to the balance. */
export interface ListedDeposit extends ShownDeposit {
  /** Blocks that confirm it, never more than are needed. */
  readonly confirmations: number;
  readonly confirmationsNeeded: number;
}

/** Lists what arrived, or is on its way, at a trader's addresses. */
export class ListDeposits {
  readonly #deposits: Pick<DepositViews, "listOf">;
  readonly #policy: Current<DepositPolicy>;

  constructor(deposits: Pick<DepositViews, "listOf">, policy: Current<DepositPolicy>) {
    this.#deposits = deposits;
    this.#policy = policy;
  }

  async execute({ traderId }: Actor): Promise<readonly ListedDeposit[]> {
    const deposits = await this.#deposits.listOf(traderId, mostListed);
    return deposits.map((deposit) => {
      const amount = amountOf(deposit);
      const confirmationsNeeded = amount ? blocksNeeded(amount, this.#policy()) : 0;
      const confirmations = Math.min(
        confirmationsOf(deposit, deposit.tipHeight),
        confirmationsNeeded,
      );
      return { ...deposit, confirmations, confirmationsNeeded };
    });
  }
}
