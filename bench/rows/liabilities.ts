import { nativeHash } from "../../src/adapters/liability/native-hash.ts";
import { checkProof } from "../../src/adapters/web-ui/liability/check-liabilities.ts";
import { buildTree, leavesInGroup, pathOf } from "../../src/domain/liability/liability-tree.ts";
import { noPublication, publicationOf } from "../../src/domain/liability/publication.ts";
import { splitBalance } from "../../src/domain/liability/split-balance.ts";
import { hexOf } from "../../src/domain/liability/sum-node.ts";
import { inRounds, median, milliseconds, type Bench, type Row } from "./row.ts";

const day = "2026-11-26";
const proofs = 100;

/** The tree over as many balances as there are trades, and the check of one proof in it. */
export async function measureLiabilities({ sizes, rounds, tell }: Bench): Promise<readonly Row[]> {
  const balances = sizes.trades.large;
  const built = await inRounds(Math.min(rounds, 3), async (round) => {
    const begun = performance.now();
    const tree = treeOf(balances);
    const seconds = (performance.now() - begun) / 1_000;
    tell(`tree ${round + 1}: ${seconds.toFixed(1)} s, ${tree.groups.length} groups`);
    const files = Array.from({ length: proofs }, (_, at) => proofOf(tree, at * 7_919));
    const begin = performance.now();
    for (const file of files) {
      const checked = await checkProof(file);
      if ("fault" in checked) throw new Error(`A right proof was refused: ${checked.fault}`);
    }
    return { seconds, proofMs: (performance.now() - begin) / proofs };
  });
  const seconds = median(built.map((each) => each.seconds));
  const proofMs = median(built.map((each) => each.proofMs));
  const count = balances.toLocaleString("en");
  return [
    {
      what: `tree of what is owed, ${count} balances (s)`,
      reference: "–",
      ours: `${seconds.toFixed(1)} s`,
      theirs: "–",
      figure: seconds,
      goal: { atMost: 60 },
    },
    {
      what: "one part of a balance in it checked (ms)",
      reference: "–",
      ours: milliseconds(proofMs),
      theirs: "–",
      figure: proofMs,
      goal: { atMost: 5 },
    },
  ];
}

type Tree = ReturnType<typeof treeOf>;

function treeOf(balances: number) {
  const hash = nativeHash();
  const owed = Array.from({ length: balances }, (_, at) => {
    const seed = new Uint8Array(32);
    new DataView(seed.buffer).setUint32(0, at);
    return { ownerId: `owner${at}`, parts: splitBalance(BigInt(at + 1) * 1_000_003n, seed, hash) };
  });
  return buildTree(day, "BTC", owed, hash);
}

function proofOf(tree: Tree, number: number) {
  const owner = tree.owners[number % tree.owners.length];
  const [part] = owner?.parts ?? [];
  if (!owner || !part) throw new Error("There is no such owner");
  const group = tree.groups[Math.floor(part.place / leavesInGroup)] ?? new Uint8Array();
  const path = pathOf(part.place, { height: tree.height, group, top: tree.top });
  const coins = [{ asset: tree.asset, root: tree.root, total: tree.total }];
  const publication = publicationOf({ day, coins, previous: noPublication });
  return {
    day,
    owner: owner.ownerId,
    publication: {
      ...publication,
      coins: coins.map((coin) => ({ ...coin, total: String(coin.total) })),
    },
    coins: [
      {
        asset: tree.asset,
        units: String(part.units),
        parts: [
          {
            nonce: hexOf(part.nonce),
            units: String(part.units),
            path: path.map(({ isLeft, hash, units }) => ({
              side: isLeft ? "left" : "right",
              hash,
              units: String(units),
            })),
          },
        ],
      },
    ],
  };
}
