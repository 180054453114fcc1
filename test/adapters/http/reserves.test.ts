import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import { nativeHash } from "../../../src/adapters/liability/native-hash.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresLiabilityStore } from "../../../src/adapters/persistence/liability/postgres-liability-store.ts";
import { PostgresReserveStore } from "../../../src/adapters/persistence/liability/postgres-reserve-store.ts";
import { checkReserves } from "../../../src/adapters/web-ui/liability/check-reserves.ts";
import { PublishLiabilities } from "../../../src/application/liability/publish-liabilities.ts";
import { SignReserves } from "../../../src/application/liability/sign-reserves.ts";
import type { ReserveSource } from "../../../src/application/ports/reserves.ts";
import { demoKeys, demoReserves } from "../../../src/composition/connected-reserves.ts";
import { findProject } from "../../../src/composition/project.ts";
import { publicationOf } from "../../../src/domain/liability/publication.ts";
import { reserveSigner } from "../../../src/adapters/chain/reserve-signer.ts";
import { signer, sourceOf } from "../../support/signed-reserves.ts";
import { TradingPair } from "../../support/trading-pair.ts";

interface Address {
  address: string;
  units: string;
  signature: string;
}

interface File {
  day: string;
  network: string;
  publication: {
    day: string;
    hash: string;
    previous: string;
    coins: { asset: "BTC" | "ETH" | "USDT"; root: string; total: string }[];
  };
  coins: { asset: string; held: string; block: { height: string }; addresses: Address[] }[];
}

describe("what the platform holds, over HTTP", () => {
  let pair: TradingPair;
  let pool: DataSource;
  let sign: (sources: readonly ReserveSource[]) => Promise<readonly unknown[]>;
  let publications: PostgresLiabilityStore;
  before(async () => {
    pair = await TradingPair.open();
    pool = await createDataSource(pair.app.database).initialize();
    publications = new PostgresLiabilityStore(pool);
    const reserves = new PostgresReserveStore(pool);
    sign = (sources) => new SignReserves({ publications, reserves, sources, signer }).execute();
  });
  after(async () => {
    await pool.destroy();
    await pair.close();
  });

  const file = async () => structuredClone((await pair.buyer.must("listReserves")).data as File);
  const faultOf = async (change: (file: File) => void) => {
    const changed = await file();
    change(changed);
    const checked = await checkReserves(changed);
    return "fault" in checked ? checked.fault : undefined;
  };

  it("is signed once for each coin of the newest publication, and shown beside what is owed", async () => {
    expect(await sign([sourceOf("BTC")])).to.deep.equal([]);
    expect((await pair.buyer.must("viewReserves")).data).to.equal(null);
    expect(await pair.buyer.call("listReserves")).to.include({ status: 404 });
    const seed = (text: string) => Uint8Array.from({ length: 32 }, (_, at) => text.charCodeAt(at));
    await new PublishLiabilities(publications, seed, nativeHash()).execute();
    const silent = {
      ...sourceOf("ETH"),
      read: async () => Promise.reject(new Error("The node does not answer")),
    };
    const errors = await sign([silent, sourceOf("BTC"), sourceOf("USDT")]);
    expect(errors.map(String)).to.deep.equal(["Error: The node does not answer"]);
    // What is signed stays; what was not is signed once its node answers.
    expect(await sign([sourceOf("BTC", [1n]), sourceOf("ETH")])).to.deep.equal([]);
    const { publication } = await file();
    const shown = (await pair.buyer.must("viewReserves")).data as { coins: object[] };
    expect(shown.coins).to.deep.equal(
      (["BTC", "ETH", "USDT"] as const).map((asset) => ({
        asset,
        owed: publication.coins.find((each) => each.asset === asset)?.total,
        held: "705",
        addresses: 2,
        height: 12,
      })),
    );
  });

  it("is a file whose signatures hold, also asked for by its day", async () => {
    const whole = await file();
    expect(await checkReserves(whole)).to.not.have.property("fault");
    const ofDay = await pair.buyer.must("listReserves", { query: { day: whole.day } });
    expect(ofDay.data).to.deep.equal(whole);
    const other = await pair.buyer.call("listReserves", { query: { day: "2020-01-01" } });
    expect(other).to.include({ status: 404 });
  });

  it("is not believed with a forged amount, for another day, or with an address twice", async () => {
    expect(await faultOf(() => undefined)).to.equal(undefined);
    for (const coin of [0, 1, 2]) {
      const forged = await faultOf(({ coins }) => {
        coins[coin]!.addresses[0]!.units = "7000";
        coins[coin]!.held = "7005";
      });
      expect(forged, String(coin)).to.equal("signature");
    }
    const sum = await faultOf(({ coins }) => void (coins[0]!.held = "706"));
    expect(sum).to.equal("sum");
    const twice = await faultOf(({ coins: [coin] }) => {
      coin!.addresses.push({ ...coin!.addresses[0]!, address: coin!.addresses[0]!.address });
      coin!.held = "1405";
    });
    expect(twice).to.equal("twice");
    const spelling = await faultOf(({ coins: [, coin] }) => {
      const [first] = coin!.addresses;
      coin!.addresses.push({ ...first!, address: first!.address.toLowerCase() });
      coin!.held = "1405";
    });
    expect(spelling).to.equal("twice");
    const coins = await faultOf((all) => all.coins.push(all.coins[0]!));
    expect(coins).to.equal("twice");
    // A publication of another day, in itself right: the signatures are not over it.
    const otherDay = await faultOf((all) => {
      const parts = {
        ...all.publication,
        day: "2026-01-01",
        coins: all.publication.coins.map((each) => ({ ...each, total: BigInt(each.total) })),
      };
      all.day = parts.day;
      all.publication = { ...all.publication, day: parts.day, hash: publicationOf(parts).hash };
    });
    expect(otherDay).to.equal("signature");
    const root = await faultOf(({ publication }) => {
      publication.coins[0]!.root = "00".repeat(32);
    });
    expect(root).to.equal("hash");
    const block = await faultOf((all) => void (all.coins[0]!.block.height = "13"));
    expect(block).to.equal("signature");
    const network = await faultOf((all) => void (all.network = "main"));
    expect(network).to.equal("signature");
    const swapped = await faultOf(({ coins: [coin] }) => {
      const [first, second] = coin!.addresses;
      [first!.signature, second!.signature] = [second!.signature, first!.signature];
    });
    expect(swapped).to.equal("signature");
    expect(await faultOf((all) => void (all.day = "2026-01-01"))).to.equal("form");
  });

  it("is checked by a command that asks no server", async () => {
    const folder = mkdtempSync(join(tmpdir(), "peerhold-reserves-"));
    const run = (content: unknown) => {
      const path = join(folder, "reserves.json");
      writeFileSync(path, JSON.stringify(content));
      const script = join(findProject().folder, "scripts", "run.mjs");
      try {
        const args = [script, "verify-liabilities", path];
        return { said: execFileSync(process.execPath, args, { encoding: "utf8" }), code: 0 };
      } catch (error) {
        const { stdout, status } = error as { stdout: string; status: number };
        return { said: stdout, code: status };
      }
    };
    const whole = await file();
    const right = run(whole);
    expect(right.said).to.include("705 of").and.include("at 2 addresses in block 12");
    expect(right.said).to.include("a test network (regtest), worth nothing");
    expect(right.code).to.equal(0);
    whole.coins[0]!.addresses[0]!.units = "7000";
    const forged = run(whole);
    expect(forged.said).to.include("a signature is not by its address");
    expect(forged.code).to.equal(1);
    rmSync(folder, { recursive: true, force: true });
  });

  it("stays as it was signed", async () => {
    const refused = await pair.app.database.query("UPDATE coin_reserve SET addresses = '[]'").then(
      () => undefined,
      (error: unknown) => (error as { code?: unknown }).code,
    );
    expect(refused).to.equal("23001");
  });

  it("is what a demo's chains hold, signed by the key of its hot wallet", async () => {
    const keys = demoKeys(new Uint8Array(32).fill(7));
    const demoSigner = reserveSigner({ bitcoin: keys, ethereum: keys });
    const root = "00".repeat(32);
    const coins = [];
    for (const source of demoReserves(pool)) {
      const { asset, network } = source;
      const { block, holdings } = await source.read();
      const statement = { day: "2026-11-27", publication: root, asset, root, network, block };
      expect(holdings).to.have.length(1);
      const [holding] = holdings;
      const signed = demoSigner.sign({ ...statement, units: 1n }, holding!.key);
      coins.push({ asset, network, form: signed.address.slice(0, 5).replace(/^0x.*/, "0x") });
    }
    expect(coins).to.deep.equal([
      { asset: "BTC", network: "regtest", form: "bcrt1" },
      { asset: "ETH", network: "regtest", form: "0x" },
      { asset: "USDT", network: "regtest", form: "0x" },
    ]);
  });
});
