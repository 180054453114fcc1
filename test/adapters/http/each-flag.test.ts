import { readFileSync } from "node:fs";
import { expect } from "chai";
import type { PolicyView } from "../../../src/adapters/http/contract/admin/policy.ts";
import type { PartnerView } from "../../../src/adapters/http/contract/partner/partner.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { flagNames, flagPaths, type FlagName } from "../../../src/domain/policy/flags.ts";
import { addStaff, decided } from "../../support/case-desk.ts";
import { faultsOf, offerBody } from "../../support/offer-owners.ts";
import { openCaseDesk } from "../../support/open-case-desk.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

/** What is seen of a flag over HTTP. */
type Probe = (pair: TradingPair) => Promise<unknown>;

const sold = { crypto_currency_code: "BTC", fiat_currency_code: "EUR", amount: "10000" };
const isOff = (call: string, body?: object): Probe => {
  return async ({ seller }) => {
    const told = await seller.call(call as never, { ...(body && { body }) });
    return told.code === "feature_off";
  };
};

/** What each flag's probe sees while the flag is on, and while it is off; or which other file shows it. */
const seen: {
  readonly [Name in FlagName]: readonly [probe: Probe, on: unknown, off: unknown] | string;
} = {
  kycLevelCheck: [
    async ({ buyer }) => {
      const { data } = await buyer.must("kycCheck", { query: { fiatCurrencyCode: "USD" } });
      return (data as { isUnlimited: boolean }).isUnlimited;
    },
    false,
    true,
  ],
  rtl: [
    async ({ app }) => (await fetch(`${app.url}/ar-XB/about`, { redirect: "manual" })).status,
    200,
    302,
  ],
  offerCap: [
    async ({ seller }) => {
      const { data } = await seller.must("listMyOffers", { query: { type: "sell" } });
      const [offer] = data as { idHashed: string }[];
      const body = { offer_cap: { active: true, amount: "100000" } };
      return (await seller.call("setOfferCap", { parameters: { id: offer!.idHashed }, body })).code;
    },
    undefined,
    "feature_off",
  ],
  offRamp: [isOff("quoteOffRamp", { ...sold, account_id: "none" }), false, true],
  onRamp: [isOff("quoteOnRamp", { ...sold, way: "card" }), false, true],
  lightning: [isOff("createInvoice", { amount: "3000", description: "Two books" }), false, true],
  virtualCard: [isOff("orderVirtualCard", { label: "Mine", currency: "USD" }), false, true],
  mobileTopUp: [
    isOff("quoteTopUp", {
      crypto_currency_code: "BTC",
      phone: "+2348030000001",
      operator_id: "play-ng-1",
      amount: "50000",
    }),
    false,
    true,
  ],
  feeDiscount: "record.test.ts",
  disputeAppeal: [
    async (pair) => {
      const parameters = { id: (await pair.start()).id };
      await pair.buyer.must("markTradePaid", { parameters });
      await pair.app.database.query(
        "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
        [parameters.id],
      );
      await pair.buyer.must("openDispute", { parameters, body: { dispute_reason_id: 3 } });
      const open = await openCaseDesk(pair.app.database);
      const name = `desk${parameters.id.slice(0, 4).toLowerCase()}`;
      const nia = await addStaff(pair.app.database, name, "moderator");
      await open.desk.takeCase.execute(nia, parameters.id);
      await open.desk.decideCase.execute(nia, parameters.id, decided("seller"));
      await open.close();
      const { appeal, escrowState }: TradeView = (
        await pair.buyer.must("viewTrade", { parameters })
      ).data;
      return [appeal, escrowState];
    },
    ["available", "held"],
    ["not_available", "returned"],
  ],
  corporateAccount: [isOff("convertToCorporate"), false, true],
  multiTierPartners: [
    async ({ seller }) => {
      const { tiers }: PartnerView = (await seller.must("viewPartner")).data;
      return tiers.map(({ tier }) => tier);
    },
    [1, 2],
    [1],
  ],
  newbieOffers: [
    async ({ buyer }) => {
      const query = { type: "buy", newbieOffers: "1", limit: "1" };
      return ((await buyer.must("listOffers", { query })).data as unknown[]).length;
    },
    0,
    1,
  ],
  basicVerification: [
    isOff("submitBasicVerification", {
      first_name: "Ana",
      last_name: "L",
      birth_date: "1990-01-01",
      country: "X",
    }),
    false,
    true,
  ],
  giftCardSelling: [
    async ({ app }) => {
      const headers = { accept: "text/html" };
      return (await fetch(`${app.url}/sell-giftcard/amazon-gift-card`, { headers })).status;
    },
    200,
    404,
  ],
  stablecoinsByPrice: "flags.test.ts",
  autoTranslation: "translation.test.ts",
  levelOneAssets: [
    async ({ app, seller }) => {
      await app.database.query("UPDATE trader SET level = 1 WHERE username = 'ana_lima'");
      const body = { ...offerBody, currency: "USD", payment_method: "gold", range_max: "21" };
      const told = await seller.call("createOffer", { body });
      return told.status === 422 ? faultsOf(told) : told.status;
    },
    200,
    ["payment_method level_too_low"],
  ],
};

describe("each flag of the specification", () => {
  let pair: TradingPair;
  let ada: StaffVisitor;
  before(async () => {
    pair = await TradingPair.open();
    ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
  });
  after(() => pair.close());

  const set = async (name: FlagName, value: boolean) => {
    const { version }: PolicyView = (await ada.must("viewPolicy")).data;
    const [part = "", field = ""] = flagPaths[name].split(".");
    const body = { patch: { [part]: { [field]: value } }, version, reason: "Tested." };
    const { status, code } = await ada.call("changePolicy", { body });
    expect(status === 200 || code === "policy_unchanged", code).to.equal(true);
  };

  for (const name of flagNames) {
    const shown = seen[name];
    it(`${name} is seen, on and off`, async () => {
      if (typeof shown === "string") {
        const text = readFileSync(new URL(shown, import.meta.url), "utf8");
        expect(text).to.include(name);
        return;
      }
      const [probe, on, off] = shown;
      await set(name, true);
      expect(await probe(pair), "on").to.deep.equal(on);
      await set(name, false);
      expect(await probe(pair), "off").to.deep.equal(off);
    });
  }
});
