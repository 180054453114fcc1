import { expect } from "chai";
import { isDraggedAway } from "../../../../src/adapters/web-ui/design/toast-rules.ts";

describe("a toast", () => {
  const rows: readonly [dragged: number, width: number, isAway: boolean][] = [
    [0, 300, false],
    [239, 300, false],
    [240, 300, true],
    [-240, 300, true],
    [-239, 300, false],
    [0, 0, false],
  ];
  for (const [dragged, width, isAway] of rows) {
    it(`${isAway ? "leaves" : "stays"} when it is dragged by ${dragged} of ${width}`, () => {
      expect(isDraggedAway(dragged, width)).to.equal(isAway);
    });
  }
});
