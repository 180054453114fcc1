import { expect } from "chai";
import fc from "fast-check";
import { nativeHash } from "../../../src/adapters/liability/native-hash.ts";
import { buildTree } from "../../../src/domain/liability/liability-tree.ts";
import { splitBalance } from "../../../src/domain/liability/split-balance.ts";

const seedOf = (number: number) =>
  new Uint8Array(32).fill(number % 251, 0, 31).fill(number >> 8, 31);

describe("the hash of the tree of what is owed", () => {
  it("gives the same trees as the library of the domain, with sums of any size", () => {
    const units = fc.bigInt({ min: 1n, max: 2n ** 120n });
    fc.assert(
      fc.property(fc.array(units, { minLength: 1, maxLength: 40 }), (balances) => {
        const [native, plain] = [nativeHash(), undefined].map((hash) => {
          const owed = balances.map((each, at) => ({
            ownerId: `owner${at}`,
            parts: splitBalance(each, seedOf(at), hash),
          }));
          return buildTree("2026-11-26", "ETH", owed, hash);
        });
        expect(native).to.deep.equal(plain);
        expect(native!.total).to.equal(balances.reduce((sum, each) => sum + each, 0n));
      }),
      { numRuns: 50 },
    );
  });
});
