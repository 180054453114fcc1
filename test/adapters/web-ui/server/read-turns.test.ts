import { expect } from "chai";
import { ReadTurns } from "../../../../src/adapters/web-ui/server/read-turns.ts";

const pauseMs = 500;

describe("what changes often", () => {
  let pauses: (() => void)[];
  let turns: ReadTurns;
  let reads: string[];
  const change = (key: string) => turns.take(key, pauseMs, () => reads.push(key));
  const endPause = () => pauses.shift()?.();
  beforeEach(() => {
    pauses = [];
    reads = [];
    turns = new ReadTurns((act, milliseconds) => {
      expect(milliseconds).to.equal(pauseMs);
      pauses.push(act);
    });
  });

  it("is read at once, and once more for all changes of the pause after it", () => {
    for (let changes = 0; changes < 80; changes += 1) change("listNotices");
    expect(reads).to.have.length(1);
    endPause();
    expect(reads).to.have.length(2);
    endPause();
    expect(reads).to.have.length(2);
    expect(pauses).to.deep.equal([]);
  });

  it("is read at once after a pause without changes", () => {
    change("listNotices");
    endPause();
    change("listNotices");
    expect(reads).to.have.length(2);
  });

  it("waits for nothing else that changed", () => {
    for (const key of ["listNotices", "getBalances", "listNotices"]) change(key);
    expect(reads).to.deep.equal(["listNotices", "getBalances"]);
  });
});
