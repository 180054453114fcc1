import { expect } from "chai";
import fc from "fast-check";
import { sendSpeeds } from "../../../../src/domain/send/send.ts";
import { quoteWish } from "../../../../src/adapters/web-ui/send/quote-wish.ts";
import {
  coveredFees,
  firstFee,
  offeredFees,
  type SpeedFee,
} from "../../../../src/adapters/web-ui/send/send-amounts.ts";
import type { SendWish } from "../../../../src/adapters/web-ui/send/send-wish.ts";

const of = (speed: SpeedFee["speed"], fee: number, withinMinutes: number): SpeedFee => ({
  speed,
  fee: String(fee),
  withinMinutes,
});
const namesOf = (fees: readonly SpeedFee[]) => fees.map(({ speed }) => speed);
const address = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";
const all: SendWish = { asset: "BTC", recipient: address, amount: "", isAll: true };

/** Says of every quote what the server would, and keeps what it was asked. */
function server(fees: readonly SpeedFee[]) {
  const asked: { amount: string; speed?: string }[] = [];
  const ask: Parameters<typeof quoteWish>[2] = ({ amount, speed }) => {
    asked.push({ amount, ...(speed && { speed }) });
    return Promise.resolve({
      recipient: address,
      obstacle: null,
      asks: "password",
      fees: [...fees],
      heldUntil: null,
      holdReasons: [],
      needsApproval: false,
    });
  };
  return { ask, asked };
}

const usual = [of("fast", 300, 10), of("normal", 100, 30), of("slow", 20, 60)];
const anyFees = fc
  .tuple(fc.nat(5_000), fc.nat(5_000), fc.nat(5_000), fc.nat(9), fc.nat(9), fc.nat(9))
  .map(([fast, normal, slow, ...minutes]) => [
    of("fast", fast, minutes[0]),
    of("normal", normal, minutes[1]),
    of("slow", slow, minutes[2]),
  ]);

describe("the speeds of a send", () => {
  const cases: readonly (readonly [string, readonly SpeedFee[], readonly string[]])[] = [
    ["all where each is slower and cheaper", usual, ["fast", "normal", "slow"]],
    [
      "the cheapest where all take as long",
      [of("fast", 300, 1), of("normal", 100, 1), of("slow", 20, 1)],
      ["slow"],
    ],
    [
      "the cheaper of two that take as long",
      [of("fast", 300, 1), of("normal", 100, 1), of("slow", 20, 2)],
      ["normal", "slow"],
    ],
    ["the fastest where all cost as much", sendSpeeds.map((each, at) => of(each, 5, at)), ["fast"]],
    ["the usual of equal ones", sendSpeeds.map((each) => of(each, 5, 1)), ["normal"]],
    ["none between people", [], []],
  ];
  for (const [what, fees, offered] of cases) {
    it(`are ${what}`, () => {
      expect(namesOf(offeredFees(fees))).to.deep.equal(offered);
    });
  }

  it("are never two of which one is no slower and no dearer", () => {
    fc.assert(
      fc.property(anyFees, (fees) => {
        const offered = offeredFees(fees);
        expect(offered).to.have.property("length").above(0);
        for (const one of offered) {
          for (const other of offered) {
            if (one === other) continue;
            const isNoWorse =
              one.withinMinutes <= other.withinMinutes && BigInt(one.fee) <= BigInt(other.fee);
            expect(isNoWorse).to.equal(false);
          }
        }
      }),
    );
  });

  it("begin with the usual one, or the cheapest that the balance covers", () => {
    const first = (available: bigint) => firstFee(coveredFees(usual, 1_000n, available))?.speed;
    expect(first(1_100n)).to.equal("normal");
    expect(first(1_099n)).to.equal("slow");
    expect(first(1_019n)).to.equal(undefined);
  });
});

describe("everything that can be sent", () => {
  it("is the balance without the fee of the chosen speed", async () => {
    await fc.assert(
      fc.asyncProperty(
        anyFees,
        fc.bigInt(1n, 20_000n),
        fc.option(fc.constantFrom(...sendSpeeds), { nil: undefined }),
        async (fees, available, speed) => {
          const answer = await quoteWish(all, available, server(fees).ask, speed);
          if (!answer) throw new Error("There is no answer");
          if ("tooMuch" in answer) {
            expect(fees.every(({ fee }) => BigInt(fee) >= available)).to.equal(true);
            expect(answer.tooMuch.most).to.equal(0n);
            return;
          }
          if ("overLimit" in answer) throw new Error("No limit was told");
          const { body, chosen } = answer.quoted;
          expect(BigInt(body.amount) + BigInt(chosen?.fee ?? 0)).to.equal(available);
        },
      ),
    );
  });

  it("is all of the balance for a person", async () => {
    const { ask, asked } = server([]);
    const answer = await quoteWish({ ...all, recipient: "bruno_costa" }, 5_000n, ask);
    expect(answer).to.have.nested.property("quoted.body.amount", "5000");
    expect(asked).to.have.length(1);
  });

  it("is quoted again for another speed", async () => {
    const { ask, asked } = server(usual);
    await quoteWish(all, 5_000n, ask);
    await quoteWish(all, 5_000n, ask, "fast");
    expect(asked).to.deep.equal([
      { amount: "5000" },
      { amount: "4900", speed: "normal" },
      { amount: "5000", speed: "fast" },
      { amount: "4700", speed: "fast" },
    ]);
  });
});

describe("an amount that the balance covers without the fee alone", () => {
  it("is too much, and says what could be sent", async () => {
    const wish = { ...all, isAll: false, amount: "0.00004990" };
    const answer = await quoteWish(wish, 5_000n, server(usual).ask);
    expect(answer).to.deep.equal({ tooMuch: { most: 4_980n, fee: 20n } });
  });

  it("goes at a slower speed where that is covered", async () => {
    const { ask, asked } = server(usual);
    const answer = await quoteWish({ ...all, isAll: false, amount: "0.00004950" }, 5_000n, ask);
    expect(answer).to.have.nested.property("quoted.chosen.speed", "slow");
    expect(asked.at(-1)).to.deep.equal({ amount: "4950", speed: "slow" });
  });
});

describe("an amount over a limit", () => {
  const limited = (most: bigint): Parameters<typeof quoteWish>[2] => {
    const { ask } = server(usual);
    return async (body) => {
      const told = await ask(body);
      const obstacle = { code: "lightning_cautious" as const, message: "", kind: null };
      const isOver = BigInt(body.amount) > most;
      return told && { ...told, obstacle: isOver ? { ...obstacle, most: String(most) } : null };
    };
  };

  it("is told at the field, with what could be sent", async () => {
    const wish = { ...all, isAll: false, amount: "0.00004000" };
    const answer = await quoteWish(wish, 5_000n, limited(3_999n));
    expect(answer).to.deep.equal({ overLimit: { code: "lightning_cautious", most: 3_999n } });
    expect(await quoteWish(wish, 5_000n, limited(4_000n))).to.have.property("quoted");
  });

  it("is all of a balance, too, where what is left without the fee is over it", async () => {
    expect(await quoteWish(all, 5_000n, limited(4_900n))).to.have.property("quoted");
    expect(await quoteWish(all, 5_000n, limited(4_899n))).to.have.property("overLimit");
  });
});
