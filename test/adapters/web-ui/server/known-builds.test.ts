import { expect } from "chai";
import { isNewPair } from "../../../../src/adapters/web-ui/server/known-builds.ts";

/** What a tab remembers over reloads. */
function tab() {
  let kept: string | undefined;
  return { read: () => kept, write: (value: string) => void (kept = value) };
}

describe("a build that answers a page of another", () => {
  it("is asked about once per tab, whichever of both answers", () => {
    const memory = tab();
    expect(isNewPair(memory, "aa", "bb")).to.equal(true);
    expect(isNewPair(memory, "aa", "bb")).to.equal(false);
    expect(isNewPair(memory, "bb", "aa")).to.equal(false);
    expect(isNewPair(memory, "bb", "cc")).to.equal(true);
    expect(isNewPair(tab(), "aa", "bb")).to.equal(true);
  });

  it("asks once while servers of two builds answer in turn", () => {
    const memory = tab();
    const builds = ["aa", "bb"] as const;
    let page: string = "aa";
    let asked = 0;
    for (let answer = 0; answer < 100; answer += 1) {
      const server = builds[answer % 2]!;
      if (server === page || !isNewPair(memory, page, server)) continue;
      asked += 1;
      // The reload is answered by either.
      page = builds[(answer + asked) % 2]!;
    }
    expect(asked).to.equal(1);
  });

  it("keeps a short memory", () => {
    const memory = tab();
    for (let build = 10; build < 60; build += 1) isNewPair(memory, "aa", String(build));
    expect(memory.read()?.split(",")).to.have.length(10);
    expect(isNewPair(memory, "aa", "59")).to.equal(false);
  });
});
