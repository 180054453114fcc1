import { expect } from "chai";
import type { CardLine } from "../../../src/adapters/export-files/draw-card.ts";
import { keptCards, type DrawCard } from "../../../src/adapters/export-files/kept-cards.ts";

const card = (text: string): readonly CardLine[] => [
  { text, top: 10, points: 12, color: "#000000" },
];

describe("the pictures of cards", () => {
  let drawn: (readonly CardLine[])[];
  let broken: boolean;
  let draw: DrawCard;
  beforeEach(() => {
    drawn = [];
    broken = false;
    draw = keptCards({
      draw: (lines) => {
        drawn.push(lines);
        return broken ? Promise.reject(new Error("no thread")) : Promise.resolve(new Uint8Array(8));
      },
      queue: { run: (work) => work() },
    });
  });

  it("are drawn once, also when many ask at once, and anew for other words", async () => {
    await Promise.all([draw(card("one")), draw(card("one"))]);
    await draw(card("one"));
    expect(drawn).to.have.length(1);
    await draw(card("two"));
    expect(drawn).to.have.length(2);
  });

  it("are kept a hundred at a time", async () => {
    for (let each = 0; each <= 100; each += 1) await draw(card(`${each}`));
    await draw(card("100"));
    expect(drawn).to.have.length(101);
    await draw(card("0"));
    expect(drawn).to.have.length(102);
  });

  it("are drawn again after they failed", async () => {
    broken = true;
    expect(await draw(card("one")).catch((error: Error) => error.message)).to.equal("no thread");
    broken = false;
    expect(await draw(card("one"))).to.have.length(8);
  });
});
