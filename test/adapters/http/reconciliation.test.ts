import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import type { AdminHaltsView } from "../../../src/adapters/http/contract/admin/halts.ts";
import type { SendView } from "../../../src/adapters/http/contract/send/send.ts";
import { newId } from "../../../src/adapters/identity/random-id.ts";
import { AuditSeal } from "../../../src/adapters/persistence/audit/audit-seal.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresEmbeddedChain } from "../../../src/adapters/persistence/deposit/postgres-embedded-chain.ts";
import { PostgresHaltStore } from "../../../src/adapters/persistence/halt/postgres-halt-store.ts";
import { postgresLightning } from "../../../src/adapters/persistence/lightning/postgres-embedded-lightning.ts";
import { PostgresReconciliationStore } from "../../../src/adapters/persistence/reconciliation/postgres-reconciliation-store.ts";
import type { KeptCoin } from "../../../src/application/ports/reconciliation-store.ts";
import { HaltByPlatform } from "../../../src/application/reconciliation/halt-by-platform.ts";
import {
  ReconcileCoins,
  type FoundDrift,
} from "../../../src/application/reconciliation/reconcile-coins.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const password = "try the demo";
const address = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";
const pace = { blockMs: 15_000, restAfter: 7 };

/** The coins of a demo, looked at whenever the test says so. */
class Looks {
  readonly told: FoundDrift[] = [];
  readonly #reconcile: ReconcileCoins;

  constructor(pool: DataSource) {
    const seal = new AuditSeal(randomBytes(32));
    const halt = new HaltByPlatform(new PostgresHaltStore(pool, seal), newId);
    const chain = new PostgresEmbeddedChain(pool, "bitcoin", pace);
    const channels = postgresLightning(pool);
    const coins: readonly KeptCoin[] = [
      {
        place: "channels",
        asset: "BTC",
        account: { kind: "lightning", asset: "BTC" },
        halt: { kind: "lightning", asset: "BTC" },
        held: async () => BigInt((await channels((same) => same)).state.local) / 1_000n,
      },
      {
        place: "bitcoin",
        asset: "BTC",
        account: { kind: "hot", asset: "BTC" },
        halt: { kind: "sends", asset: "BTC" },
        held: () => chain.held(undefined),
      },
    ];
    const policy = () => ({ driftTolerance: { BTC: 0n, USDT: 0n, ETH: 0n } });
    this.#reconcile = new ReconcileCoins(
      coins,
      new PostgresReconciliationStore(pool),
      halt,
      policy,
      (drift) => this.told.push(drift),
    );
  }

  async twice(): Promise<void> {
    for (let look = 0; look < 2; look += 1) {
      expect(await this.#reconcile.execute()).to.deep.equal([]);
    }
  }
}

describe("nodes and books", () => {
  let pair: TradingPair;
  let pool: DataSource;
  let looks: Looks;
  before(async () => {
    pair = await TradingPair.open({ COOL_DOWNS: "1" });
    pool = await createDataSource({ url: pair.app.database.url }).initialize();
    looks = new Looks(pool);
    await looks.twice();
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pool.destroy();
    await pair.close();
  });

  const admin = (name: string) => StaffVisitor.ofDemo(pair.app.adminUrl, name);
  const elsewhere = async (): Promise<string> =>
    ((await pair.seller.must("askPlayInvoice")).data as { invoice: string }).invoice;
  const quoted = async (to: string): Promise<string | undefined> => {
    const body = { crypto_currency_code: "BTC", amount: "21000", address: to };
    const { obstacle } = (await pair.seller.must("quoteSend", { body })).data as {
      obstacle: { code: string } | null;
    };
    return obstacle?.code;
  };
  const confirmed = async (id: string): Promise<void> => {
    const over = performance.now() + 60_000;
    for (;;) {
      const all: readonly SendView[] = (await pair.seller.must("listSends")).data;
      if (all.find((each) => each.id === id)?.state === "confirmed") return;
      if (performance.now() > over) throw new Error("The worker did not do it within a minute");
      await pause(100);
    }
  };
  const open = async (): Promise<AdminHaltsView["open"]> =>
    ((await (await admin("ada_admin")).must("viewHalts")).data as AdminHaltsView).open;

  it("agree whatever is paid, on its way or done", async () => {
    const body = { crypto_currency_code: "BTC", amount: "21000", password };
    const paid = { ...body, address: await elsewhere(), fee_amount: "210" };
    const { id } = (await pair.seller.must("sendCoins", { body: paid })).data as SendView;
    await looks.twice();
    await confirmed(id);
    await pair.seller.must("sendCoins", { body: { ...body, amount: "50000", address } });
    await looks.twice();
    // The demo's node took thousandths of a satoshi that the books rounded up.
    expect(looks.told.filter(({ drift }) => drift < 0n || drift > 1n)).to.deep.equal([]);
    expect(await open()).to.deep.equal([]);
  });

  it("stop Lightning where its channels lost something, and nothing else, until two of staff accept it", async () => {
    await postgresLightning(pool)((state) => ({
      ...state,
      local: String(BigInt(state.local) - 5_000_000n),
    }));
    await looks.twice();
    const [halt] = await open();
    expect(halt).to.deep.include({ kind: "lightning", cryptoCurrencyCode: "BTC" });
    expect(halt?.started.username).to.equal("Peerhold");
    expect(halt?.started.reason).to.match(
      /^The channels of Lightning have 0\.0000(5|4999)\d* BTC less than the books say\.$/,
    );
    expect(await quoted(await elsewhere())).to.equal("sends_halted");
    expect(await quoted(address)).not.to.equal("sends_halted");
    const numbers = await (await fetch(`${pair.app.url}/metrics`)).text();
    expect(numbers).to.match(/peerhold_reconciliation_drift\{coin="channels:BTC"\} (5000|4999)/);
    const ada = await admin("ada_admin");
    const view = (await ada.must("viewReconciliation")).data as {
      coins: readonly { place: string; drift: string; isHalted: boolean }[];
    };
    const channels = view.coins.find(({ place }) => place === "channels");
    expect(channels?.isHalted).to.equal(true);
    const end = { parameters: { id: halt?.id ?? "" }, body: { reason: "A channel was closed." } };
    await ada.must("endHalt", end);
    await (await admin("ben_admin")).must("endHalt", end);
    await looks.twice();
    expect(await open()).to.deep.equal([]);
    expect(await quoted(await elsewhere())).to.equal(undefined);
  });

  it("stop sends of a coin whose addresses lost something", async () => {
    await new PostgresEmbeddedChain(pool, "bitcoin", pace).change((chain) => ({
      ...chain,
      held: { ...chain.held, "": String(BigInt(chain.held?.[""] ?? 0) - 700n) },
    }));
    await looks.twice();
    const [halt] = await open();
    expect(halt).to.deep.include({ kind: "sends", cryptoCurrencyCode: "BTC" });
    expect(await quoted(address)).to.equal("sends_halted");
    expect(await quoted(await elsewhere())).to.equal(undefined);
  });
});
