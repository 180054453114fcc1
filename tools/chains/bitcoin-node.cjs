// `node bitcoin-node.cjs PORT PASSWORD BLOCKS [ELECTRUM_PORT]`: a node of Bitcoin on a network of its own, on this machine
// only, in memory, with its first blocks; with a last port, Electrum sees the chain there. It ends when its input is closed: it never outlives who started it.
"use strict";
require("./without-compiling.cjs");
const { regtest } = require("bcoin/lib/protocol/networks");

// Addresses and keys as Core has them on its test network.
Object.assign(regtest.addressPrefix, {
  pubkeyhash: 0x6f,
  scripthash: 0xc4,
  witnesspubkeyhash: 0x03,
  witnessscripthash: 0x28,
  bech32: "bcrt",
});
regtest.keyPrefix.privkey = 0xef;
// Witnesses are valid from the sixth block, and not from the 432nd.
for (const name of ["csv", "segwit"])
  Object.assign(regtest.deployments[name], { window: 2, threshold: 2 });

const FullNode = require("bcoin/lib/node/fullnode");
const Address = require("bcoin/lib/primitives/address");
const KeyRing = require("bcoin/lib/primitives/keyring");
const MTX = require("bcoin/lib/primitives/mtx");
const { refusal, wearCoreManners } = require("./core-manners.cjs");
const { serveElectrum } = require("./electrum-server.cjs");

const [port, password, firstBlocks, electrumPort] = process.argv.slice(2);
const node = new FullNode({
  network: "regtest",
  memory: true,
  workers: false,
  listen: false,
  httpHost: "127.0.0.1",
  httpPort: Number(port),
  apiKey: password,
  indexTx: true,
  indexAddress: true,
  bip37: false,
  logLevel: "none",
  logFile: false,
  // It looks for nobody.
  only: ["127.0.0.1:1"],
});

/** Holds the coins of the first blocks. */
const purse = KeyRing.fromPrivate(Buffer.alloc(32, 7), true, "regtest");
purse.witness = true;

const purseAddress = purse.getAddress().toString("regtest");

const satoshiPerCoin = 100_000_000;
const maturity = 100;

/** Coins of the purse that can be spent now. */
async function purseCoins() {
  const { chain, mempool } = node;
  const coins = await chain.getCoinsByAddress([purse.getAddress()]);
  return coins.filter(
    (coin) =>
      !mempool.isSpent(coin.hash, coin.index) &&
      (!coin.coinbase || chain.height + 1 - coin.height >= maturity),
  );
}

/** Core's call of its wallet: pays from the purse, and answers with the transaction. */
async function sendToAddress([address, amount]) {
  const transaction = new MTX();
  transaction.addOutput(
    Address.fromString(address, "regtest"),
    Math.round(Number(amount) * satoshiPerCoin),
  );
  try {
    await transaction.fund(await purseCoins(), {
      rate: 10_000,
      changeAddress: purse.getAddress(),
      height: node.chain.height,
    });
  } catch {
    throw refusal(-6, "Insufficient funds: mine some blocks");
  }
  transaction.sign(purse);
  return node.rpc.calls.sendrawtransaction([transaction.toRaw().toString("hex")]);
}

async function run() {
  wearCoreManners(node);
  node.rpc.calls.sendtoaddress = sendToAddress;
  node.rpc.calls.getnewaddress = async () => purseAddress;
  await node.ensure();
  await node.open();
  // Or its estimate of fees counts no transaction.
  node.chain.synced = true;
  if (electrumPort !== undefined) await serveElectrum(node, Number(electrumPort));
  await node.rpc.calls.generatetoaddress.call(node.rpc, [Number(firstBlocks), purseAddress]);
}

// It keeps nothing that would have to be closed.
process.stdin.on("end", () => process.exit(0)).resume();
run().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
