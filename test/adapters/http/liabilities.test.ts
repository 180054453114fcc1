import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import {
  checkChain,
  checkProof,
} from "../../../src/adapters/web-ui/liability/check-liabilities.ts";
import { peoplesKinds } from "../../../src/adapters/persistence/liability/liability-snapshot.ts";
import { nativeHash } from "../../../src/adapters/liability/native-hash.ts";
import { PostgresLiabilityStore } from "../../../src/adapters/persistence/liability/postgres-liability-store.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PublishLiabilities } from "../../../src/application/liability/publish-liabilities.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import { publicationOf } from "../../../src/domain/liability/publication.ts";
import { keepsBalance, type LedgerAccount } from "../../../src/domain/ledger/account.ts";
import { findProject } from "../../../src/composition/project.ts";
import { TradingPair } from "../../support/trading-pair.ts";

interface Proof {
  readonly owner: string;
  readonly coins: readonly { readonly asset: string; readonly units: string }[];
}

describe("what the platform owes, over HTTP", () => {
  let pair: TradingPair;
  let publish: () => Promise<boolean>;
  let close: () => Promise<void>;
  before(async () => {
    pair = await TradingPair.open({ BONDS: "1" });
    const pool = await createDataSource(pair.app.database).initialize();
    const store = new PostgresLiabilityStore(pool);
    const seed = (text: string) => Uint8Array.from({ length: 32 }, (_, at) => text.charCodeAt(at));
    publish = () => new PublishLiabilities(store, seed, nativeHash()).execute();
    close = () => pool.destroy();
  });
  after(async () => {
    await close();
    await pair.close();
  });

  it("knows of every account whether it is somebody's", () => {
    const kinds: readonly LedgerAccount[] = [
      { kind: "available", asset: "BTC", traderId: "" },
      { kind: "escrow", asset: "BTC", tradeId: "" },
      { kind: "rewards", asset: "BTC", partnerId: "" },
      { kind: "merchant", asset: "BTC", merchantId: "" },
      { kind: "outgoing", asset: "BTC", sendId: "" },
      { kind: "bond", asset: "BTC", holderId: "" },
      { kind: "spot", asset: "BTC", orderId: "" },
      { kind: "card", asset: "USDT", cardId: "" },
      { kind: "card_act", asset: "USDT", actId: "" },
      { kind: "order", asset: "BTC", orderId: "" },
      { kind: "provider", asset: "BTC", provider: "" },
      { kind: "inventory", asset: "BTC" },
      { kind: "fees", asset: "BTC" },
      { kind: "clearing", asset: "BTC" },
      { kind: "network_fees", asset: "BTC" },
      { kind: "hot", asset: "BTC" },
      { kind: "cold", asset: "BTC" },
      { kind: "escrow_fees", asset: "BTC" },
    ];
    // The inventory stores a balance, and is the platform's own.
    const stored = kinds.filter(keepsBalance).map(({ kind }) => kind);
    expect([...peoplesKinds, "inventory"].toSorted()).to.deep.equal(stored.toSorted());
  });

  it("is published once a day, with escrow and bonds, and covered", async () => {
    await pair.start();
    const asset = { crypto_currency_code: "BTC" };
    await pair.seller.must("depositBond", { body: asset });
    const balances: readonly BalanceView[] = (await pair.seller.must("getBalances")).data;
    const bitcoin = balances.find(({ cryptoCurrencyCode }) => cryptoCurrencyCode === "BTC")!;
    expect(await pair.seller.call("proveLiability")).to.include({ status: 404 });
    expect(await publish()).to.equal(true);
    expect(await publish()).to.equal(false);
    const proof: Proof = (await pair.seller.must("proveLiability")).data;
    const checked = await checkProof(proof);
    expect(checked).to.not.have.property("fault");
    const own = proof.coins.find((each) => each.asset === "BTC");
    const all = BigInt(bitcoin.balance) + BigInt(bitcoin.heldAmount) + 500_000n;
    expect(own?.units).to.equal(String(all));
    const [sums] = (await pair.app.database.query(
      `SELECT sum(balance)::text AS total FROM ledger_account
        WHERE asset = 'BTC' AND kind = ANY ($1)`,
      [peoplesKinds],
    )) as { total: string }[];
    const chain = (await pair.buyer.must("listLiabilities")).data as {
      publications: readonly { coins: readonly { asset: string; total: string }[] }[];
    };
    expect(await checkChain(chain)).to.not.have.property("fault");
    const published = chain.publications[0]?.coins.find((each) => each.asset === "BTC");
    expect(published?.total).to.equal(sums?.total);
    const [kept] = (await pair.app.database.query(
      "SELECT coverage FROM liability_publication",
    )) as { coverage: { owed: string; own: string; held: string }[] }[];
    for (const { owed, own: ours, held } of kept?.coverage ?? []) {
      expect(BigInt(owed) + BigInt(ours)).to.equal(BigInt(held));
    }
  });

  it("stays as it was published", async () => {
    const refused = await pair.app.database
      .query("UPDATE liability_publication SET hash = 'x'")
      .then(
        () => undefined,
        (error: unknown) => (error as { code?: unknown }).code,
      );
    expect(refused).to.equal("23001");
  });

  it("is checked by a command that asks no server, also for two roots", async () => {
    const folder = mkdtempSync(join(tmpdir(), "peerhold-liabilities-"));
    const save = (name: string, content: unknown) => {
      const path = join(folder, name);
      writeFileSync(path, JSON.stringify(content));
      return path;
    };
    const run = (...paths: string[]) => {
      const script = join(findProject().folder, "scripts", "run.mjs");
      try {
        const args = [script, "verify-liabilities", ...paths];
        return { said: execFileSync(process.execPath, args, { encoding: "utf8" }), code: 0 };
      } catch (error) {
        const { stdout, status } = error as { stdout: string; status: number };
        return { said: stdout, code: status };
      }
    };
    const mine = (await pair.seller.must("proveLiability")).data as { publication: object };
    const chain = (await pair.seller.must("listLiabilities")).data as {
      publications: readonly {
        day: string;
        previous: string;
        coins: readonly { asset: "BTC"; root: string; total: string }[];
      }[];
    };
    const all = save("chain.json", chain);
    const own = save("mine.json", mine);
    const right = run(own, all);
    expect(right.said).to.include("all of it is in the totals").and.include("1 publications");
    expect(right.code).to.equal(0);
    // Another root of the same day, in itself right.
    const [first] = chain.publications;
    const other = publicationOf({
      day: first!.day,
      previous: first!.previous,
      coins: first!.coins.map((coin) => ({ ...coin, total: BigInt(coin.total) - 1n })),
    });
    const others = {
      format: "peerhold-liability-chain/1",
      publications: [
        { ...other, coins: other.coins.map((coin) => ({ ...coin, total: String(coin.total) })) },
      ],
    };
    const told = run(own, save("other.json", others));
    expect(told).to.deep.include({ code: 1 });
    expect(told.said).to.include("another root");
    rmSync(folder, { recursive: true, force: true });
  });
});
