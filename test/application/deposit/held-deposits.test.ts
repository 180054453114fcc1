import { expect } from "chai";
import { DepositFloor } from "../../support/deposit-floor.ts";

describe("deposits by where they come from", () => {
  let floor: DepositFloor;
  beforeEach(async () => {
    floor = new DepositFloor();
    await floor.scan();
  });
  const pay = () => floor.pay("ana", 50_000n, undefined, "thief");
  const confirmed = async () => {
    pay();
    floor.find(3);
    await floor.scan();
  };
  const isAside = (state: string) => {
    expect(floor.states()).to.deep.equal([state]);
    expect(floor.balanceOf("ana")).to.equal(0n);
    expect(floor.tables.entries.size).to.equal(0);
  };

  it("are held where an address is blocked, and credited to nobody however often they are looked at", async () => {
    floor.blocked.add("thief");
    await confirmed();
    isAside("held");
    expect(floor.blockedSenders()).to.deep.equal(["thief"]);
    expect(floor.noted).to.deep.equal(["deposit_held ana"]);
    floor.blocked.clear();
    floor.find(5);
    await floor.scan();
    isAside("held");
    expect(floor.noted).to.have.length(1);
  });

  it("are asked about when enough blocks confirm them, and not before", async () => {
    pay();
    floor.find(2);
    await floor.scan();
    expect(floor.asked).to.equal(0);
    floor.find(1);
    await floor.scan();
    await floor.scan();
    expect(floor.asked).to.equal(1);
    expect(floor.balanceOf("ana")).to.equal(50_000n);
  });

  it("wait where nobody can say anything, and are credited once as soon as they are clear", async () => {
    floor.unknown.add("thief");
    await confirmed();
    await floor.scan();
    isAside("unscreened");
    floor.unknown.clear();
    await floor.scan();
    await floor.scan();
    expect(floor.states()).to.deep.equal(["credited"]);
    expect(floor.balanceOf("ana")).to.equal(50_000n);
    expect(floor.noted).to.deep.equal([]);
  });

  it("are held where it turns out only later that their address is blocked", async () => {
    floor.unknown.add("thief");
    await confirmed();
    floor.blocked.add("thief");
    await floor.scan();
    isAside("held");
  });

  it("are credited once by the next round after staff released them, though the address is blocked", async () => {
    floor.blocked.add("thief");
    await confirmed();
    expect(await floor.rule("release")).to.equal(undefined);
    isAside("confirming");
    await floor.scan();
    await floor.scan();
    expect(floor.states()).to.deep.equal(["credited"]);
    expect(floor.balanceOf("ana")).to.equal(50_000n);
    expect(await floor.rule("release")).to.equal("deposit_not_held");
    expect(await floor.rule("keep")).to.equal("deposit_not_held");
  });

  it("stay where staff keep them, until staff release them", async () => {
    floor.blocked.add("thief");
    await confirmed();
    expect(await floor.rule("keep")).to.equal(undefined);
    await floor.scan();
    isAside("kept");
    expect(await floor.rule("keep")).to.equal("deposit_not_held");
    expect(await floor.rule("release")).to.equal(undefined);
    await floor.scan();
    expect(floor.balanceOf("ana")).to.equal(50_000n);
  });

  it("keep what staff decided when their block leaves the chain and another one has them", async () => {
    for (const [ruling, state, balance] of [
      ["keep", "kept", 0n],
      ["release", "credited", 50_000n],
    ] as const) {
      floor = new DepositFloor();
      await floor.scan();
      floor.blocked.add("thief");
      await confirmed();
      await floor.rule(ruling);
      await floor.scan();
      floor.reorganise(3);
      await floor.scan();
      expect(floor.balanceOf("ana"), ruling).to.equal(0n);
      floor.find(4);
      await floor.scan();
      await floor.scan();
      expect(floor.states(), ruling).to.deep.equal([state]);
      expect(floor.balanceOf("ana"), ruling).to.equal(balance);
    }
  });

  it("wait for a block again when theirs leaves the chain, and are gone where nobody brings them back", async () => {
    floor.blocked.add("thief");
    await confirmed();
    floor.reorganise(3, () => true);
    floor.find(4);
    await floor.scan();
    await floor.scan();
    isAside("gone");
  });

  it("are of no concern to staff who are linked to their owner, nor under another person's name", async () => {
    floor.blocked.add("thief");
    await confirmed();
    expect(await floor.rule("release", "friend")).to.equal("conflict_of_interest");
    expect(await floor.rule("release", "ben")).to.equal("not_found");
    isAside("held");
  });
});
