import type { ChainCode } from "../../domain/chain/chain.ts";
import { settlingStates } from "../../domain/deposit/deposit.ts";
import type { DepositStore } from "../ports/deposit-store.ts";
import type { PlayChain } from "../ports/play-chain.ts";
import type { ScanChain } from "./scan-chain.ts";

/**
 * Lets the chains of a demo find their blocks, and books what is in them. A chain that is as it was
 * when it was last scanned, with nothing that waits for a block or to be credited, is left alone.
 */
export class FollowPlayChains {
  readonly #chains: Readonly<Record<ChainCode, PlayChain>>;
  readonly #scan: Pick<ScanChain, "execute">;
  readonly #deposits: Pick<DepositStore, "listIn">;
  /** The hash of the block up to which each chain is scanned, if nothing waited then. */
  readonly #scanned = new Map<ChainCode, string>();

  constructor(
    chains: Readonly<Record<ChainCode, PlayChain>>,
    scan: Pick<ScanChain, "execute">,
    deposits: Pick<DepositStore, "listIn">,
  ) {
    this.#chains = chains;
    this.#scan = scan;
    this.#deposits = deposits;
  }

  /** One round. Returns the errors, chain by chain. */
  async execute(): Promise<readonly unknown[]> {
    const done = await Promise.allSettled([this.#follow("bitcoin"), this.#follow("ethereum")]);
    return done.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  }

  async #follow(chain: ChainCode): Promise<void> {
    const node = await this.#chains[chain].findDue();
    const [tip, waiting, settling] = await Promise.all([
      node.tip(),
      node.waiting(),
      this.#deposits.listIn(chain, settlingStates),
    ]);
    const isQuiet = waiting.length === 0 && settling.length === 0;
    if (isQuiet && this.#scanned.get(chain) === tip.hash) return;
    this.#scanned.delete(chain);
    const { hash } = await this.#scan.execute({ chain, node });
    if (isQuiet) this.#scanned.set(chain, hash);
  }
}
