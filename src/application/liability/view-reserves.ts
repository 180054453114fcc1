import type { Publication } from "../../domain/liability/publication.ts";
import type { LiabilityStore } from "../ports/liability-store.ts";
import type { CoinReserve, HeldCoin, ReserveStore } from "../ports/reserves.ts";

interface OfDay<Coin> {
  readonly publication: Publication;
  readonly coins: readonly Coin[];
}

/** As many publications as a day's may be away from the newest: a reserve is signed minutes after its own. */
const recent = 31;

/** Reads what was signed as held, beside what was published as owed that day. */
export class ViewReserves {
  readonly #publications: Pick<LiabilityStore, "list">;
  readonly #reserves: Omit<ReserveStore, "keep">;

  constructor(publications: Pick<LiabilityStore, "list">, reserves: Omit<ReserveStore, "keep">) {
    this.#publications = publications;
    this.#reserves = reserves;
  }

  /** The newest day, without addresses; undefined before anything is signed. */
  newest(): Promise<OfDay<HeldCoin> | undefined> {
    return this.#of(undefined, (day) => this.#reserves.heldOn(day));
  }

  /** A day with its addresses, the newest without one; undefined where nothing was signed that day. */
  file(day?: string): Promise<OfDay<CoinReserve> | undefined> {
    return this.#of(day, (each) => this.#reserves.signedOn(each));
  }

  async #of<Coin>(
    wanted: string | undefined,
    read: (day: string) => Promise<readonly Coin[]>,
  ): Promise<OfDay<Coin> | undefined> {
    const day = wanted ?? (await this.#reserves.newestDay());
    if (day === undefined) return undefined;
    const publications = await this.#publications.list(recent);
    const publication = publications.find((each) => each.day === day);
    const coins = publication ? await read(day) : [];
    return publication && coins.length > 0 ? { publication, coins } : undefined;
  }
}
