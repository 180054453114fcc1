import { expect } from "chai";
import { drawProfileCard } from "../../../../src/adapters/web-ui/record/profile-card.ts";

describe("the picture of a profile", () => {
  it("has its address from left to right on every page, and its words as the page has them", () => {
    const written: [words: string, direction: CanvasDirection][] = [];
    const pen = {
      direction: "inherit" as CanvasDirection,
      fillRect: () => undefined,
      fillText: (words: string) => written.push([words, pen.direction]),
    };
    const canvas = { getContext: () => pen } as unknown as HTMLCanvasElement;
    drawProfileCard(canvas, {
      username: "ana_lima",
      lines: ["Trades completed: 9"],
      link: "https://peerhold.example/user/ana_lima",
      brand: "Peerhold",
    });
    expect(written).to.deep.equal([
      ["Peerhold", "inherit"],
      ["ana_lima", "inherit"],
      ["Trades completed: 9", "inherit"],
      ["peerhold.example/user/ana_lima", "ltr"],
    ]);
  });
});
