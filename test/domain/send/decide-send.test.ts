import { expect } from "chai";
import fc from "fast-check";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import { factorSetting, noTwoFactor } from "../../../src/domain/account/two-factor.ts";
import { money } from "../../../src/domain/money/money.ts";
import {
  defaultLightningPolicy,
  defaultSendPolicy,
} from "../../../src/domain/policy/default-chain-policy.ts";
import { defaultLevelPolicy } from "../../../src/domain/policy/default-policy.ts";
import {
  decideSend,
  type SendFacts,
  type SendRules,
  type WantedSend,
} from "../../../src/domain/send/decide-send.ts";

const now = 1_800_000_000_000;
const minute = 60_000;
const day = 24 * 60 * minute;
const rules: SendRules = {
  send: defaultSendPolicy,
  lightning: defaultLightningPolicy,
  levels: defaultLevelPolicy,
  proofAge: 300,
};

const toAddress: WantedSend = {
  amount: money("BTC", 100_000n),
  fee: money("BTC", 1_000n),
  target: { kind: "address", chain: "bitcoin", address: "bcrt1q" },
  isRepeatWanted: false,
};
const toPerson: WantedSend = {
  ...toAddress,
  fee: money("BTC", 0n),
  target: { kind: "person", recipientId: "ben" },
};
const toInvoice: WantedSend = {
  ...toAddress,
  fee: money("BTC", 100n),
  target: { kind: "invoice", invoice: "lnbcrt1", hash: "00", payee: "02", expiresAt: now },
};
const plain: SendFacts = {
  now,
  senderId: "ana",
  account: freeAccount,
  level: 2,
  isPlaceClosed: false,
  inDebt: false,
  available: 10_000_000n,
  halts: [],
  sessionStartedAt: now - 3 * day,
  usdCents: 60_00n,
  recentUsdCents: 0n,
  totalUsdCents: 0n,
  lightningUsdCents: 0n,
  isAddressUsed: true,
  lastSameAt: undefined,
};
const typed = { kind: "password", provenAt: now } as const;
const factor = { kind: "factor", provenAt: now } as const;
const changed = (ago: number) => ({
  ...freeAccount,
  securityChange: { at: now - ago, secondsAgo: ago / 1_000 },
});

const decide = (
  facts: Partial<SendFacts> = {},
  wanted: WantedSend = toAddress,
  proof: Parameters<typeof decideSend>[2] = typed,
) => decideSend(wanted, { ...plain, ...facts }, proof, rules);
const codeOf = (...asked: Parameters<typeof decide>) => {
  const decided = decide(...asked);
  return decided.ok ? undefined : decided.refusal.code;
};

describe("a send", () => {
  it("goes nowhere but to a saved address, once its owner wants that", () => {
    const book = { isOnlySaved: true, savedAt: undefined };
    for (const wanted of [toAddress, toPerson, toInvoice]) {
      expect(codeOf({ book }, wanted)).to.equal("only_saved_addresses");
    }
    expect(codeOf({ book: { ...book, savedAt: now } })).to.equal("saved_address_too_new");
    expect(codeOf({ book: { ...book, savedAt: now - day } })).to.equal(undefined);
  });

  it("is bound to saved addresses after a ban, too, until staff saw who asks", () => {
    const account = { ...freeAccount, states: ["banned"] as const };
    const available = 101_000n;
    const book = { isOnlySaved: true, savedAt: undefined };
    const asked = (isAllowedByStaff: boolean) =>
      codeOf({ account, available, book, sinceBan: { hasWithdrawn: false, isAllowedByStaff } });
    expect(asked(false)).to.equal("only_saved_addresses");
    expect(asked(true)).to.equal(undefined);
  });

  it("goes out at once to an address that was used before", () => {
    expect(decide()).to.deep.equal({
      ok: true,
      value: { state: "checked", heldUntil: undefined, holdReasons: [], needsApproval: false },
    });
  });

  it("takes all of a coin out from a place that is closed", () => {
    expect(decide({ isPlaceClosed: true, available: 101_000n }).ok).to.equal(true);
  });

  it("is over at once between people", () => {
    const decided = decide({ isAddressUsed: false }, toPerson);
    expect(decided.ok && decided.value.state).to.equal("confirmed");
  });

  it("over Lightning is never held, and small sums leave even where one to an address would be", () => {
    for (const facts of [
      { isAddressUsed: false },
      { sessionStartedAt: now, usdCents: 100_00n },
      { account: changed(1_000), usdCents: 100_00n },
    ]) {
      const proof = "account" in facts ? factor : typed;
      const decided = decide(facts, toInvoice, proof);
      expect(decided).to.deep.equal({
        ok: true,
        value: { state: "checked", heldUntil: undefined, holdReasons: [], needsApproval: false },
      });
    }
  });

  const refused: readonly [code: string, Partial<SendFacts>, WantedSend?][] = [
    ["lightning_too_much", { usdCents: 750_01n }, toInvoice],
    ["reached_month_lightning", { lightningUsdCents: 9_950_00n }, toInvoice],
    ["lightning_cautious", { sessionStartedAt: now, usdCents: 100_01n }, toInvoice],
    ["lightning_cautious", { sessionStartedAt: now, recentUsdCents: 50_00n }, toInvoice],
    ["lightning_cautious", { account: changed(1_000), usdCents: 100_01n }, toInvoice],
    ["send_needs_approval", { level: 3, recentUsdCents: 9_950_00n }, toInvoice],
    ["send_locked", { account: { ...freeAccount, states: ["frozen"] } }],
    ["send_locked", { account: { ...freeAccount, secondsSinceRecovery: 3_600 } }],
    ["id_required", { level: 0 }],
    ["blocked_in_location", { isPlaceClosed: true }],
    ["blocked_in_location", { isPlaceClosed: true, available: 100_000n }, { ...toPerson }],
    ["send_debt", { inDebt: true }],
    ["sends_halted", { halts: [{ kind: "withdrawals", asset: "BTC" }] }],
    ["sends_halted", { halts: [{ kind: "withdrawals", asset: undefined }] }],
    ["sends_halted", { halts: [{ kind: "trading", asset: undefined, isMaintenance: true }] }],
    ["sends_halted", { halts: [{ kind: "sends", asset: "BTC" }] }],
    ["sends_halted", { halts: [{ kind: "lightning", asset: undefined }] }, toInvoice],
    ["send_to_yourself", { senderId: "ben" }, toPerson],
    ["send_held", { account: changed(day - 1) }, toPerson],
    ["send_too_small", {}, { ...toAddress, amount: money("BTC", 19_999n) }],
    ["send_too_small", {}, { ...toPerson, amount: money("BTC", 0n) }],
    ["send_fee_too_high", {}, { ...toAddress, fee: money("BTC", 25_001n) }],
    ["balance_too_low", { available: 100_999n }],
    ["max_per_send_limit", { usdCents: 10_000_01n }],
    ["reached_daily_send_limit", { recentUsdCents: 49_999_00n, usdCents: 1_01n }],
    ["reached_send_limit", { level: 1, totalUsdCents: 9_999_00n, usdCents: 1_01n }],
    ["send_repeated", { lastSameAt: now - 10 * minute + 1 }],
  ];
  for (const [code, facts, wanted] of refused) {
    it(`is refused as ${code} for ${Object.keys(facts).join() || "its size"}`, () => {
      expect(codeOf(facts, wanted)).to.equal(code);
    });
  }

  it("is allowed right at each bound", () => {
    expect(codeOf({}, { ...toAddress, amount: money("BTC", 20_000n) })).to.equal(undefined);
    expect(codeOf({}, { ...toAddress, fee: money("BTC", 25_000n) })).to.equal(undefined);
    expect(codeOf({ available: 101_000n })).to.equal(undefined);
    expect(codeOf({ usdCents: 10_000_00n })).to.equal(undefined);
    const much = { recentUsdCents: 9_000_00n, usdCents: 1_000_01n };
    expect(codeOf(much, toPerson)).to.equal(undefined);
    expect(codeOf({ lastSameAt: now - 10 * minute })).to.equal(undefined);
    expect(codeOf({ account: changed(day) }, toPerson)).to.equal(undefined);
    expect(codeOf({ halts: [{ kind: "withdrawals", asset: "ETH" }] })).to.equal(undefined);
    expect(codeOf({ halts: [{ kind: "trading", asset: "BTC" }] })).to.equal(undefined);
    expect(codeOf({ halts: [{ kind: "lightning", asset: "BTC" }] })).to.equal(undefined);
    expect(codeOf({ halts: [{ kind: "sends", asset: "BTC" }] }, toPerson)).to.equal(undefined);
    expect(codeOf({ halts: [{ kind: "deposits", asset: "BTC" }] })).to.equal(undefined);
  });

  it("to an address waits for two of staff above so much a day, and between people never does", () => {
    const much = { recentUsdCents: 9_000_00n, usdCents: 1_000_01n };
    const decided = decide(much);
    expect(decided.ok && decided.value).to.include({ state: "waiting", needsApproval: true });
    const held = decide({ ...much, isAddressUsed: false });
    expect(held.ok && held.value.heldUntil).to.equal(now + 15 * minute);
    const between = decide(much, toPerson);
    expect(between.ok && between.value).to.include({ state: "confirmed", needsApproval: false });
    const little = decide({ recentUsdCents: 9_000_00n, usdCents: 1_000_00n });
    expect(little.ok && little.value).to.include({ state: "checked", needsApproval: false });
  });

  it("is sent again where that is wanted", () => {
    const again = { ...toAddress, isRepeatWanted: true };
    expect(codeOf({ lastSameAt: now - 1 }, again)).to.equal(undefined);
  });

  it("takes a proof that is fresh, and the factor where one is set or something changed", () => {
    const sendout = { setting: factorSetting.enabled, type: "ga" } as const;
    const withFactor = { ...freeAccount, twoFactor: { ...noTwoFactor, sendout } };
    expect(codeOf({}, toAddress, { kind: "session", provenAt: now })).to.equal("proof_needed");
    expect(codeOf({}, toAddress, { kind: "password", provenAt: now - 300_001 })).to.equal(
      "proof_needed",
    );
    expect(codeOf({ account: withFactor })).to.equal("proof_needed");
    expect(codeOf({ account: withFactor }, toAddress, factor)).to.equal(undefined);
    expect(codeOf({ account: changed(1) })).to.equal("proof_needed");
  });

  const held: readonly [Partial<SendFacts>, readonly string[], number][] = [
    [{ isAddressUsed: false }, ["new_address"], 15 * minute],
    [
      { isAddressUsed: false, sessionStartedAt: now - day + 1 },
      ["new_address", "young_session"],
      day,
    ],
    [{ sessionStartedAt: now }, [], 0],
    [
      { isAddressUsed: false, account: { ...freeAccount, secondsSinceRecovery: 7 * 86_400 - 1 } },
      ["new_address", "recovered"],
      day,
    ],
    [{ account: changed(day - 1) }, ["security_change"], day],
  ];
  for (const [facts, reasons, ms] of held) {
    it(`is held for ${ms} ms because of ${reasons.join(" and ") || "nothing"}`, () => {
      const decided = decide(facts, toAddress, factor);
      expect(decided.ok && decided.value).to.deep.equal({
        state: ms > 0 ? "requested" : "checked",
        heldUntil: ms > 0 ? now + ms : undefined,
        holdReasons: reasons,
        needsApproval: false,
      });
    });
  }

  it("lets a banned person take out all of a coin once, after an ID, whatever their level's limits", () => {
    const account = { ...freeAccount, states: ["banned"] as const };
    const all: WantedSend = { ...toAddress, amount: money("BTC", 9_999_000n) };
    const since = { hasWithdrawn: false, isAllowedByStaff: false };
    const lastOf = (facts: Partial<SendFacts>, wanted = all) =>
      codeOf({ account, sinceBan: since, ...facts }, wanted);
    expect(lastOf({})).to.equal(undefined);
    expect(lastOf({ usdCents: defaultSendPolicy.approvalFromUsdCents })).to.equal(undefined);
    expect(lastOf({ level: 1.5 })).to.equal("id_required");
    expect(lastOf({}, toAddress)).to.equal("last_withdrawal_all");
    expect(lastOf({}, { ...toPerson, amount: money("BTC", 10_000_000n) })).to.equal(
      "last_withdrawal_all",
    );
    expect(lastOf({ sinceBan: { ...since, hasWithdrawn: true } })).to.equal("last_withdrawal_used");
    expect(lastOf({ level: 0, sinceBan: { ...since, isAllowedByStaff: true } })).to.equal(
      undefined,
    );
    expect(lastOf({ account: { ...account, states: ["banned", "frozen"] } })).to.equal(
      "send_locked",
    );
    expect(lastOf({ inDebt: true })).to.equal("send_debt");
  });

  it("never takes more than there is, whatever is asked", () => {
    const units = fc.bigInt({ min: 0n, max: 200_000n });
    fc.assert(
      fc.property(units, units, units, (amount, fee, available) => {
        const wanted = { ...toAddress, amount: money("BTC", amount), fee: money("BTC", fee) };
        const decided = decide({ available }, wanted);
        return !decided.ok || amount + fee <= available;
      }),
    );
  });
});
