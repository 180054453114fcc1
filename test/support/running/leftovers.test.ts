import { expect } from "chai";
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeLeftover } from "../global-cluster.ts";

describe("what a killed run left", () => {
  let leftover: string;
  beforeEach(() => {
    leftover = mkdtempSync(join(tmpdir(), "peerhold-leftover-"));
    writeFileSync(join(leftover, "file-costs"), "");
  });
  afterEach(() => rmSync(leftover, { recursive: true, force: true }));

  const claim = (secondsAgo: number) => {
    const file = join(leftover, "being-removed");
    mkdirSync(file);
    const at = Date.now() / 1_000 - secondsAgo;
    utimesSync(file, at, at);
  };
  const outcome = () => removeLeftover(leftover).then(String, () => "left");

  it("is removed", async () => {
    await removeLeftover(leftover);
    expect(existsSync(leftover)).to.equal(false);
  });

  it("is left to the other run that removes it at this moment", async () => {
    claim(5);
    expect(await outcome()).to.equal("left");
    expect(existsSync(leftover)).to.equal(true);
  });

  it("is removed by one of two that come at once", async () => {
    const outcomes = await Promise.all([outcome(), outcome()]);
    expect(outcomes.toSorted()).to.deep.equal(["left", "undefined"]);
    expect(existsSync(leftover)).to.equal(false);
  });

  it("is removed where the run that began with it was killed, too", async () => {
    claim(600);
    await removeLeftover(leftover);
    expect(existsSync(leftover)).to.equal(false);
  });
});
