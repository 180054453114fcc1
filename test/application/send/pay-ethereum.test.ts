import { expect } from "chai";
import { readEvm } from "../../../src/adapters/chain/evm-transaction.ts";
import { money } from "../../../src/domain/money/money.ts";
import { elsewhere, EvmWallet, gwei } from "../../support/evm-wallet.ts";

const ether = 1_000_000_000_000_000_000n;
const tethers = 1_000_000n;

describe("sends of Ethereum over a node", () => {
  let wallet: EvmWallet;
  beforeEach(async () => {
    wallet = await EvmWallet.open();
  });
  afterEach(() => wallet.close());

  const states = () => wallet.sends.all().map(({ state }) => state);
  const send = () => wallet.sends.all()[0]!;
  const paid = () => wallet.node.of(elsewhere);

  const crashes: readonly (readonly [string, string])[] = [
    ["after it was signed and before it was stored", "after sign"],
    ["after it was stored and before it was broadcast", "before broadcast"],
    ["after it was broadcast and before that was stored", "after broadcast"],
  ];
  for (const [when, killAt] of crashes) {
    it(`are paid once by a process that died ${when}`, async () => {
      await wallet.ask("s1", money("ETH", ether));
      wallet.killAt = killAt;
      expect(await wallet.round()).to.have.lengthOf(1);
      wallet.killAt = undefined;
      const before = send().signed;
      // Found before anything else is done: the process was away for long.
      wallet.node.findBlock();
      await wallet.finish();
      expect(states()).to.deep.equal(["confirmed"]);
      if (killAt !== "after sign") expect(send().signed).to.deep.equal(before);
      expect(paid().ether).to.equal(ether);
      expect(await wallet.nonces()).to.deep.equal([0]);
    });
  }

  it("leave in the order of their nonces, without a gap, whatever coin they are of", async () => {
    await wallet.ask("s1", money("ETH", ether));
    await wallet.ask("s2", money("USDT", 30n * tethers));
    await wallet.ask("s3", money("ETH", ether));
    await wallet.finish();
    expect(states()).to.deep.equal(["confirmed", "confirmed", "confirmed"]);
    expect(await wallet.nonces()).to.deep.equal([0, 1, 2]);
    expect(paid()).to.include({ ether: 2n * ether, tokens: 30n * tethers });
  });

  it("are paid once by two processes at the same time", async () => {
    for (const id of ["s1", "s2", "s3"]) await wallet.ask(id, money("ETH", ether));
    await Promise.all([wallet.round(), wallet.round()]);
    await wallet.finish();
    expect(states()).to.deep.equal(["confirmed", "confirmed", "confirmed"]);
    expect(await wallet.nonces()).to.deep.equal([0, 1, 2]);
    expect(paid().ether).to.equal(3n * ether);
  });

  it("of Tether pay their gas in Ether from the network fees", async () => {
    await wallet.ask("s1", money("USDT", 30n * tethers));
    await wallet.finish();
    const taken = 46_000n * (wallet.node.baseFee + wallet.node.tip);
    expect(wallet.booked("send-settle:s1")).to.deep.equal({
      "outgoing USDT": -30n * tethers - 400_000n,
      "hot USDT": 30n * tethers,
      "network_fees USDT": 400_000n,
      "network_fees ETH": -taken,
      "hot ETH": taken,
    });
  });

  it("wait unsigned where the hot account has not enough, and keep no smaller one back", async () => {
    await wallet.ask("s1", money("ETH", 20n * ether));
    await wallet.ask("s2", money("ETH", ether));
    await wallet.ask("s3", money("USDT", 101n * tethers));
    const errors = await wallet.round();
    expect(errors.map(String).filter((each) => each.includes("not enough"))).to.have.lengthOf(2);
    expect(states()).to.deep.equal(["checked", "sent", "checked"]);
    expect(await wallet.nonces()).to.deep.equal([0]);
  });

  it("count what is signed and in no block as spent", async () => {
    wallet.node.baseFee = 100n * gwei;
    await wallet.ask("s1", money("ETH", 6n * ether));
    await wallet.ask("s2", money("ETH", 6n * ether));
    expect(await wallet.round()).to.have.lengthOf(1);
    expect(states()).to.deep.equal(["sent", "checked"]);
  });

  it("are not signed while the hot account is used elsewhere", async () => {
    wallet.node.server.lies = { eth_getTransactionCount: () => "0x1" };
    await wallet.ask("s1", money("ETH", ether));
    const [error] = await wallet.round();
    expect(String(error)).to.include("not ours");
    expect(states()).to.deep.equal(["checked"]);
  });

  it("are brought again with the same bytes after a reorganisation lost them", async () => {
    await wallet.ask("s1", money("ETH", ether));
    await wallet.round();
    wallet.node.findBlock();
    const before = send().signed;
    wallet.node.reorganise(1, () => true);
    await wallet.finish();
    expect(send()).to.deep.include({ state: "confirmed", signed: before });
    expect(paid().ether).to.equal(ether);
  });

  it("that a contract refuses give the amount back, and only what the network took is gone", async () => {
    await wallet.ask("s1", money("ETH", ether));
    wallet.node.refusing.add(elsewhere.toLowerCase());
    await wallet.finish();
    expect(states()).to.deep.equal(["cancelled"]);
    const taken = 40_000n * (wallet.node.baseFee + wallet.node.tip);
    expect(wallet.booked("send-back:s1")).to.deep.equal({
      "outgoing ETH": -ether - 42_000n * gwei,
      "available ETH": ether,
      "network_fees ETH": 42_000n * gwei - taken,
      "hot ETH": taken,
    });
    expect(paid().ether).to.equal(0n);
  });

  describe("that no block takes", () => {
    beforeEach(async () => {
      wallet.node.baseFee = 3n * gwei;
      await wallet.ask("s1", money("ETH", ether));
      await wallet.ask("s2", money("ETH", ether));
      await wallet.round();
      wallet.node.findBlock();
    });

    it("are replaced after their time, the first one alone, and paid once", async () => {
      wallet.now += 599_000;
      await wallet.round();
      expect(send().earlier).to.deep.equal([]);
      wallet.now += 1_000;
      expect(await wallet.round()).to.deep.equal([]);
      expect(wallet.sends.all().map(({ earlier }) => earlier.length)).to.deep.equal([1, 0]);
      wallet.now += 600_000;
      for (let count = 0; count < 3; count += 1) await wallet.round();
      expect(wallet.sends.all().map(({ earlier }) => earlier.length)).to.deep.equal([2, 0]);
      const prices = [...send().earlier, send().signed!].map(({ raw }) => readEvm(raw).maxFee);
      expect(prices).to.deep.equal([2n * gwei, 2_500_000_000n, 3_125_000_000n]);
      wallet.node.findBlock();
      wallet.node.baseFee = gwei;
      await wallet.finish();
      expect(states()).to.deep.equal(["confirmed", "confirmed"]);
      expect(await wallet.nonces()).to.deep.equal([0, 1]);
      expect(paid().ether).to.equal(2n * ether);
    });

    it("are settled by whichever transaction a block took, and by what it took", async () => {
      const first = send().signed!;
      wallet.now += 600_000;
      await wallet.round();
      // The block takes the first one before the second reaches its node.
      wallet.node.baseFee = gwei;
      wallet.node.findBlock();
      await wallet.finish();
      const taken = 21_000n * (gwei + wallet.node.tip);
      expect(send()).to.deep.include({ state: "confirmed", signed: first, paidFee: taken });
      expect(paid().ether).to.equal(2n * ether);
      expect(wallet.booked("send-settle:s1")["hot ETH"]).to.equal(ether + taken);
    });

    it("are paid once by a process that died between signing and bringing the second", async () => {
      wallet.now += 600_000;
      wallet.killAt = "after sign";
      expect(await wallet.round()).to.have.lengthOf(1);
      expect(send().earlier).to.deep.equal([]);
      wallet.killAt = "before broadcast";
      expect(await wallet.round()).to.deep.equal([]);
      expect(send().earlier).to.have.lengthOf(1);
      expect(await wallet.round()).to.have.lengthOf(1);
      wallet.killAt = undefined;
      wallet.node.baseFee = gwei;
      await wallet.finish();
      expect(states()).to.deep.equal(["confirmed", "confirmed"]);
      expect(paid().ether).to.equal(2n * ether);
    });

    it("are not replaced while sends of the coin are halted, or too often", async () => {
      wallet.halt("ETH");
      wallet.now += 600_000;
      await wallet.round();
      expect(send().earlier).to.deep.equal([]);
      wallet.halt(undefined);
      wallet.node.baseFee = 1_000n * gwei;
      for (let count = 0; count < 9; count += 1) {
        await wallet.round();
        wallet.now += 600_000;
      }
      expect(send().earlier).to.have.lengthOf(6);
    });

    it("come back to a pool that forgot them, the newest first", async () => {
      wallet.node.forget();
      await wallet.finish();
      expect(states()).to.deep.equal(["sent", "sent"]);
      wallet.node.baseFee = gwei;
      await wallet.finish();
      expect(states()).to.deep.equal(["confirmed", "confirmed"]);
      expect(paid().ether).to.equal(2n * ether);
    });
  });

  it("wait, and are given back to nobody, where a node knows nothing any more", async () => {
    await wallet.ask("s1", money("ETH", ether));
    await wallet.finish(3);
    wallet.node.server.lies = {
      eth_getTransactionReceipt: () => null,
      eth_getTransactionByHash: () => null,
    };
    const [error] = await wallet.round();
    expect(String(error)).to.include("refuses");
    expect(states()).to.deep.equal(["sent"]);
    wallet.node.server.lies = {};
    await wallet.finish();
    expect(states()).to.deep.equal(["confirmed"]);
    expect(paid().ether).to.equal(ether);
  });
});
