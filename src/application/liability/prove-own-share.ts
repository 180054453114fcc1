import type { TraderId } from "../../domain/id/id.ts";
import { leavesInGroup, pathOf, type PlacedPart } from "../../domain/liability/liability-tree.ts";
import type { Publication } from "../../domain/liability/publication.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { LiabilityStore } from "../ports/liability-store.ts";

/** A part with the path of its leaf. */
interface ProvenPart extends PlacedPart {
  readonly path: ReturnType<typeof pathOf>;
}

/** Everything that somebody needs to check their own inclusion. */
interface OwnProof {
  readonly publication: Publication;
  readonly coins: readonly { readonly asset: AssetCode; readonly parts: readonly ProvenPart[] }[];
}

/** Gives somebody the paths of their own parts in the newest trees. */
export class ProveOwnShare {
  readonly #store: Pick<LiabilityStore, "sharesOf" | "nodes">;

  constructor(store: Pick<LiabilityStore, "sharesOf" | "nodes">) {
    this.#store = store;
  }

  /** Undefined before the first publication. */
  async execute(ownerId: TraderId): Promise<OwnProof | undefined> {
    const shares = await this.#store.sharesOf(ownerId);
    if (!shares) return undefined;
    const { publication, coins } = shares;
    const proven = coins.map(async ({ asset, parts }) => ({
      asset,
      parts: await Promise.all(parts.map((part) => this.#prove(publication.day, asset, part))),
    }));
    return { publication, coins: await Promise.all(proven) };
  }

  async #prove(day: string, asset: AssetCode, part: PlacedPart): Promise<ProvenPart> {
    const group = Math.floor(part.place / leavesInGroup);
    const nodes = await this.#store.nodes(day, asset, group);
    return { ...part, path: pathOf(part.place, nodes) };
  }
}
