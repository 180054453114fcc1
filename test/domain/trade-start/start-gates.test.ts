import { expect } from "chai";
import fc from "fast-check";
import { paymentMethods } from "../../../src/domain/catalogue/payment-methods.ts";
import { gateRefusals, newBuyerMost } from "../../../src/domain/offer/offer-gates.ts";
import { confirmKinds } from "../../../src/domain/trade-start/confirmations.ts";
import { kindOf } from "../../../src/domain/trade-start/trade-kinds.ts";
import { anyGates, anyKnown } from "../offer/any-gates.ts";
import { euros } from "../offer/example-offer.ts";
import { decideStart, type StartRequest } from "../../../src/domain/trade-start/decide-start.ts";
import { fresh, lines, offer, reasons, request, stranger } from "./example-start.ts";

const ofEuros = (cents: bigint) => ({ kind: "fiat", fiat: euros(cents) }) as const;

describe("whom an offer lets start, and what they confirm", () => {
  it("is refused by the offer's gates to exactly those whom they keep out", () => {
    fc.assert(
      fc.property(
        anyGates,
        anyKnown,
        fc.nat(4),
        fc.constantFrom(1, 2),
        (gates, known, completedTrades, level) => {
          const taker = { ...fresh, completedTrades, level };
          const told = reasons({
            offer: { ...offer, gates },
            known,
            taker,
            confirmed: confirmKinds,
          });
          const most = newBuyerMost({ side: offer.side, gates }, known);
          const isTooMuch = most !== undefined && most.minor < 10_000n;
          expect(told).to.deep.equal([
            ...gateRefusals(gates, { ...known, completedTrades, hasId: level >= 2 }),
            ...(isTooMuch ? ["new_buyer_trade_limit"] : []),
          ]);
        },
      ),
    );
  });

  const confirmations: readonly [Partial<StartRequest>, readonly string[]][] = [
    [{ known: { ...stranger, country: "US" } }, ["CurrencyNotMatchCountry"]],
    [{ known: { ...stranger, country: "PT" } }, []],
    [{ offer: { ...offer, deferredEscrow: true } }, ["DelayedEscrow"]],
    [{ offer: { ...offer, pricing: { kind: "margin", basisPoints: 2_000 } } }, []],
    [{ offer: { ...offer, pricing: { kind: "margin", basisPoints: 2_001 } } }, ["CriticalMargin"]],
    [{ offer: { ...offer, pricing: { kind: "margin", basisPoints: -2_001 } } }, ["CriticalMargin"]],
    [{ offer: { ...offer, paymentMethod: "paypal" } }, []],
    [{ offer: { ...offer, side: "buy", paymentMethod: "paypal" } }, ["RiskyPaymentMethod"]],
    [
      {
        offer: { ...offer, side: "buy", paymentMethod: "paypal" },
        known: { ...stranger, hasTraded: true },
      },
      [],
    ],
  ];
  for (const [change, kinds] of confirmations) {
    it(`asks the taker to confirm ${kinds.join() || "nothing"} where that is due, and then starts`, () => {
      const asked = { ...change, paymentDetails: change.offer?.side === "buy" ? lines : [] };
      const decided = decideStart({ ...request, ...asked });
      const told = decided.ok ? [] : decided.refusal.all;
      expect(told.map(kindOf)).to.deep.equal(kinds);
      expect(told.every(({ code }) => code === "start_confirmation_needed")).to.equal(true);
      expect(reasons({ ...asked, confirmed: confirmKinds })).to.deep.equal([]);
    });
  }

  it("needs a verified owner for what is traded with a verified ID only", () => {
    const asset = {
      ...offer,
      paymentMethod: paymentMethods.find(({ groupId }) => groupId === 43)?.slug ?? "",
    };
    expect(reasons({ offer: asset, owner: { ...fresh, level: 1 } })).to.include(
      "owner_not_id_verified",
    );
    expect(reasons({ offer: asset })).to.not.include("owner_not_id_verified");
  });

  const cards: readonly [method: string, cents: bigint, isRefused: boolean][] = [
    ["netflix-gift-card", 200_00n, false],
    ["netflix-gift-card", 200_01n, true],
    ["steam-gift-card", 20_00n, true],
    ["sepa", 200_01n, false],
  ];
  for (const [paymentMethod, cents, isRefused] of cards) {
    it(`${isRefused ? "needs" : "does not need"} a verified owner for ${cents} cents by ${paymentMethod}`, () => {
      const start = { offer: { ...offer, paymentMethod }, asked: ofEuros(cents) };
      const told = reasons({ ...start, owner: { ...fresh, level: 1.5 } });
      expect(told.includes("owner_not_id_verified")).to.equal(isRefused);
      expect(reasons(start)).to.not.include("owner_not_id_verified");
    });
  }

  it("is not possible on an offer that a moderator took off, which is said only while it is on", () => {
    const blocked = { ...offer, moderation: { status: 2 as const } };
    expect(reasons({ offer: blocked })).to.deep.equal(["offer_is_blocked"]);
    expect(reasons({ offer: { ...blocked, active: false } })).to.deep.equal(["offer_not_active"]);
  });
});
