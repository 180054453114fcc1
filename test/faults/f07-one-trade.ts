import type { Contracts } from "../../src/adapters/http/contract/routes.ts";
import { Chance } from "../simulation/chance.ts";
import type { FaultRow } from "./fault-row.ts";
import type { Answered, Asked } from "./insistent-client.ts";
import type { Pair } from "./load.ts";
import { Rig } from "./rig.ts";
import { proof, startPaid } from "./trade-steps.ts";

/** How many requests for one trade are sent at the same moment. */
const atOnce = 64;
/** A trader can prove who they are at most five times at once. */
const releases = 5;

/** F07: 64 simultaneous requests want three different ends for one trade. */
export const oneTrade: FaultRow = {
  id: "F07",
  title: "64 releases, cancellations and disputes of one trade at once",
  needs: [],
  async run({ cycles, seed, patient, say }) {
    const rig = await Rig.open({ patient });
    try {
      const chance = new Chance(seed);
      const ends = new Map<string, number>();
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        const pair = chance.of(rig.market.pairs);
        const { id } = await startPaid(pair, `${seed}-${cycle}`);
        // A proof takes long: a give-back among the others always comes first.
        const others = cycle % 2 === 0 ? [giveBack, dispute] : [dispute];
        const answers = await askAtOnce(pair, id, others, chance);
        await rig.onDatabase(async (query) => {
          const [row] = await query<{ status: string; settlements: number }>(
            `SELECT status, (SELECT count(*)::integer FROM ledger_entry
                              WHERE ref LIKE 'settle:' || trade.id || ':%') AS settlements
               FROM trade WHERE id = $1`,
            [id],
          );
          expectOneEnd(answers, row?.status ?? "not there", row?.settlements ?? 0);
          ends.set(row?.status ?? "", (ends.get(row?.status ?? "") ?? 0) + 1);
        });
        await rig.expectSound();
      }
      const counted = [...ends].map(([status, times]) => `${times} × ${status}`).join(", ");
      say(`${cycles} trades, ${atOnce} requests each: ${counted}, each settled at most once`);
    } finally {
      await rig.close();
    }
  },
};

interface Wish {
  readonly route: keyof Contracts;
  readonly by: keyof Pick<Pair, "buyer" | "seller">;
  readonly body: object;
  /** The status in which a successful request shows the trade. */
  readonly end: string;
}

const release: Wish = { route: "releaseTrade", by: "seller", body: proof, end: "released" };
const giveBack: Wish = {
  route: "cancelTrade",
  by: "buyer",
  body: { status: "paid" },
  end: "cancelled_buyer",
};
const dispute: Wish = {
  route: "openDispute",
  by: "seller",
  body: { dispute_reason_id: 4 },
  end: "dispute_open",
};

type Told = readonly [Wish, Answered | undefined];

async function askAtOnce(
  pair: Pair,
  id: string,
  others: readonly Wish[],
  chance: Chance,
): Promise<readonly Told[]> {
  const wishes = Array.from({ length: atOnce }, (_, index) =>
    index < releases ? release : chance.of(others),
  );
  const shuffled = wishes
    .map((wish) => ({ wish, at: chance.next() }))
    .toSorted((left, right) => left.at - right.at);
  return Promise.all(
    shuffled.map(async ({ wish }): Promise<Told> => {
      const asked: Asked = { parameters: { id }, body: wish.body };
      return [wish, await pair[wish.by].ask(wish.route, asked)];
    }),
  );
}

/**
 * A dispute can still end with a release or a give-back; neither of those ends in any other way.
 */
function expectOneEnd(answers: readonly Told[], status: string, settlements: number): void {
  for (const [{ route, end }, answered] of answers) {
    const code = answered?.status ?? 0;
    if (code === 200 && end !== status && end !== dispute.end) {
      throw new Error(`${route} was answered with success, but the trade is ${status}.`);
    }
    if (code !== 200 && code !== 409 && code !== 403 && code !== 503) {
      throw new Error(`${route} was answered ${code}: ${JSON.stringify(answered?.body)}`);
    }
  }
  if (!answers.some(([, answered]) => answered?.status === 200)) {
    throw new Error("Nobody had success.");
  }
  const most = status === dispute.end ? 0 : 1;
  if (settlements !== most) throw new Error(`${settlements} settlements of a trade ${status}.`);
}
