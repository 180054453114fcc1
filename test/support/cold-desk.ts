import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { ReceivingAddressView } from "../../src/adapters/http/contract/wallet/deposits.ts";
import type { ChainSettings } from "../../src/composition/chain-settings.ts";
import { readConfig } from "../../src/composition/config.ts";
import { CoreServer } from "./core-server.ts";
import { EthereumServer, tether } from "./ethereum-server.ts";
import { firstOfStaff, secondOfStaff } from "./first-staff.ts";
import { keyFiles, publicKeys } from "./signer-account.ts";
import type { StaffVisitor } from "./staff-visitor.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import { Visitor } from "./visitor.ts";

/** The key of cold storage on both chains. */
export const coldSecret = Uint8Array.of(...new Uint8Array(31), 1);

/** Where cold storage is paid. */
export const coldAddresses = {
  bitcoin: "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080",
  ethereum: "0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf",
} as const;

/**
 * An installation with nodes and cold storage, two admins, and a person to whom 0.01 BTC was credited;
 * the hot account of Ethereum was sent 5 ETH.
 */
export class ColdDesk {
  readonly core: CoreServer;
  readonly ethereum: EthereumServer;
  readonly app: TestApp;
  readonly person: Visitor;
  readonly ada: StaffVisitor;
  readonly ben: StaffVisitor;
  /** What it is connected to. */
  readonly chains: ChainSettings;
  readonly #folder: string;

  private constructor(
    parts: Pick<ColdDesk, "core" | "ethereum" | "app" | "person" | "ada" | "ben" | "chains">,
    folder: string,
  ) {
    ({ core: this.core, ethereum: this.ethereum, app: this.app } = parts);
    ({ person: this.person, ada: this.ada, ben: this.ben, chains: this.chains } = parts);
    this.#folder = folder;
  }

  /** `hotEther`: the address of the hot account of Ethereum. */
  static async open(hotEther: string): Promise<ColdDesk> {
    const folder = await mkdtemp(join(tmpdir(), "keys-"));
    const [core, ethereum] = [await CoreServer.open(), await EthereumServer.open()];
    const settings = {
      DEMO: "0",
      CHAIN_NETWORK: "regtest",
      BITCOIN_CORE_URL: core.server.url,
      BITCOIN_ACCOUNT_KEY: publicKeys.bitcoin,
      BITCOIN_COLD_ADDRESS: coldAddresses.bitcoin,
      ETHEREUM_URL: ethereum.server.url,
      ETHEREUM_ACCOUNT_KEY: publicKeys.ethereum,
      ETHEREUM_COLD_ADDRESS: coldAddresses.ethereum,
      TETHER_CONTRACT: tether,
      CHAIN_SENDS: "bitcoin, ethereum",
      ...keyFiles(folder),
    };
    const app = await startTestApp(settings, [], { rates: { kind: "demo" } });
    const ada = await firstOfStaff(app);
    const ben = await secondOfStaff(app, ada);
    const person = await Visitor.of(app.url);
    await person.register("Nora");
    const { chains } = readConfig(settings, "/project");
    const desk = new ColdDesk({ core, ethereum, app, person, ada, ben, chains }, folder);
    await desk.#credit(hotEther);
    return desk;
  }

  async #credit(hotEther: string): Promise<void> {
    const { core, ethereum, person } = this;
    const given = await person.must("requestAddress", { body: { crypto_currency_code: "BTC" } });
    const { address } = given.data as ReceivingAddressView;
    await this.until(async () => {
      return (await this.rows("SELECT DISTINCT chain FROM scanned_block")).length === 2;
    });
    core.send([{ address, units: 1_000_000n }]);
    this.findBlocks();
    ethereum.send({
      hash: `0x${"1".padStart(64, "0")}`,
      to: hotEther.toLowerCase(),
      value: "0x4563918244f40000",
      input: "0x",
    });
    ethereum.findBlock();
    await this.until(async () => {
      return (await this.rows("SELECT FROM deposit WHERE state = 'credited'")).length > 0;
    });
  }

  async close(): Promise<void> {
    await this.app.stop();
    this.core.server.close();
    this.ethereum.server.close();
    await rm(this.#folder, { recursive: true });
  }

  /** As many blocks of Bitcoin as a payment has to be in. */
  findBlocks(): void {
    for (let count = 0; count < 3; count += 1) this.core.findBlock();
  }

  rows(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.app.database.query<Record<string, unknown>>(sql, values);
  }

  /** Fails where it is not so within two minutes. */
  async until(isSo: () => Promise<boolean>): Promise<void> {
    const over = performance.now() + 120_000;
    while (performance.now() < over && !(await isSo())) await pause(200);
    expect(await isSo()).to.equal(true);
  }

  /** Has a float of 0.004 BTC and 1 ETH from now on: what is above it may go to cold storage. */
  async setCeilings(): Promise<void> {
    const { version } = (await this.ada.must("viewPolicy")).data as { version: number };
    const floatCeiling = { BTC: "400000", ETH: "1000000000000000000" };
    const patch = { send: { floatCeiling } };
    await this.ada.must("changePolicy", { body: { patch, version, reason: "A float." } });
  }
}
