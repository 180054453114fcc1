import { expect } from "chai";
import { pulled, squareIn, wholeCrop } from "../../../../src/adapters/web-ui/settings/crop.ts";

const wide = { width: 800, height: 400 };

describe("the crop of a picture", () => {
  it("is the largest square in the middle at first", () => {
    expect(squareIn(wide, wholeCrop)).to.deep.equal({ left: 200, top: 0, side: 400 });
  });

  it("is smaller when it is zoomed, around the same middle", () => {
    expect(squareIn(wide, { ...wholeCrop, zoom: 2 })).to.deep.equal({
      left: 300,
      top: 100,
      side: 200,
    });
  });

  it("goes the other way than the picture is pulled, by as much", () => {
    const crop = pulled(wide, wholeCrop, 0.25, 0);
    expect(squareIn(wide, crop)).to.deep.equal({ left: 100, top: 0, side: 400 });
  });

  it("never leaves the picture", () => {
    for (const [right, down] of [
      [9, 9],
      [-9, -9],
      [9, -9],
    ] as const) {
      const { left, top, side } = squareIn(
        wide,
        pulled(wide, { ...wholeCrop, zoom: 2 }, right, down),
      );
      expect([left, top]).to.satisfy((all: number[]) => all.every((each) => each >= 0));
      expect(left + side).to.be.at.most(wide.width);
      expect(top + side).to.be.at.most(wide.height);
    }
  });
});
