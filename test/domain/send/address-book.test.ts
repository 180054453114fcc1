import { expect } from "chai";
import fc from "fast-check";
import {
  bookObstacle,
  holdsOnlySaved,
  parseAddressName,
  usableFrom,
} from "../../../src/domain/send/address-book.ts";

const now = 1_800_000_000_000;
const policy = { savedAddressWait: 86_400 };
const address = { kind: "address" } as const;

describe("an address book", () => {
  it("keeps nobody from sending who did not bind themselves to it", () => {
    for (const kind of ["person", "address", "invoice"] as const) {
      const facts = { isOnlySaved: false, savedAt: undefined };
      expect(bookObstacle({ kind }, facts, now, policy)).to.equal(undefined);
    }
  });

  it("lets nothing go to people, over Lightning or to an address that is not in it", () => {
    const facts = { isOnlySaved: true, savedAt: undefined };
    for (const kind of ["person", "address", "invoice"] as const) {
      expect(bookObstacle({ kind }, facts, now, policy)).to.equal("only_saved_addresses");
    }
  });

  it("has an address wait, to the moment at which it says that it can be used", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 604_800 }),
        fc.integer({ min: 0, max: 1e9 }),
        (wait, age) => {
          const savedAddressWait = { savedAddressWait: wait };
          const savedAt = now - age;
          const isUsable = usableFrom({ savedAt }, savedAddressWait) <= now;
          const found = bookObstacle(
            address,
            { isOnlySaved: true, savedAt },
            now,
            savedAddressWait,
          );
          expect(found).to.equal(isUsable ? undefined : "saved_address_too_new");
          expect(isUsable).to.equal(age >= wait * 1_000);
        },
      ),
    );
  });

  it("holds until it is off, which begins after a wait", () => {
    expect(holdsOnlySaved({ isOn: false, offFrom: undefined }, now)).to.equal(false);
    expect(holdsOnlySaved({ isOn: true, offFrom: undefined }, now)).to.equal(true);
    expect(holdsOnlySaved({ isOn: true, offFrom: now + 1 }, now)).to.equal(true);
    expect(holdsOnlySaved({ isOn: true, offFrom: now }, now)).to.equal(false);
  });

  it("takes names that people can tell apart", () => {
    expect(parseAddressName("  My  savings ")).to.deep.include({ ok: true });
    for (const name of ["", " ", "\u202E", "two\nlines", "x".repeat(61)]) {
      expect(parseAddressName(name)).to.deep.equal({
        ok: false,
        refusal: { code: "address_name_unusable" },
      });
    }
  });
});
