import { expect } from "chai";
import { RewardPartners } from "../../../src/application/partner/reward-partners.ts";
import type { CommitChanges } from "../../../src/application/ports/commit.ts";
import type { NotedReward } from "../../../src/application/ports/reward-store.ts";
import { money } from "../../../src/domain/money/money.ts";
import { defaultPartnerPolicy } from "../../../src/domain/policy/default-people-policy.ts";

type Step = "lost" | "back" | "claims" | "reversed";

/** What the partner of a trade has, with a fee of 1,001, after each step; and the names of what moved. */
async function course(steps: readonly Step[], isLinked = false) {
  let [isFeeLost, isChargedBack, balance] = [false, false, 0n];
  let note: Omit<NotedReward, "balance"> | undefined;
  const moved: string[] = [];
  const rewards = {
    listDue: async () => [{ tradeId: "t1", changes: 1 }],
    done: async () => {},
    facts: async () => ({
      trade: {
        tradeId: "t1",
        sellerId: "kofi",
        fee: money("BTC", 1_001n),
        isChargedBack,
        isFeeLost,
      },
      referrers: [{ tier: 1, partnerId: "ana", isAmbassador: false, isLinked } as const],
      noted: note ? [{ ...note, balance }] : [],
      now: 0,
    }),
  };
  const changes: Pick<CommitChanges, "commit"> = {
    async commit({ entries, aggregates = [] }) {
      const [written] = aggregates;
      if (!written) throw new Error("Nothing is noted");
      const { takenBack, times, withheld } = written.state as {
        takenBack: bigint | null;
        times: number;
        withheld: NotedReward["withheld"] | null;
      };
      note = {
        tradeId: "t1",
        tier: 1,
        partnerId: "ana",
        amount: money("BTC", 500n),
        withheld: withheld ?? undefined,
        takenBack: takenBack ?? undefined,
        times,
        version: (written.seenVersion ?? 0) + 1,
      };
      for (const { ref, postings } of entries) {
        const units =
          postings.find(({ account }) => account.kind === "rewards")?.amount.units ?? 0n;
        balance += units;
        moved.push(`${ref} ${units}`);
      }
      return { outcome: "applied" };
    },
  };
  const partners = new RewardPartners(rewards, changes, () => defaultPartnerPolicy);
  const round = async () => {
    for (const _ of [1, 2]) expect(await partners.execute()).to.deep.equal([]);
  };
  await round();
  for (const step of steps) {
    if (step === "claims") balance = 0n;
    else if (step === "reversed") isChargedBack = true;
    else isFeeLost = step === "lost";
    await round();
  }
  return { moved, balance };
}

const first = "reward:t1:1 500";
const back = "reward-back:t1:1 -500";
const again = "reward:t1:1:2 500";

describe("the share of a partner whose fee is lost on the chain", () => {
  for (const [steps, moved, balance] of [
    [["lost"], [first, back], 0n],
    [["lost", "back"], [first, back, again], 500n],
    [["lost", "back", "lost"], [first, back, again, "reward-back:t1:1:2 -500"], 0n],
    [
      ["lost", "back", "lost", "back"],
      [first, back, again, "reward-back:t1:1:2 -500", "reward:t1:1:3 500"],
      500n,
    ],
    [["claims", "lost"], [first], 0n],
    [["claims", "lost", "back"], [first], 0n],
    [["lost", "back", "claims", "lost", "back"], [first, back, again], 0n],
    [["lost", "reversed", "back"], [first, back], 0n],
    [["lost", "back", "reversed"], [first, back, again, "reward-back:t1:1:2 -500"], 0n],
    [["reversed", "lost", "back"], [first, back], 0n],
  ] as const) {
    it(`is ${balance} of 500 after ${steps.join(", ")}`, async () => {
      expect(await course(steps)).to.deep.equal({ moved, balance });
    });
  }

  it("is never paid where it was withheld", async () => {
    expect(await course(["lost", "back"], true)).to.deep.equal({ moved: [], balance: 0n });
  });
});
