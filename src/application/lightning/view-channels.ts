import type { LightningHealth, LightningNode } from "../ports/lightning-node.ts";

/** Says how the node of Lightning is; `off` where none is connected, `silent` where it does not answer. */
export class ViewChannels {
  readonly #node: Pick<LightningNode, "health"> | undefined;

  constructor(node: Pick<LightningNode, "health"> | undefined) {
    this.#node = node;
  }

  async execute(): Promise<LightningHealth | "off" | "silent"> {
    if (!this.#node) return "off";
    return this.#node.health().catch(() => "silent" as const);
  }
}
