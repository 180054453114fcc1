import type { Publication } from "../../domain/liability/publication.ts";
import type { LiabilityStore } from "../ports/liability-store.ts";
import type { ReserveSigner, ReserveSource, ReserveStore } from "../ports/reserves.ts";

interface SignParts {
  readonly publications: Pick<LiabilityStore, "list">;
  readonly reserves: Pick<ReserveStore, "heldOn" | "keep">;
  readonly sources: readonly ReserveSource[];
  readonly signer: ReserveSigner;
}

/**
 * Signs what our addresses hold beside the newest publication of what we owe: once for each coin. Only a process with
 * the keys does it.
 */
export class SignReserves {
  readonly #parts: SignParts;

  constructor(parts: SignParts) {
    this.#parts = parts;
  }

  /** Returns what went wrong with a coin; the next round tries it again. */
  async execute(): Promise<readonly unknown[]> {
    const { publications, reserves, sources } = this.#parts;
    const [publication] = await publications.list(1);
    if (!publication) return [];
    const done = new Set((await reserves.heldOn(publication.day)).map(({ asset }) => asset));
    const errors: unknown[] = [];
    for (const source of sources) {
      if (done.has(source.asset)) continue;
      try {
        await this.#sign(publication, source);
      } catch (error) {
        errors.push(error);
      }
    }
    return errors;
  }

  async #sign({ day, hash, coins }: Publication, source: ReserveSource): Promise<void> {
    const { asset, network } = source;
    const published = coins.find((coin) => coin.asset === asset);
    if (!published) return;
    const { block, holdings } = await source.read();
    const { root } = published;
    const addresses = holdings
      .filter(({ units }) => units > 0n)
      .map(({ key, units }) =>
        this.#parts.signer.sign(
          { day, publication: hash, asset, root, network, block, units },
          key,
        ),
      );
    await this.#parts.reserves.keep(day, { asset, network, block, addresses });
  }
}
