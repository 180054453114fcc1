// What bcoin's JSON-RPC does otherwise than Bitcoin Core's: one adapter, written for Core, serves both.
"use strict";
const TX = require("bcoin/lib/primitives/tx");
const Address = require("bcoin/lib/primitives/address");

/** What Core has as well; what it has not is removed, so that no adapter comes to need it. */
const ofCore = new Set([
  "decoderawtransaction",
  "estimatesmartfee",
  "generateblock",
  "generatetoaddress",
  "getbestblockhash",
  "getblock",
  "getblockchaininfo",
  "getblockcount",
  "getblockhash",
  "getblockheader",
  "getmempoolentry",
  "getmempoolinfo",
  "getnetworkinfo",
  "getrawmempool",
  "getrawtransaction",
  "gettxout",
  "invalidateblock",
  "sendrawtransaction",
]);

/** Core's codes for a block or transaction that it does not have, by bcoin's words for them. */
const unknown = /^(Block not found|Transaction not in mempool|Transaction not found)/;

/** Reads the mempool's tip anew, and empties it. */
const reset = "_reset";

function refusal(code, message) {
  return Object.assign(new Error(message), { type: "RPCError", code });
}

function readTransaction(hex) {
  try {
    return TX.fromRaw(Buffer.from(hex, "hex"));
  } catch {
    throw refusal(-22, "TX decode failed");
  }
}

/** Gives a node's JSON-RPC the manners of Core. */
function wearCoreManners(node) {
  const { calls } = node.rpc;
  const { chain, mempool } = node;
  for (const name of Object.keys(calls)) if (!ofCore.has(name)) delete calls[name];

  for (const name of ["getblockheader", "getblock", "getmempoolentry", "getrawtransaction"]) {
    const original = calls[name];
    calls[name] = async (args, help) => {
      try {
        return await original.call(node.rpc, args, help);
      } catch (error) {
        throw unknown.test(error.message) ? refusal(-5, error.message) : error;
      }
    };
  }

  // Core tells with its block what a transaction spends; bcoin only the transaction itself.
  const getrawtransaction = calls.getrawtransaction;
  calls.getrawtransaction = async ([id, verbosity = 0, blockId], help) => {
    if (blockId === undefined) return getrawtransaction([id, verbosity > 0], help);
    const backwards = (each) => Buffer.from(Buffer.from(each, "hex").toReversed()).toString("hex");
    const block = await chain.getBlock(backwards(blockId));
    const transaction = block?.txs.find((each) => each.txid() === id);
    if (!transaction) throw refusal(-5, "No such transaction found in the provided block");
    const view = await chain.getBlockView(block);
    const vin = transaction.inputs.map((input) => {
      if (transaction.isCoinbase()) return { coinbase: input.script.toJSON() };
      const script = view.getOutputFor(input).script.toRaw().toString("hex");
      return { prevout: { scriptPubKey: { hex: script } } };
    });
    return { txid: id, vin };
  };

  // bcoin takes a flag where Core takes a number.
  const getblock = calls.getblock;
  calls.getblock = ([hash, verbosity = 1], help) =>
    getblock([hash, verbosity > 0, verbosity > 1], help);

  // bcoin answers before it knows, and never says no.
  calls.sendrawtransaction = async ([hex]) => {
    const transaction = readTransaction(hex);
    if (mempool.exists(transaction.hash("hex"))) return transaction.txid();
    let missing;
    try {
      missing = await mempool.addTX(transaction, -1);
    } catch (error) {
      if (error.type !== "VerifyError") throw error;
      if (error.reason === "txn-already-known") {
        throw refusal(-27, "Transaction outputs already in utxo set");
      }
      const isTaken = error.reason === "bad-txns-inputs-spent";
      throw refusal(-26, isTaken ? "txn-mempool-conflict" : error.reason);
    }
    if (missing) {
      // bcoin would take it in as soon as its inputs are there.
      mempool.removeOrphan(transaction.hash("hex"));
      throw refusal(-25, "bad-txns-inputs-missingorspent");
    }
    return transaction.txid();
  };

  calls.estimatesmartfee = async ([blocks]) => {
    const rate = node.fees ? node.fees.estimateFee(blocks, true) : 0;
    if (rate > 0) return { feerate: rate / 1e8, blocks };
    return { errors: ["Insufficient data or no feerate found"], blocks };
  };

  // bcoin leaves its mempool at the old tip, and forgets what the block had.
  calls.invalidateblock = async ([id]) => {
    const hash = Buffer.from(Buffer.from(id, "hex").toReversed()).toString("hex");
    if (!(await chain.isMainHash(hash))) {
      throw refusal(-5, "Block not found");
    }
    const dropped = [];
    for (let entry = chain.tip; ; entry = await chain.getPrevious(entry)) {
      const block = await chain.getBlock(entry.hash);
      dropped.unshift(...block.txs.slice(1));
      if (entry.hash === hash) break;
    }
    const waiting = mempool.getHistory();
    await chain.invalidate(hash);
    await mempool[reset]();
    for (const transaction of [...dropped, ...waiting]) {
      try {
        await mempool.addTX(transaction, -1);
      } catch {
        // It spends what the dropped blocks had made.
      }
    }
    return null;
  };

  // A block with exactly these transactions, whatever waits.
  calls.generateblock = async ([address, raws]) => {
    const job = await node.miner.cpu.createJob(null, Address.fromString(address, "regtest"));
    job.attempt.items.length = 0;
    job.attempt.fees = 0;
    for (const raw of raws) {
      const transaction = readTransaction(raw);
      const view = await chain.getCoinView(transaction);
      if (!transaction.hasCoins(view) || !job.addTX(transaction, view)) {
        throw refusal(-25, "bad-txns-inputs-missingorspent");
      }
    }
    job.refresh();
    const block = await job.mineAsync();
    if (!(await chain.add(block))) throw refusal(-25, "The block is not connected");
    return { hash: block.rhash() };
  };

  // Core loses them when it is started again without its file of waiting transactions.
  calls.dropmempool = async () => mempool[reset]();
}

module.exports = { refusal, wearCoreManners };
