import type { ChainCode } from "../../domain/chain/chain.ts";
import type { PlayChain } from "../ports/play-chain.ts";
import type { ScanChain } from "./scan-chain.ts";

/** Lets the chains of a demo find their blocks, and books what is in them. */
export class FollowPlayChains {
  readonly #chains: Readonly<Record<ChainCode, PlayChain>>;
  readonly #scan: Pick<ScanChain, "execute">;

  constructor(chains: Readonly<Record<ChainCode, PlayChain>>, scan: Pick<ScanChain, "execute">) {
    this.#chains = chains;
    this.#scan = scan;
  }

  /** One round. Returns the errors, chain by chain. */
  async execute(): Promise<readonly unknown[]> {
    const done = await Promise.allSettled([this.#follow("bitcoin"), this.#follow("ethereum")]);
    return done.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  }

  async #follow(chain: ChainCode): Promise<void> {
    await this.#scan.execute({ chain, node: await this.#chains[chain].findDue() });
  }
}
