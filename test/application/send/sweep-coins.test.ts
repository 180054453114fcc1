import { expect } from "chai";
import { readEvm } from "../../../src/adapters/chain/evm-transaction.ts";
import { money } from "../../../src/domain/money/money.ts";
import { evmAccount, EvmWallet, gwei } from "../../support/evm-wallet.ts";

const ether = 1_000_000_000_000_000_000n;
const tethers = 1_000_000n;
const hot = evmAccount.evmHotAddress();

describe("moves from persons' addresses to the hot account", () => {
  let wallet: EvmWallet;
  beforeEach(async () => {
    wallet = await EvmWallet.open();
  });
  afterEach(() => wallet.close());

  /** Somebody pays to the address with a number, and it is credited. */
  const credit = (number: number, ETH: bigint, USDT: bigint) => {
    wallet.give(evmAccount.evmAddress(number), ETH, USDT);
    wallet.sweeps.credited.set(number, { ETH, USDT });
  };
  const person = (number: number) => wallet.node.of(evmAccount.evmAddress(number));
  const done = () => wallet.sweeps.all().map(({ kind, state }) => `${kind} ${state}`);
  const finish = async (moves: number) => {
    for (let count = 0; count < moves * 70; count += 1) {
      if (count % 8 < 3) expect(await wallet.sweep()).to.deep.equal([]);
      wallet.node.findBlock();
    }
    await wallet.sweep();
  };
  /** What is known of an address is what it has. */
  const expectKnown = (number: number) => {
    const { ETH, USDT } = wallet.sweeps.held(number);
    expect([ETH, USDT]).to.deep.equal([person(number).ether, person(number).tokens]);
  };
  const price = () => wallet.node.baseFee + wallet.node.tip;

  it("take the Ether, and leave what a replacement would take", async () => {
    const before = wallet.node.of(hot).ether;
    credit(3, ether, 0n);
    await finish(1);
    expect(done()).to.deep.equal(["ether confirmed"]);
    expect(wallet.node.of(hot).ether - before).to.equal(ether - 84_000n * gwei);
    expectKnown(3);
    expect(wallet.booked("sweep-fee:m1")).to.deep.equal({
      "network_fees ETH": -21_000n * price(),
      "hot ETH": 21_000n * price(),
    });
  });

  it("take the Tether with gas from the hot account, and with what is left of it the next time", async () => {
    credit(3, 0n, 60n * tethers);
    await finish(2);
    expect(done()).to.deep.equal(["gas confirmed", "token confirmed"]);
    expect(wallet.node.of(hot).tokens).to.equal(160n * tethers);
    expectKnown(3);
    wallet.give(evmAccount.evmAddress(3), 0n, 70n * tethers);
    wallet.sweeps.credited.set(3, { ETH: 0n, USDT: 130n * tethers });
    await finish(1);
    expect(done().slice(2)).to.deep.equal(["token confirmed"]);
    expect(wallet.node.of(hot).tokens).to.equal(230n * tethers);
    expectKnown(3);
  });

  it("of many addresses go at once, those below the floor not at all", async () => {
    for (const number of [0, 1, 2]) credit(number, ether, 0n);
    credit(3, 0n, 49n * tethers);
    credit(4, 19_999_999_999_999_999n, 0n);
    await wallet.sweep();
    expect(done()).to.deep.equal(["ether sent", "ether sent", "ether sent"]);
    await finish(1);
    expect(new Set(done())).to.deep.equal(new Set(["ether confirmed"]));
    expect(person(3).tokens).to.equal(49n * tethers);
  });

  for (const killAt of ["after sign", "before broadcast", "after broadcast"]) {
    it(`go on once where a process died ${killAt}`, async () => {
      credit(3, 0n, 60n * tethers);
      wallet.killAt = killAt;
      await wallet.sweep();
      await wallet.sweep();
      wallet.killAt = undefined;
      await finish(2);
      expect(done()).to.deep.equal(["gas confirmed", "token confirmed"]);
      expect(wallet.node.of(hot)).to.include({ tokens: 160n * tethers, nonce: 1 });
      expect(person(3).nonce).to.equal(1);
      expectKnown(3);
    });
  }

  it("share the nonces of the hot account with sends, without a gap", async () => {
    credit(3, 0n, 60n * tethers);
    await wallet.ask("s1", money("ETH", ether));
    await wallet.ask("s2", money("ETH", ether));
    await Promise.all([wallet.round(), wallet.sweep(), wallet.round(), wallet.sweep()]);
    for (let count = 0; count < 3; count += 1) {
      await wallet.round();
      await wallet.sweep();
    }
    const gas = wallet.sweeps.all().map(({ signed }) => readEvm(signed.raw).nonce);
    const all = [...(await wallet.nonces()), ...gas];
    expect(all.toSorted((one, other) => one - other)).to.deep.equal([0, 1, 2]);
    wallet.node.findBlock();
    expect(wallet.node.of(hot).nonce).to.equal(3);
  });

  it("of gas take their nonce from sends that are signed later", async () => {
    credit(3, 0n, 60n * tethers);
    await wallet.sweep();
    await wallet.ask("s1", money("ETH", ether));
    await wallet.round();
    expect(wallet.sweeps.all().map(({ nonce }) => nonce)).to.deep.equal([0]);
    expect(wallet.sends.all().map(({ number }) => number)).to.deep.equal([1]);
  });

  it("that no block takes are replaced as long as their address can pay it", async () => {
    credit(3, ether, 0n);
    wallet.node.baseFee = 50n * gwei;
    for (let count = 0; count < 8; count += 1) {
      await wallet.sweep();
      wallet.now += 600_000;
    }
    const [move] = wallet.sweeps.all();
    const prices = [...move!.earlier, move!.signed].map(({ raw }) => readEvm(raw));
    expect(prices.map(({ maxFee }) => maxFee)).to.deep.equal([
      2n * gwei,
      2_500_000_000n,
      3_125_000_000n,
      3_906_250_000n,
    ]);
    expect(new Set(prices.map(({ value }) => value)).size).to.equal(1);
    wallet.node.baseFee = gwei;
    await finish(1);
    expect(done()).to.deep.equal(["ether confirmed"]);
    expectKnown(3);
  });

  it("that a contract refuses cost their fee, and are not tried again at once", async () => {
    credit(3, ether / 100n, 60n * tethers);
    wallet.node.refusing.add(hot.toLowerCase());
    await finish(1);
    expect(done()).to.deep.equal(["token failed"]);
    expectKnown(3);
    expect(wallet.booked("sweep-fee:m1")["hot ETH"]).to.equal(100_000n * price());
    await wallet.sweep();
    expect(done()).to.deep.equal(["token failed"]);
  });

  it("wait while sends of the coin are halted, while gas is dear, and while the hot account has none", async () => {
    credit(3, ether, 0n);
    wallet.halt("ETH");
    await wallet.sweep();
    wallet.halt(undefined);
    wallet.maxFee = 100n * gwei;
    await wallet.sweep();
    wallet.maxFee = 2n * gwei;
    await wallet.ask("s1", money("ETH", 9_999_700_000_000_000_000n));
    wallet.node.baseFee = 50n * gwei;
    await wallet.round();
    credit(4, 0n, 60n * tethers);
    wallet.sweeps.credited.delete(3);
    const [error] = await wallet.sweep();
    expect(String(error)).to.include("not enough Ether");
    expect(done()).to.deep.equal([]);
  });

  it("are brought again after a reorganisation lost them, and what a node lies about waits", async () => {
    credit(3, ether, 0n);
    await wallet.sweep();
    await wallet.sweep();
    wallet.node.findBlock();
    const before = wallet.sweeps.all()[0]!.signed;
    wallet.node.reorganise(1, () => true);
    wallet.node.server.lies = {
      eth_getTransactionReceipt: () => null,
    };
    await wallet.sweep();
    expect(done()).to.deep.equal(["ether sent"]);
    wallet.node.server.lies = {};
    await finish(1);
    expect(done()).to.deep.equal(["ether confirmed"]);
    expect(wallet.sweeps.all()[0]!.signed).to.deep.equal(before);
    expectKnown(3);
  });
});
