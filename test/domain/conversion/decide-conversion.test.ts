import { expect } from "chai";
import fc from "fast-check";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import { factorSetting, noTwoFactor } from "../../../src/domain/account/two-factor.ts";
import {
  conversionNeeds,
  decideConversion,
  type ConversionFacts,
  type ConversionRules,
} from "../../../src/domain/conversion/decide-conversion.ts";
import type { ConversionQuote } from "../../../src/domain/conversion/conversion.ts";
import {
  carries,
  conversionEntry,
  exposureOf,
  inventoryOf,
  positionOf,
} from "../../../src/domain/conversion/inventory.ts";
import { accountId } from "../../../src/domain/ledger/account.ts";
import { money } from "../../../src/domain/money/money.ts";
import { defaultConversionPolicy } from "../../../src/domain/policy/default-chain-policy.ts";
import { defaultLevelPolicy } from "../../../src/domain/policy/default-policy.ts";

const now = 1_800_000_000_000;
const day = 86_400_000;
const rules: ConversionRules = {
  conversion: defaultConversionPolicy,
  levels: defaultLevelPolicy,
  proofAge: 300,
  sessionProofBelowCents: 100_00n,
  sessionProofAge: 86_400,
};
const btc = { asset: "BTC", currency: "USD", scaled: 60_000n * 10n ** 8n } as const;
const usdt = { asset: "USDT", currency: "USD", scaled: 10n ** 8n } as const;
const quote: ConversionQuote = {
  id: "q1",
  traderId: "ana",
  from: money("BTC", 1_000_000n),
  to: money("USDT", 597_000_000n),
  spread: money("USDT", 3_000_000n),
  usdCents: 600_00n,
  expiresAt: now + 30_000,
};
const plenty = inventoryOf(() => ({ held: 10n ** 13n, funded: 10n ** 13n }));
const plain: ConversionFacts = {
  now,
  account: freeAccount,
  level: 2,
  isCountryClosed: false,
  inDebt: false,
  available: 1_000_000n,
  halts: [],
  inventory: plenty,
  prices: { from: btc, to: usdt },
};
const typed = { kind: "password", provenAt: now } as const;

const codeOf = (
  facts: Partial<ConversionFacts> = {},
  asked: Partial<ConversionQuote> = {},
  proof: Parameters<typeof decideConversion>[2] | "none" = typed,
) => {
  const shown = proof === "none" ? undefined : proof;
  const decided = decideConversion({ ...quote, ...asked }, { ...plain, ...facts }, shown, rules);
  return decided.ok ? undefined : decided.refusal.code;
};

describe("a conversion", () => {
  it("is carried out until its quote runs out", () => {
    expect(codeOf({ now: now + 29_999 })).to.equal(undefined);
    expect(codeOf({ now: now + 30_000 })).to.equal("quote_expired");
  });

  const held = { ...freeAccount, securityChange: { at: now - day + 1, secondsAgo: 86_399 } };
  const most = defaultConversionPolicy.mostUsdCents;
  const refused: readonly [string, Partial<ConversionFacts>, Partial<ConversionQuote>?][] = [
    ["convert_locked", { account: { ...freeAccount, states: ["frozen"] } }],
    ["id_required", { level: 0 }],
    ["blocked_in_location", { isCountryClosed: true }],
    ["convert_debt", { inDebt: true }],
    ["convert_halted", { halts: [{ kind: "trading", asset: "BTC" }] }],
    ["convert_halted", { halts: [{ kind: "withdrawals", asset: "USDT" }] }],
    ["convert_halted", { halts: [{ kind: "withdrawals", asset: undefined }] }],
    ["convert_held", { account: held }],
    ["convert_too_small", {}, { usdCents: 99n }],
    ["convert_too_small", {}, { to: money("USDT", 0n) }],
    ["convert_too_large", {}, { usdCents: most + 1n }],
    ["balance_too_low", { available: 999_999n }],
    ["convert_exhausted", { inventory: inventoryOf(() => ({ held: 599_999_999n, funded: 0n })) }],
  ];
  for (const [code, facts, asked] of refused) {
    it(`is refused as ${code} for ${Object.keys({ ...facts, ...asked }).join()}`, () => {
      expect(codeOf(facts, asked)).to.equal(code);
    });
  }

  it("is allowed right at each bound", () => {
    expect(codeOf({}, { usdCents: 100n })).to.equal(undefined);
    expect(codeOf({}, { usdCents: most })).to.equal(undefined);
    expect(codeOf({ halts: [{ kind: "trading", asset: "ETH" }] })).to.equal(undefined);
    const inventory = inventoryOf(() => ({ held: 600_000_000n, funded: 600_000_000n }));
    expect(codeOf({ inventory })).to.equal(undefined);
  });

  it("takes the proof of a release: for small sums a session that began with a factor", () => {
    const session = { kind: "session", provenAt: now - day } as const;
    expect(codeOf({}, {}, "none")).to.equal("proof_needed");
    expect(codeOf({}, {}, session)).to.equal("proof_needed");
    expect(codeOf({}, { usdCents: 99_99n }, session)).to.equal(undefined);
    const sendout = { setting: factorSetting.enabled, type: "ga" } as const;
    const account = { ...freeAccount, twoFactor: { ...noTwoFactor, sendout } };
    expect(codeOf({ account })).to.equal("proof_needed");
    expect(codeOf({ account }, {}, { kind: "factor", provenAt: now })).to.equal(undefined);
    expect(conversionNeeds(quote, plain, rules).sessionAge).to.equal(undefined);
  });
});

describe("the inventory", () => {
  const prices = { from: btc, to: usdt };

  it("stops where a coin is too far from what it was funded with, and takes what brings it back", () => {
    const limit = 1_000_00n;
    const at = (bitcoin: bigint, tether: bigint) =>
      inventoryOf((asset) => {
        const funded = 10n ** 12n;
        return { funded, held: funded + (asset === "BTC" ? bitcoin : tether) };
      });
    expect(carries(at(0n, 0n), quote, prices, limit)).to.equal(true);
    expect(carries(at(1_000_000n, 0n), quote, prices, limit)).to.equal(false);
    expect(carries(at(0n, -500_000_000n), quote, prices, limit)).to.equal(false);
    expect(carries(at(-9_000_000n, 9_000_000_000n), quote, prices, limit)).to.equal(true);
  });

  it("is never moved past its limit, nor below zero, whatever is asked in a row", () => {
    const steps = fc.array(
      fc.record({ units: fc.bigInt({ min: 1n, max: 5_000_000n }), isBack: fc.boolean() }),
      { maxLength: 40 },
    );
    const limit = 5_000_00n;
    fc.assert(
      fc.property(steps, (all) => {
        const held = { BTC: 20_000_000n, USDT: 9_000_000_000n, ETH: 0n };
        const funded = { ...held };
        const inventory = () =>
          inventoryOf((asset) => ({ held: held[asset], funded: funded[asset] }));
        for (const { units, isBack } of all) {
          const value = units * 600n;
          const one = {
            from: money("BTC", units),
            to: money("USDT", value),
            spread: money("USDT", 0n),
          };
          const other = { from: one.to, to: money("BTC", units), spread: money("BTC", 0n) };
          const asked = isBack ? other : one;
          const paired = isBack ? { from: usdt, to: btc } : prices;
          if (!carries(inventory(), asked, paired, limit)) continue;
          held[asked.from.asset] += asked.from.units;
          held[asked.to.asset] -= asked.to.units;
          for (const price of [btc, usdt]) {
            const position = positionOf(inventory()[price.asset]);
            expect(exposureOf(position, price) <= limit).to.equal(true);
            expect(held[price.asset] >= 0n).to.equal(true);
          }
        }
      }),
    );
  });

  it("books both coins and the spread in one entry", () => {
    const moves = Object.fromEntries(
      conversionEntry(quote).postings.map(({ account, amount }) => [
        accountId(account),
        amount.units,
      ]),
    );
    expect(moves).to.deep.equal({
      "available:BTC:ana": -1_000_000n,
      "inventory:BTC": 1_000_000n,
      "inventory:USDT": -600_000_000n,
      "available:USDT:ana": 597_000_000n,
      "fees:USDT": 3_000_000n,
    });
  });
});
