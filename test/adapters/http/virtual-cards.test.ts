import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type {
  CardPaymentView,
  OwnCardsView,
  VirtualCardView,
} from "../../../src/adapters/http/contract/virtual-card/virtual-card-views.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const password = "try the demo";
const reason = "Payments that nobody made.";

interface StaffTotals {
  readonly onCardsCents: string;
  readonly underWayCents: string;
  readonly providerCents: string;
}

describe("virtual cards over HTTP", () => {
  let pair: TradingPair;
  /** One that stays empty and active between the tests. */
  let id: string;
  before(async () => {
    pair = await TradingPair.open();
    ({ id } = await order());
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });

  const own = async (): Promise<OwnCardsView> => (await pair.seller.must("listVirtualCards")).data;
  const usdt = async (): Promise<bigint> => {
    const all: readonly BalanceView[] = (await pair.seller.must("getBalances")).data;
    return BigInt(all.find(({ cryptoCurrencyCode: code }) => code === "USDT")!.balance);
  };
  const settled = async (card: string): Promise<VirtualCardView> => {
    const over = performance.now() + 60_000;
    for (;;) {
      const found = (await own()).cards.find((each) => each.id === card);
      if (found?.under === null) return found;
      if (performance.now() > over) throw new Error("The worker did not do it within a minute");
      await pause(100);
    }
  };
  const until = async (card: string, state: VirtualCardView["state"]): Promise<void> => {
    const over = performance.now() + 60_000;
    while ((await settled(card)).state !== state) {
      if (performance.now() > over) throw new Error(`The card was not ${state} within a minute`);
      await pause(100);
    }
  };
  const order = async (): Promise<VirtualCardView> => {
    const body = { label: "Shopping", currency: "USD", fee_amount: "2000000" };
    const made: VirtualCardView = (await pair.seller.must("orderVirtualCard", { body })).data;
    return settled(made.id);
  };
  const load = async (card: string, cents: number): Promise<VirtualCardView> => {
    const body = { amount: String(cents * 10_000), password };
    await pair.seller.must("topUpVirtualCard", { parameters: { id: card }, body });
    return settled(card);
  };
  const payments = async (most: number): Promise<readonly CardPaymentView[]> => {
    const over = performance.now() + 60_000;
    for (;;) {
      const found = (await pair.seller.must("listVirtualCardPayments")).data as CardPaymentView[];
      if (found.length >= most) return found;
      if (performance.now() > over) throw new Error("No payment arrived within a minute");
      await pause(100);
    }
  };

  it("are ordered, loaded, paid with, emptied and terminated", async () => {
    const before = await usdt();
    const { isOffered, isTest, hasTestShop, obstacle } = await own();
    expect({ isOffered, isTest, hasTestShop, obstacle }).to.deep.equal({
      isOffered: true,
      isTest: true,
      hasTestShop: true,
      obstacle: null,
    });
    const card = await order();
    expect(card).to.include({ state: "active", label: "Shopping", balanceCents: "0" });
    expect(card.issued).to.include({ brand: "Test card" });
    const { id: mine } = card;
    expect(await load(mine, 50_00)).to.include({ balanceCents: "5000" });
    expect(await usdt()).to.equal(before - 52_500_000n);
    const pay = (cents: string) =>
      pair.seller.must("playCardPayment", {
        parameters: { id: mine },
        body: { kind: "purchase", cents },
      });
    await pay("1999");
    await pay("9900");
    const [declined, bought] = await payments(2);
    expect(declined).to.include({ state: "declined", reason: "balance", cents: "9900" });
    expect(bought).to.include({ state: "approved", merchant: "Test shop", cardId: mine });
    const withdraw = { parameters: { id: mine }, body: { amount: "10000000" } };
    await pair.seller.must("withdrawVirtualCard", withdraw);
    expect(await settled(mine)).to.include({ balanceCents: "2001" });
    const terminate = (body: object) =>
      pair.seller.call("terminateVirtualCard", { parameters: { id: mine }, body });
    expect((await terminate({})).code).to.equal("proof_needed");
    expect((await terminate({ password: "not mine" })).code).to.equal("wrong_credentials");
    expect((await terminate({ password })).status).to.equal(200);
    expect(await settled(mine)).to.include({ state: "closed", balanceCents: "0" });
    // The fees, and what was bought.
    expect(await usdt()).to.equal(before - 2_500_000n - 19_990_000n);
    const history = (await pair.seller.must("getWalletHistory")).data as { kind: string }[];
    expect(history.slice(0, 4).map(({ kind }) => kind)).to.deep.equal([
      "card_withdrawn",
      "card_withdrawn",
      "card_paid",
      "card_paid",
    ]);
    const { data } = await pair.seller.must("listNotices");
    const told = (data as { event: string }[]).map(({ event }) => event);
    expect(told).to.include.members([
      "virtual_card_issued",
      "virtual_card_loaded",
      "virtual_card_paid",
      "virtual_card_declined",
    ]);
  });

  it("show their number after a proof alone, which is kept nowhere, and note each reading", async () => {
    const { issued } = await settled(id);
    const reveal = (body: object) =>
      pair.seller.call("revealVirtualCard", { parameters: { id }, body });
    expect((await reveal({})).code).to.equal("proof_needed");
    expect((await reveal({ password: "not mine" })).code).to.equal("wrong_credentials");
    const stranger = { parameters: { id }, body: { password } };
    expect((await pair.buyer.call("revealVirtualCard", stranger)).code).to.equal("not_found");
    const shown = (await reveal({ password })).data as { number: string; cvv: string };
    expect(shown.number).to.match(/^99999900\d{8}$/);
    expect(shown.number.slice(-4)).to.equal(issued?.lastFour);
    expect(shown.cvv).to.match(/^\d{3}$/);
    const rows = await pair.app.database.query<{ found: string }>(
      `SELECT (SELECT count(*) FROM virtual_card_reading WHERE card_id = $1)::text
          || (SELECT count(*) FROM embedded_chain WHERE strpos(state::text, $2) > 0)::text AS found`,
      [id, shown.number],
    );
    expect(rows).to.deep.equal([{ found: "10" }]);
  });

  it("are frozen and unfrozen by their holder, and pay nothing meanwhile", async () => {
    await pair.seller.must("freezeVirtualCard", { parameters: { id } });
    expect(await settled(id)).to.include({ state: "frozen" });
    const body = { amount: "5000000", password };
    const refused = await pair.seller.call("topUpVirtualCard", { parameters: { id }, body });
    expect(refused).to.include({ status: 409, code: "card_not_active" });
    await pair.seller.must("unfreezeVirtualCard", { parameters: { id } });
    expect(await settled(id)).to.include({ state: "active" });
  });

  it("are not loaded for a fee that nobody saw, nor twice under one key", async () => {
    const call = (fee: string) =>
      pair.seller.call("topUpVirtualCard", {
        parameters: { id },
        body: { amount: "10000000", fee_amount: fee, password },
        key: "top-up-once",
      });
    expect((await call("99999")).code).to.equal("fee_changed");
    const before = await usdt();
    expect((await call("100000")).status).to.equal(200);
    // Sent again after another fee was seen: it is the same command.
    expect((await call("100001")).status).to.equal(200);
    expect(await settled(id)).to.include({ balanceCents: "1000" });
    expect(await usdt()).to.equal(before - 10_100_000n);
  });

  it("are seen by staff, who freeze and terminate them with a reason, and compare what is on them", async () => {
    await load(id, 10_00);
    const vera = await StaffVisitor.ofDemo(pair.app.adminUrl, "vera_super");
    const sam = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
    const totals = (await vera.must("viewCardTotals")).data as unknown as StaffTotals;
    expect(totals.underWayCents).to.equal("0");
    expect(totals.onCardsCents).to.equal(totals.providerCents);
    const filter = JSON.stringify({ username: "Ana_" });
    const found = (await sam.must("listStaffCards", { query: { filter } })).data as {
      id: string;
      holderId: string;
    }[];
    const holderId = found.find((each) => each.id === id)!.holderId;
    const act = { parameters: { id: holderId, card: id }, body: { reason } };
    expect((await sam.call("terminateStaffCard", act)).code).to.equal("forbidden");
    await sam.must("freezeStaffCard", act);
    expect(await settled(id)).to.include({ state: "frozen", isFrozenByStaff: true });
    const unfreeze = await pair.seller.call("unfreezeVirtualCard", { parameters: { id } });
    expect(unfreeze).to.include({ status: 403, code: "card_frozen_by_staff" });
    const before = await usdt();
    await vera.must("terminateStaffCard", act);
    expect(await settled(id)).to.include({ state: "closed" });
    expect(await usdt()).to.equal(before + 20_000_000n);
    const seen = (await vera.must("viewStaffCard", { parameters: { id } })).data as unknown as {
      acts: { kind: string; byStaff: boolean }[];
    };
    expect(seen.acts.map(({ kind, byStaff }) => [kind, byStaff])).to.deep.equal([
      ["terminate", true],
      ["freeze", true],
      ["top_up", false],
      ["top_up", false],
      ["unfreeze", false],
      ["freeze", false],
      ["order", false],
    ]);
    const log = await pair.app.database.query<{ act: string }>(
      "SELECT act FROM audit_log WHERE act LIKE '%-card' ORDER BY seq",
    );
    expect(log.map(({ act: each }) => each)).to.deep.equal(["freeze-card", "terminate-card"]);
  });

  it("are frozen while their holder's account lets no coins out, and only their holder's afterwards", async () => {
    const { id: kept } = await order();
    const vera = await StaffVisitor.ofDemo(pair.app.adminUrl, "vera_super");
    const found = (await vera.must("viewStaffCard", { parameters: { id: kept } }))
      .data as unknown as {
      holderId: string;
    };
    const parameters = { id: found.holderId };
    const body = { state: "on_hold", reason } as const;
    await vera.must("beginAccountState", { parameters, body });
    await until(kept, "frozen");
    const unfreeze = () => pair.seller.call("unfreezeVirtualCard", { parameters: { id: kept } });
    expect(await unfreeze()).to.include({ status: 403, code: "card_locked" });
    const { history } = (await vera.must("viewPerson", { parameters })).data as unknown as {
      history: readonly { readonly id: string }[];
    };
    const stateId = history[0]!.id;
    await vera.must("liftAccountState", {
      parameters: { ...parameters, stateId },
      body: { reason },
    });
    expect((await unfreeze()).status).to.equal(200);
    await until(kept, "active");
  });

  it("are not ordered or loaded where staff switched them off, and can be emptied all the same", async () => {
    const { id: other } = await order();
    await load(other, 10_00);
    const ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    const { version } = (await ada.must("viewPolicy")).data as { version: number };
    const patch = { flags: { virtualCard: false } };
    await ada.must("changePolicy", { body: { patch, version, reason } });
    expect((await own()).isOffered).to.equal(false);
    const body = { label: "Another", currency: "USD" };
    expect(await pair.seller.call("orderVirtualCard", { body })).to.include({
      status: 403,
      code: "feature_off",
    });
    const more = { parameters: { id: other }, body: { amount: "5000000", password } };
    expect((await pair.seller.call("topUpVirtualCard", more)).code).to.equal("feature_off");
    await pair.seller.must("withdrawVirtualCard", {
      parameters: { id: other },
      body: { amount: "10000000" },
    });
    expect(await settled(other)).to.include({ balanceCents: "0" });
  });
});
