import { setTimeout as pause } from "node:timers/promises";
import { EventReader } from "../support/event-reader.ts";
import { LinkProxy } from "../support/link-proxy.ts";
import { Visitor } from "../support/visitor.ts";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";

const messages = 120;
const resetEveryMs = 250;

/** F35: the connection of an event stream breaks repeatedly. */
export const lostStreams: FaultRow = {
  id: "F35",
  title: "a stream of events that breaks four times a second while people write",
  needs: [],
  async run({ seed, patient, say }) {
    const rig = await Rig.open({ patient });
    const port = Number(new URL(rig.url()).port);
    const proxy = await LinkProxy.open({ port, host: "127.0.0.1" });
    try {
      const [pair] = rig.market.pairs;
      if (!pair) throw new Error("Nobody trades.");
      const start = { offer_id: pair.offerId, fiat_amount: pair.fiatAmount };
      const key = `streams-${seed}`;
      const { id } = await pair.buyer.insist("startTrade", { body: start, key });
      // Kofi sells to ana, who comes first.
      const seller = await Visitor.ofDemo(rig.url(), "kofi_trades");
      const listener = new Listener(`http://127.0.0.1:${proxy.port}`, seller, id);
      const listening = listener.listen();
      await listener.opened;
      const resets = setInterval(() => proxy.reset(), resetEveryMs);
      for (let number = 1; number <= messages; number += 1) {
        const body = { text: `Message ${number}` };
        const sent = await pair.buyer.ask("sendMessage", { parameters: { id }, body });
        if (sent?.status !== 200) throw new Error(`A message was answered ${sent?.status}.`);
        await pause(20);
      }
      clearInterval(resets);
      const since = performance.now();
      while (listener.newest < messages) {
        if (performance.now() - since > rig.limits.recoveryMs) {
          throw new Error(`Only ${listener.newest} of ${messages} messages were heard of.`);
        }
        await pause(10);
      }
      const caughtUp = performance.now() - since;
      listener.stop();
      await listening;
      const { heard, again } = listener;
      if (heard.size !== messages) throw new Error(`${heard.size} of ${messages} were heard of.`);
      if (listener.connections < 3) throw new Error("The link hardly ever broke.");
      await rig.expectSound();
      say(
        `${messages} messages heard of in order over ${listener.connections} connections, ${again} ` +
          `told twice, all of them ${Math.round(caughtUp)} ms after the last break`,
      );
    } finally {
      await proxy.close();
      await rig.close();
    }
  },
};

/** Listens as a browser does: reconnects with the last event that it received. */
class Listener {
  readonly heard = new Set<number>();
  again = 0;
  newest = 0;
  connections = 0;
  readonly opened: Promise<void>;
  readonly #url: string;
  readonly #visitor: Visitor;
  readonly #tradeId: string;
  #tell: () => void = () => undefined;
  #isOver = false;
  #reader: EventReader | undefined;

  constructor(url: string, visitor: Visitor, tradeId: string) {
    this.#url = url;
    this.#visitor = visitor;
    this.#tradeId = tradeId;
    this.opened = new Promise((resolve) => {
      this.#tell = resolve;
    });
  }

  async listen(): Promise<void> {
    let lastId: string | undefined;
    while (!this.#isOver) {
      const reader = await EventReader.open(this.#url, this.#visitor, lastId).catch(
        () => undefined,
      );
      this.#reader = reader;
      if (reader?.status === 200) {
        this.connections += 1;
        for (let event = await reader.next(); event; event = await reader.next()) {
          if (event.id !== "") lastId = event.id;
          this.#tell();
          this.#hear(event.data);
        }
      }
      await pause(20);
    }
  }

  stop(): void {
    this.#isOver = true;
    this.#reader?.close();
  }

  /** A repeated event is recognized by its number; an event after its successor was lost. */
  #hear({
    aggregate,
    aggregateId,
    seq,
  }: {
    aggregate?: string;
    aggregateId?: string;
    seq?: number;
  }) {
    if (aggregate !== "chat" || aggregateId !== this.#tradeId || seq === undefined) return;
    if (this.heard.has(seq)) this.again += 1;
    else if (seq !== this.newest + 1) throw new Error(`${seq} was told after ${this.newest}.`);
    this.heard.add(seq);
    this.newest = Math.max(this.newest, seq);
  }
}
