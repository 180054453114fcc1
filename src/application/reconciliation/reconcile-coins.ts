import { formatAmount, money } from "../../domain/money/money.ts";
import type { DepositPolicy } from "../../domain/deposit/deposit-policy.ts";
import { judgeLook, type Comparison } from "../../domain/reconciliation/look.ts";
import type { Current } from "../ports/current-policy.ts";
import type { KeptCoin, ReconciliationStore } from "../ports/reconciliation-store.ts";
import type { HaltByPlatform } from "./halt-by-platform.ts";

/** What is told of a coin whose node and books differ. */
export interface FoundDrift extends Pick<KeptCoin, "place" | "asset"> {
  /** In base units; below zero: the node has less than the books. */
  readonly drift: bigint;
}

/**
 * Compares what nodes have with what the books say. Where both differ on two looks in a row, what leaves there
 * is halted at once; only staff end the halt, and so accept the difference. The first look at a place waits until
 * nothing is on its way there.
 */
export class ReconcileCoins {
  readonly #coins: readonly KeptCoin[];
  readonly #store: ReconciliationStore;
  readonly #halt: Pick<HaltByPlatform, "execute">;
  readonly #policy: Current<Pick<DepositPolicy, "driftTolerance">>;
  readonly #tell: (drift: FoundDrift) => void;

  constructor(
    coins: readonly KeptCoin[],
    store: ReconciliationStore,
    halt: Pick<HaltByPlatform, "execute">,
    policy: Current<Pick<DepositPolicy, "driftTolerance">>,
    tell: (drift: FoundDrift) => void,
  ) {
    this.#coins = coins;
    this.#store = store;
    this.#halt = halt;
    this.#policy = policy;
    this.#tell = tell;
  }

  /** One look at each. Returns the errors, coin by coin: a node that is silent keeps no other back. */
  async execute(): Promise<readonly unknown[]> {
    const errors: unknown[] = [];
    for (const coin of this.#coins) {
      await this.#look(coin).catch((error: unknown) => errors.push(error));
    }
    return errors;
  }

  async #look(coin: KeptCoin): Promise<void> {
    const { place, asset, halt, isOpen = false } = coin;
    const before = (await this.#store.list()).find(
      (each) => each.place === place && each.asset === asset,
    );
    const found = await coin.held();
    const comparison = { found, ...(await this.#store.books(coin)) };
    if (!before && isBusy(place, comparison)) return;
    const tolerance = this.#policy().driftTolerance[asset];
    const isHalted = before?.isHalted ?? false;
    const { reconciled, mustHalt } = judgeLook(before, comparison, { tolerance, isHalted, isOpen });
    const { drift } = reconciled;
    if (drift !== 0n) this.#tell({ place, asset, drift });
    const haltId = mustHalt
      ? await this.#halt.execute(halt, wordsOf({ place, asset, drift }))
      : reconciled.haltId;
    await this.#store.note(coin, { ...reconciled, haltId, found, booked: comparison.booked });
  }
}

/**
 * Whether a first look would take for given what is only on its way. Some invoice of Lightning is open at any moment,
 * and what pays it is booked at once.
 */
function isBusy(place: KeptCoin["place"], { leaving, arriving }: Comparison): boolean {
  return leaving > 0n || (arriving > 0n && place !== "channels");
}

const placeNames: Readonly<Record<KeptCoin["place"], string>> = {
  channels: "The channels of Lightning",
  bitcoin: "The addresses on Bitcoin",
  ethereum: "The addresses on Ethereum",
  bitcoin_cold: "The addresses of cold storage on Bitcoin",
  ethereum_cold: "The address of cold storage on Ethereum",
};

/** What staff read where the halt says why. */
function wordsOf({ place, asset, drift }: FoundDrift): string {
  const size = formatAmount(money(asset, drift < 0n ? 0n - drift : drift));
  const side = drift < 0n ? "less" : "more";
  return `${placeNames[place]} have ${size} ${asset} ${side} than the books say.`;
}
