import type { ScreenedSenders } from "../../domain/deposit/held-deposit.ts";
import type { BlockRef, ChainNode, ChainPayment } from "../ports/chain-node.ts";
import type { ScreenAddress } from "./screen-address.ts";

/** How many addresses are asked about at once: a transaction of Bitcoin may have hundreds. */
const mostAtOnce = 8;

/** Says whether a payment comes from a blocked address. */
export class ScreenSenders {
  readonly #screening: Pick<ScreenAddress, "execute">;

  constructor(screening: Pick<ScreenAddress, "execute">) {
    this.#screening = screening;
  }

  /** `unknown` where the node does not say where it comes from, or nobody can say it of one of the addresses. */
  async execute(
    node: Pick<ChainNode, "sendersOf">,
    payment: Pick<ChainPayment, "transaction" | "place">,
    block: BlockRef,
  ): Promise<ScreenedSenders> {
    const senders = await node.sendersOf(payment, block);
    if (!senders) return { verdict: "unknown" };
    const all = [...new Set(senders)];
    let isSure = true;
    for (let start = 0; start < all.length; start += mostAtOnce) {
      const part = all.slice(start, start + mostAtOnce);
      const said = await Promise.all(part.map((each) => this.#screening.execute(each)));
      const address = part[said.indexOf("blocked")];
      if (address !== undefined) return { verdict: "blocked", address };
      if (said.includes("unknown")) isSure = false;
    }
    return { verdict: isSure ? "clear" : "unknown" };
  }
}
