import type { ConnectedChain, ScanChain } from "./scan-chain.ts";

/** Follows the chains that the installation is connected to. */
export class FollowChains {
  readonly #chains: readonly ConnectedChain[];
  readonly #scan: Pick<ScanChain, "execute">;

  constructor(chains: readonly ConnectedChain[], scan: Pick<ScanChain, "execute">) {
    this.#chains = chains;
    this.#scan = scan;
  }

  /** One round. Returns the errors, chain by chain: one that does not answer holds up no other. */
  async execute(): Promise<readonly unknown[]> {
    const done = await Promise.allSettled(this.#chains.map((each) => this.#scan.execute(each)));
    return done.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  }
}
