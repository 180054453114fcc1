import { expect } from "chai";
import type { Command, Step } from "./commands.ts";
import { MemoryGround } from "./memory-ground.ts";
import { traders } from "./population.ts";
import { Simulation } from "./simulation.ts";
import { endWorlds } from "./turnstile.ts";

const by = traders[0]?.traderId ?? "";
const round: Command = { do: "round", of: "cards" };

describe("a command about a card that is sent again", () => {
  afterEach(endWorlds);

  it("names the card that it named at first, though that card is over meanwhile", async () => {
    const ground = new MemoryGround();
    const simulation = await Simulation.begin(ground);
    let number = 0;
    const go = async (command: Command, key: string) => {
      number += 1;
      const step: Step = { number, wait: 60_000, deliveries: [{ command, key }], order: 0 };
      const [answer] = await simulation.go(step);
      return answer;
    };
    const close: Command = { do: "close-card", by, card: 0 };
    await go({ do: "order-card", by }, "order");
    for (let turn = 0; turn < 4; turn += 1) await go(round, `issue${turn}`);
    const closed = await go(close, "close");
    expect(closed?.said).to.equal("ok");
    for (let turn = 0; turn < 8; turn += 1) await go(round, `close${turn}`);
    const [card] = await ground.stores.cardViews.cardsOf(by);
    expect(card?.state).to.equal("closed");
    expect(await go(close, "close")).to.deep.equal(closed);
    await go({ do: "order-card", by }, "another");
    expect(await go(close, "close")).to.deep.equal(closed);
  });
});
