import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { playSenders } from "../../../src/adapters/chain/demo-accounts.ts";
import type { AdminBodyOf } from "../../../src/adapters/http/client/admin-client.ts";
import type { HeldDepositsView } from "../../../src/adapters/http/contract/admin/held-deposits.ts";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import type { DepositView } from "../../../src/adapters/http/contract/wallet/deposits.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const reason = "They explained where it comes from.";
type Held = HeldDepositsView["deposits"][number];

describe("deposits from blocked addresses", function () {
  this.timeout(120_000);
  let pair: TradingPair;
  let vera: StaffVisitor;
  before(async () => {
    pair = await TradingPair.open({ COOL_DOWNS: "1" });
    const ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    const { version } = (await ada.must("viewPolicy")).data as { version: number };
    const patch = { deposit: { finalityBlocks: 3 } };
    await ada.must("changePolicy", { body: { patch, version, reason } });
    vera = await StaffVisitor.ofDemo(pair.app.adminUrl, "vera_super");
    const listed = { address: playSenders.ethereum, category: "theft", name: "A robbery" };
    await vera.must("blockAddress", { body: { ...listed, reason } });
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });

  const until = async <Found>(find: () => Promise<Found | undefined>): Promise<Found> => {
    for (const over = performance.now() + 60_000; performance.now() < over; await pause(200)) {
      const found = await find();
      if (found !== undefined) return found;
    }
    throw new Error("The worker did not do it within a minute");
  };
  const balance = async (): Promise<bigint> => {
    const all: readonly BalanceView[] = (await pair.seller.must("getBalances")).data;
    return BigInt(all.find(({ cryptoCurrencyCode: code }) => code === "ETH")!.balance);
  };
  const stateOf = async (id: string) => {
    const all: readonly DepositView[] = (await pair.seller.must("listDeposits")).data;
    return all.find((each) => each.id === id)?.state;
  };
  const held = async (by = vera): Promise<readonly Held[]> =>
    ((await by.must("viewHeldDeposits")).data as HeldDepositsView).deposits;
  const waiting = async () => {
    const queues: AdminBodyOf<"listQueues"> = (await vera.must("listQueues")).data;
    return queues.find(({ name }) => name === "sends")?.waiting;
  };
  const gauge = async () => {
    const numbers = await (await fetch(`${pair.app.url}/metrics`)).text();
    const all = numbers.matchAll(/^peerhold_deposits_waiting\{state="(\w+)"\} (\d+)$/gm);
    return Object.fromEntries([...all].map(([, state, count]) => [state, Number(count)]));
  };
  const rule = ({ id, traderId }: Held, ruling: "release" | "keep", words = reason) =>
    vera.call("reviewDeposit", {
      parameters: { id: traderId },
      body: { deposit: id, ruling, reason: words },
    });
  const events = async () => {
    await caughtUp(pair.app.database, "notices");
    const notices: readonly NoticeView[] = (await pair.seller.must("listNotices")).data;
    return notices.map(({ event }) => event).filter((event) => event.startsWith("deposit_"));
  };

  it("are held for staff, who are shown why, and are in nobody's balance", async () => {
    const before = await balance();
    await pair.seller.must("sendPlayCoins", { body: { crypto_currency_code: "ETH" } });
    const [found] = await until(async () => {
      const all = await held();
      return all.length > 0 ? all : undefined;
    });
    expect(found).to.include({
      state: "held",
      cryptoCurrencyCode: "ETH",
      blockedSender: playSenders.ethereum,
      canRule: true,
    });
    expect(await stateOf(found!.id)).to.equal("held");
    expect(await balance()).to.equal(before);
    expect(await waiting()).to.equal(1);
    expect(await gauge()).to.deep.equal({ held: 1, unscreened: 0 });
    expect(await events()).to.include("deposit_held");
  });

  it("stay where staff keep them, and are credited once where staff release them", async () => {
    const before = await balance();
    const [found] = await held();
    expect((await rule(found!, "keep", " ")).code).to.equal("reason_needed");
    expect((await rule(found!, "keep")).status).to.equal(200);
    expect((await held())[0]).to.include({ state: "kept" });
    expect(await waiting()).to.equal(0);
    expect(await gauge()).to.deep.equal({ held: 0, unscreened: 0 });
    expect(await events()).to.include("deposit_kept");
    expect((await rule(found!, "keep")).code).to.equal("deposit_not_held");
    expect((await rule(found!, "release")).status).to.equal(200);
    await until(async () => ((await stateOf(found!.id)) === "credited" ? true : undefined));
    expect((await balance()) - before).to.equal(BigInt(found!.amount));
    expect((await rule(found!, "release")).code).to.equal("deposit_not_held");
    expect(await held()).to.deep.equal([]);
    const log = await pair.app.database.query<{ act: string }>(
      "SELECT act FROM audit_log WHERE act LIKE '%-deposit' ORDER BY seq",
    );
    expect(log.map(({ act }) => act)).to.deep.equal(["keep-deposit", "release-deposit"]);
  });

  it("are nothing for those who may not decide about them", async () => {
    const support = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
    expect((await support.call("viewHeldDeposits")).status).to.equal(403);
  });
});
