import { expect } from "chai";
import { columnsOf } from "../../../../src/adapters/web-ui/record/columns.ts";

describe("the columns of a chart", () => {
  it("stand on zero, go below it, and are as high as the drawing allows", () => {
    const { zero, columns } = columnsOf([30, 0, -10], 100);
    expect(zero).to.equal(75);
    expect(columns).to.deep.equal([
      { y: 0, height: 75, isBelow: false },
      { y: 75, height: 0, isBelow: false },
      { y: 75, height: 25, isBelow: true },
    ]);
  });

  it("can be seen however small, and are nothing where all is nothing", () => {
    expect(columnsOf([1_000_000, 1], 100).columns[1]?.height).to.equal(1);
    expect(columnsOf([0, 0], 100)).to.deep.equal({
      zero: 100,
      columns: [
        { y: 100, height: 0, isBelow: false },
        { y: 100, height: 0, isBelow: false },
      ],
    });
  });
});
