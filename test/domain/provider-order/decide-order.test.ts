import { expect } from "chai";
import { factorSetting, noTwoFactor } from "../../../src/domain/account/two-factor.ts";
import {
  decideOrder,
  orderNeeds,
  type OrderFacts,
  type OrderQuote,
} from "../../../src/domain/provider-order/decide-order.ts";
import { defaultSendPolicy } from "../../../src/domain/policy/default-chain-policy.ts";
import { money } from "../../../src/domain/money/money.ts";
import { now, day, plain, quote, rules } from "./order-fixtures.ts";

const typed = { kind: "password", provenAt: now } as const;

const decided = (
  facts: Partial<OrderFacts>,
  asked: Partial<OrderQuote>,
  proof: typeof typed | undefined,
) => decideOrder({ ...quote, ...asked }, { ...plain, ...facts }, proof, rules);

const codeOf = (facts: Partial<OrderFacts> = {}, asked: Partial<OrderQuote> = {}) => {
  const result = decided(facts, asked, typed);
  return result.ok ? result.value.state : result.refusal.code;
};

const frozen = { ...plain.account, states: ["frozen"] } as const;
const changed = { ...plain.account, securityChange: { at: now - 60_000, secondsAgo: 60 } } as const;

describe("an order with a provider", () => {
  const out: readonly (readonly [string, Partial<OrderFacts>, Partial<OrderQuote>])[] = [
    ["held", {}, {}],
    ["order_locked", { account: frozen }, {}],
    ["id_required", { level: 0 }, {}],
    ["id_required", { level: -1 }, {}],
    ["blocked_in_location", { isPlaceClosed: true }, {}],
    ["order_debt", { inDebt: true }, {}],
    ["order_halted", { halts: [{ kind: "withdrawals", asset: undefined }] }, {}],
    ["order_halted", { halts: [{ kind: "sends", asset: "BTC" }] }, {}],
    ["held", { halts: [{ kind: "sends", asset: "ETH" }] }, {}],
    ["order_held", { account: changed }, {}],
    ["order_only_saved", { isOnlySaved: true, isDestinationUsed: false }, {}],
    ["held", { isOnlySaved: true }, {}],
    ["order_too_small", {}, { usdCents: 99n }],
    ["order_day_limit", { dayUsdCents: 2_000_00n }, {}],
    ["order_day_limit", { recentUsdCents: 9_900_00n }, {}],
    ["too_many_orders", { openOrders: 10 }, {}],
    ["balance_too_low", { available: 999_999n }, {}],
    ["quote_expired", { now: now + 60_000 }, {}],
  ];
  for (const [code, facts, asked] of out) {
    it(`of coins that leave is ${code} with ${Object.keys({ ...facts, ...asked }).join(", ") || "nothing special"}`, () => {
      expect(codeOf(facts, asked)).to.equal(code);
    });
  }

  const buying = {
    kind: "on-ramp",
    provider: "sandbox-on-ramp",
    way: "card",
  } as const;
  const inward: readonly (readonly [string, Partial<OrderFacts>])[] = [
    ["ordered", {}],
    ["ordered", { available: 0n }],
    ["ordered", { inDebt: true }],
    ["ordered", { isOnlySaved: true, isDestinationUsed: false }],
    ["ordered", { account: changed }],
    ["ordered", { recentUsdCents: 99_000_00n }],
    ["order_locked", { account: frozen }],
    ["id_required", { level: 0 }],
    ["order_halted", { halts: [{ kind: "deposits", asset: "BTC" }] }],
    ["order_day_limit", { dayUsdCents: 5_000_00n }],
  ];
  for (const [code, facts] of inward) {
    it(`of coins that come is ${code} with ${Object.keys(facts).join(", ") || "nothing special"}`, () => {
      const result = decided(facts, buying, undefined);
      expect(result.ok ? result.value.state : result.refusal.code).to.equal(code);
    });
  }

  it("asks for the proof of a send where coins leave, and for none where they come", () => {
    const unproven = decided({}, {}, undefined);
    expect(unproven.ok || unproven.refusal.code).to.equal("proof_needed");
    const sendout = { setting: factorSetting.enabled, type: "ga" } as const;
    const twoFactor = { ...noTwoFactor, sendout };
    const withFactor = { ...plain, account: { ...plain.account, twoFactor } };
    expect(orderNeeds(quote, withFactor, rules)?.asksFactor).to.equal(true);
    expect(orderNeeds({ kind: "on-ramp" }, withFactor, rules)).to.equal(undefined);
  });

  it("waits as a send does where nothing was paid out before, and a phone is loaded at once", () => {
    const start = (facts: Partial<OrderFacts>, asked: Partial<OrderQuote> = {}) => {
      const result = decided(facts, asked, typed);
      return result.ok && result.value.heldUntil;
    };
    const { newAddressHold, cautiousHold } = defaultSendPolicy;
    expect(start({})).to.equal(undefined);
    expect(start({ isDestinationUsed: false })).to.equal(now + newAddressHold * 1_000);
    expect(start({ isDestinationUsed: false, sessionStartedAt: now - day / 2 })).to.equal(
      now + cautiousHold * 1_000,
    );
    const phone = { kind: "top-up", coins: money("BTC", 10_000n), usdCents: 6_00n } as const;
    expect(start({ isDestinationUsed: false }, phone)).to.equal(undefined);
  });

  it("shares the limits of the level with sends", () => {
    const most = { level: 1, recentUsdCents: 100_000_00n } as const;
    expect(["order_day_limit", "order_level_limit"]).to.include(codeOf(most));
    expect(codeOf({ level: 1, totalUsdCents: 10n ** 12n })).to.equal("order_level_limit");
  });
});
