import { expect } from "chai";
import fc from "fast-check";
import {
  checkChain,
  checkProof,
} from "../../../src/adapters/web-ui/liability/check-liabilities.ts";
import {
  buildTree,
  leavesInGroup,
  pathOf,
  type LiabilityTree,
  type OwedBalance,
} from "../../../src/domain/liability/liability-tree.ts";
import { noPublication, publicationOf } from "../../../src/domain/liability/publication.ts";
import { splitBalance } from "../../../src/domain/liability/split-balance.ts";
import {
  hashOf,
  hexOf,
  LeafWriter,
  levelAbove,
  nodeBytes,
  ownerHashes,
  sumOf,
} from "../../../src/domain/liability/sum-node.ts";

const day = "2026-11-26";
const seedOf = (number: number) => {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, number);
  return seed;
};
const owed = (balances: Readonly<Record<string, bigint>>): readonly OwedBalance[] =>
  Object.entries(balances).map(([ownerId, units], at) => ({
    ownerId,
    parts: splitBalance(units, seedOf(at)),
  }));
const publish = (tree: LiabilityTree, previous = noPublication, on = day) =>
  publicationOf({
    day: on,
    coins: [{ asset: tree.asset, root: tree.root, total: tree.total }],
    previous,
  });
const shown = ({ coins, ...rest }: ReturnType<typeof publish>) => ({
  ...rest,
  coins: coins.map((coin) => ({ ...coin, total: String(coin.total) })),
});

/** The file of an owner, as the platform gives it. */
const proofOf = (tree: LiabilityTree, owner: string, publication = publish(tree)) => {
  const parts = tree.owners.find(({ ownerId }) => ownerId === owner)?.parts ?? [];
  return {
    format: "peerhold-liability-proof/1",
    day: publication.day,
    owner,
    publication: shown(publication),
    coins: [
      {
        asset: tree.asset,
        units: String(parts.reduce((sum, { units }) => sum + units, 0n)),
        parts: parts.map(({ nonce, units, place }) => ({
          nonce: hexOf(nonce),
          units: String(units),
          path: pathOf(place, {
            height: tree.height,
            group: tree.groups[Math.floor(place / leavesInGroup)]!,
            top: tree.top,
          }).map(({ isLeft, hash, units: beside }) => ({
            side: isLeft ? "left" : "right",
            hash,
            units: String(beside),
          })),
        })),
      },
    ],
  };
};
const faultOf = async (file: unknown) => {
  const checked = await checkProof(file);
  return "fault" in checked ? checked.fault : undefined;
};

describe("the tree of what is owed", () => {
  const balances = fc.dictionary(
    fc.stringMatching(/^[a-z]{3,8}$/),
    fc.bigInt({ min: 1n, max: 10n ** 24n }),
    { minKeys: 1, maxKeys: 40 },
  );

  it("totals everything, and proves each part to its owner by code of another author", async () => {
    await fc.assert(
      fc.asyncProperty(balances, async (all) => {
        const tree = buildTree(day, "ETH", owed(all));
        expect(tree.total).to.equal(Object.values(all).reduce((sum, units) => sum + units, 0n));
        for (const owner of Object.keys(all).slice(0, 3)) {
          const checked = await checkProof(proofOf(tree, owner));
          expect(checked).to.not.have.property("fault");
          expect(checked).to.have.nested.property("coins[0].units", String(all[owner]));
        }
      }),
      { numRuns: 25 },
    );
  });

  it("is also right where its leaves are in several groups, and where there are none", async () => {
    const many = Object.fromEntries(Array.from({ length: 1_500 }, (_, at) => [`u${at}`, 7n]));
    const tree = buildTree(day, "BTC", owed(many));
    expect(tree.groups.length).to.be.greaterThan(1);
    for (const owner of ["u0", "u749", "u1499"]) {
      expect(await faultOf(proofOf(tree, owner))).to.equal(undefined);
    }
    const none = buildTree(day, "BTC", []);
    expect(none.total).to.equal(0n);
    expect(await checkProof(proofOf(none, "ana"))).to.not.have.property("fault");
  });

  it("splits a balance into parts that are all of it, others each day", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 24n }), fc.nat(), (units, number) => {
        const parts = splitBalance(units, seedOf(number));
        expect(parts.reduce((sum, part) => sum + part.units, 0n)).to.equal(units);
        expect(parts.every((part) => part.units > 0n)).to.equal(true);
        expect(new Set(parts.map(({ nonce }) => hexOf(nonce))).size).to.equal(parts.length);
        expect(splitBalance(units, seedOf(number))).to.deep.equal(parts);
      }),
    );
    const counts = Array.from(
      { length: 200 },
      (_, at) => splitBalance(10n ** 9n, seedOf(at)).length,
    );
    expect(new Set(counts)).to.deep.equal(new Set([1, 2, 3, 4]));
  });

  it("puts the parts of one owner apart", () => {
    const tree = buildTree(
      day,
      "BTC",
      owed(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`u${at}`, 10n ** 9n]))),
    );
    const beside = tree.owners.flatMap(({ parts }) =>
      parts.slice(1).map(({ place }, at) => Math.abs(place - (parts[at]?.place ?? 0))),
    );
    expect(beside.filter((distance) => distance === 1).length).to.be.lessThan(beside.length / 10);
  });
});

describe("a platform that does not tell the truth", () => {
  const honest = buildTree(day, "BTC", owed({ ana: 900n, ben: 500n, cleo: 80n, dan: 7n }));

  it("is caught by whom it leaves out", async () => {
    const without = buildTree(day, "BTC", owed({ ana: 900n, cleo: 80n, dan: 7n }));
    expect(await faultOf(proofOf(honest, "ben", publish(without)))).to.be.oneOf(["root", "sum"]);
    // Without a part he sees that his balance is none.
    const nothing = await checkProof(proofOf(without, "ben"));
    expect(nothing).to.have.nested.property("coins[0].units", "0");
  });

  it("is caught by whom it counts for less", async () => {
    const less = buildTree(day, "BTC", owed({ ana: 900n, ben: 5n, cleo: 80n, dan: 7n }));
    const file = proofOf(less, "ben");
    expect(await faultOf(file)).to.equal(undefined);
    file.coins[0]!.units = "500";
    expect(await faultOf(file)).to.equal("parts");
    const part = file.coins[0]!.parts[0]!;
    part.units = String(BigInt(part.units) + 495n);
    expect(await faultOf(file)).to.be.oneOf(["root", "sum"]);
    const twice = proofOf(less, "ana");
    twice.coins[0]!.parts.push(twice.coins[0]!.parts[0]!);
    expect(await faultOf(twice)).to.equal("parts");
  });

  it("is caught with the same leaf for two people", async () => {
    const file = proofOf(honest, "ana");
    expect(await faultOf({ ...file, owner: "ben" })).to.equal("root");
  });

  it("is caught with a negative balance, by everybody", async () => {
    expect(() =>
      buildTree(day, "BTC", [{ ownerId: "mallory", parts: [{ nonce: seedOf(9), units: -400n }] }]),
    ).to.throw(RangeError);
    // Forged beside the code: a leaf whose sum is -400, written as 2^128 - 400.
    const nodes = new Uint8Array(2 * nodeBytes);
    const [part] = honest.owners[0]!.parts;
    const hashes = ownerHashes(["ana", "mallory"]);
    const writer = new LeafWriter({ day, asset: "BTC" });
    writer.write(nodes, 0, { ...part!, units: 900n }, { hashes, offset: 0 });
    const forged = { nonce: seedOf(9), units: 2n ** 128n - 400n };
    writer.write(nodes, nodeBytes, forged, { hashes, offset: 32 });
    expect(() => levelAbove(nodes, new Uint8Array(nodeBytes))).to.throw(RangeError);
    for (const units of [String(2n ** 128n - 400n), "-400"]) {
      const publication = publicationOf({
        day,
        coins: [{ asset: "BTC", root: "0".repeat(64), total: 500n }],
        previous: noPublication,
      });
      const file = {
        day,
        owner: "ana",
        publication: shown(publication),
        coins: [
          {
            asset: "BTC",
            units: "900",
            parts: [
              {
                nonce: hexOf(part!.nonce),
                units: "900",
                path: [{ side: "right", hash: hashOf(nodes, nodeBytes), units }],
              },
            ],
          },
        ],
      };
      expect(await faultOf(file)).to.equal("sum");
    }
    expect(sumOf(nodes)).to.equal(900n);
  });

  it("is caught with a path that hides who is beside", async () => {
    const file = proofOf(honest, "ana");
    const [first] = file.coins[0]!.parts;
    first!.path[0]!.units = String(BigInt(first!.path[0]!.units) + 1n);
    expect(await faultOf(file)).to.be.oneOf(["root", "sum"]);
  });

  it("is caught with a past that changes", async () => {
    const one = publish(honest);
    const two = publish(honest, one.hash, "2026-11-27");
    const three = publish(honest, two.hash, "2026-11-28");
    const check = async (publications: readonly object[]) => {
      const checked = await checkChain({ publications });
      return "fault" in checked ? checked.fault : undefined;
    };
    expect(await check([one, two, three].map(shown))).to.equal(undefined);
    expect(await check([one, three].map(shown))).to.equal("chain");
    expect(await check([two, three].map(shown))).to.equal("chain");
    const raised = { ...shown(two), coins: [{ ...shown(two).coins[0]!, total: "1" }] };
    expect(await check([shown(one), raised, shown(three)])).to.equal("hash");
    const again = publish(honest, one.hash, day);
    expect(await check([one, again].map(shown))).to.equal("chain");
    expect(await check([{}])).to.equal("form");
  });
});
