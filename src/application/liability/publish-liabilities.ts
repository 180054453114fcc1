import { buildTree, type OwedBalance } from "../../domain/liability/liability-tree.ts";
import { noPublication, publicationOf } from "../../domain/liability/publication.ts";
import { splitBalance } from "../../domain/liability/split-balance.ts";
import type { HashInto } from "../../domain/liability/sum-node.ts";
import { realAssets, type AssetCode } from "../../domain/money/asset.ts";
import type { LiabilitySnapshot, LiabilityStore } from "../ports/liability-store.ts";

/** 32 bytes for a text that nobody else can compute. */
export type LiabilitySeed = (text: string) => Uint8Array;

/** For how many days proofs are given. */
const keptDays = 7;

/** Publishes once a day what the platform owes: a tree for each coin, over everything that people own. */
export class PublishLiabilities {
  readonly #store: Omit<LiabilityStore, "sharesOf" | "nodes">;
  readonly #seed: LiabilitySeed;
  readonly #hash: HashInto;

  constructor(
    store: Omit<LiabilityStore, "sharesOf" | "nodes">,
    seed: LiabilitySeed,
    hash: HashInto,
  ) {
    this.#store = store;
    this.#seed = seed;
    this.#hash = hash;
  }

  /** Whether it published: not where today's is there. */
  async execute(): Promise<boolean> {
    const day = await this.#store.today();
    const [last] = await this.#store.list(1);
    if (last && last.day >= day) return false;
    const { balances, coverage } = await this.#store.snapshot();
    const trees = realAssets.map((asset) =>
      buildTree(day, asset, this.#owed(day, asset, balances), this.#hash),
    );
    const publication = publicationOf({
      day,
      coins: trees.map(({ asset, root, total }) => ({ asset, root, total })),
      previous: last?.hash ?? noPublication,
    });
    return this.#store.keep(publication, trees, coverage, keptDays);
  }

  #owed(
    day: string,
    asset: AssetCode,
    balances: LiabilitySnapshot["balances"],
  ): readonly OwedBalance[] {
    return balances
      .filter((each) => each.asset === asset)
      .map(({ ownerId, units }) => ({
        ownerId,
        parts: splitBalance(units, this.#seed(`${day} ${asset} ${ownerId}`), this.#hash),
      }));
  }
}
