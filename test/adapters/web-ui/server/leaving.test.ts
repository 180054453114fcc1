import { expect } from "chai";
import {
  isLeaving,
  leaveAfter,
  watchLeaving,
} from "../../../../src/adapters/web-ui/server/leaving.ts";

describe("leaving a page by signing out", () => {
  it("begins when it is sent, before it is answered, and fails back to staying", async () => {
    const seen: string[] = [];
    const told = await leaveAfter(
      async () => {
        await Promise.resolve();
        seen.push(isLeaving() ? "leaving" : "staying");
        return { ok: false };
      },
      () => seen.push("left"),
    );
    expect(told).to.deep.equal({ ok: false });
    expect(seen).to.deep.equal(["leaving"]);
    expect(isLeaving()).to.equal(false);
  });

  it("is told to those who watch it, when it begins and when it fails", async () => {
    const seen: boolean[] = [];
    const unwatch = watchLeaving(() => seen.push(isLeaving()));
    const refuse = () =>
      leaveAfter(
        () => Promise.resolve({ ok: false }),
        () => undefined,
      );
    await refuse();
    unwatch();
    await refuse();
    expect(seen).to.deep.equal([true, false]);
  });

  it("is over where the server could not be asked", async () => {
    const failed = await leaveAfter(
      () => Promise.reject(new Error("no network")),
      () => expect.fail("left"),
    ).catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(Error);
    expect(isLeaving()).to.equal(false);
  });

  it("lasts once the session has ended", async () => {
    let count = 0;
    await leaveAfter(
      () => Promise.resolve({ ok: true }),
      () => (count += 1),
    );
    expect(count).to.equal(1);
    expect(isLeaving()).to.equal(true);
  });
});
