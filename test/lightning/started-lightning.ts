import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LndSettings } from "../../src/adapters/lightning/lnd-rest.ts";
import {
  invoiceElsewhere,
  payElsewhere,
  startLightning,
} from "../../tools/chains/lightning-nodes.mjs";
import { freePort, startBitcoin } from "../../tools/chains/nodes.mjs";

interface Stopped {
  readonly stop: () => Promise<void>;
}

/** Two nodes of Lightning that run, on a chain of their own, with a channel between them. */
export class StartedLightning {
  readonly settings: LndSettings;
  readonly #elsewhere: string;
  readonly #started: readonly Stopped[];
  readonly #folder: string;

  private constructor(
    settings: LndSettings,
    elsewhere: string,
    started: readonly Stopped[],
    folder: string,
  ) {
    this.settings = settings;
    this.#elsewhere = elsewhere;
    this.#started = started;
    this.#folder = folder;
  }

  static async start(): Promise<StartedLightning> {
    const folder = await mkdtemp(join(tmpdir(), "lightning-"));
    const electrumPort = await freePort();
    const bitcoin = await startBitcoin(await freePort(), electrumPort);
    const nodes = { bitcoin: bitcoin.url, electrumPort, folder: join(folder, "nodes") };
    const lightning = await startLightning(nodes).catch(async (error: unknown) => {
      await bitcoin.stop();
      throw error;
    });
    const { url, macaroon, elsewhere } = lightning;
    const settings: LndSettings = { url, macaroon, certificate: undefined, network: "regtest" };
    return new StartedLightning(settings, elsewhere, [lightning, bitcoin], folder);
  }

  /** Whether somebody elsewhere could pay it. */
  pay(invoice: string): Promise<boolean> {
    return payElsewhere(this.#elsewhere, invoice);
  }

  /** An invoice of somebody elsewhere. */
  invoice(satoshi: bigint): Promise<string> {
    return invoiceElsewhere(this.#elsewhere, satoshi);
  }

  async close(): Promise<void> {
    for (const node of this.#started) await node.stop();
    await rm(this.#folder, { recursive: true });
  }
}
