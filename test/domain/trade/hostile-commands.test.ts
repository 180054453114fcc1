import { expect } from "chai";
import fc from "fast-check";
import { decideTrade } from "../../../src/domain/trade-decision/decide-trade.ts";
import { tradeRefusalCodes } from "../../../src/domain/trade/trade-refusal.ts";
import type { TradeCommand } from "../../../src/domain/trade/trade-command.ts";
import { contextAt } from "./example-trade.ts";
import { anyHappenings, anyOpening, TradeLife } from "./random-trade.ts";

const anyone = fc.constantFrom("ana", "ben", "eve", "");
const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, Infinity, -0));
const step = fc.constantFrom("propose", "accept");
const proposalId = fc.constantFrom("of-ana-1", "of-ben-3", "", "__proto__");
const received = fc.record({
  currency: fc.constantFrom("EUR", "USD", ""),
  minor: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
});
const proof = fc.option(
  fc.record({ provenAt: anyNumber, kind: fc.constantFrom("password", "factor", "session") }),
  { nil: undefined },
);

/** Commands whose arguments nobody has checked. */
const hostileCommand = fc.oneof(
  fc.record({ act: fc.constant("extend"), actorId: anyone, seconds: anyNumber }),
  fc.record({ act: fc.constant("release"), actorId: anyone, proof }),
  fc.record({ act: fc.constant("amend"), actorId: anyone, step, proposalId, received, proof }),
  fc.record({ act: fc.constant("re-quote"), actorId: anyone, step, proposalId }),
  fc.record({
    act: fc.constant("reopen"),
    actorId: anyone,
    step,
    proposalId,
    paidLate: fc.boolean(),
  }),
  fc.record({
    act: fc.constant("decide-split"),
    actorId: anyone,
    role: fc.constantFrom("moderator", "supermoderator", "admin"),
    buyerShare: anyNumber,
  }),
) as fc.Arbitrary<TradeCommand>;

describe("a command with arguments that nobody checked", () => {
  it("never throws, in any state: it is done, or refused with a known code", () => {
    const codes: readonly string[] = tradeRefusalCodes;
    const commands = fc.array(hostileCommand, { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(anyOpening, anyHappenings, commands, (opening, happenings, hostile) => {
        const life = new TradeLife(opening);
        for (const happening of happenings) life.go(happening);
        for (const command of hostile) {
          const actorId = "actorId" in command ? command.actorId : "";
          const disputeCase = {
            workerId: actorId,
            mayWrite: true,
            hasActed: true,
            staffLate: false,
          };
          const { marketPrice } = life.trade.money;
          const market = { ...marketPrice, scaled: 1n };
          const decision = decideTrade(
            life.trade,
            command,
            contextAt(life.now, { disputeCase, market }),
          );
          expect(decision.ok || codes.includes(decision.refusal.code)).to.equal(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});
