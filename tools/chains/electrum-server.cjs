// What Electrum asks of a server (electrumx.readthedocs.io, protocol 1.4), answered by a node of bcoin: nodes of Lightning
// that are wallets of Electrum see the chain by it. Everything is kept in memory, as the chain is.
"use strict";
const { createHash } = require("node:crypto");
const { createServer } = require("node:net");
const readline = require("node:readline");

/** A header in bytes; bcoin adds the number of transactions. */
const headerBytes = 80;
const mostHeaders = 2_016;
const coinPerThousandBytes = 0.0001;
const least = 0.00001;

/** Serves it on this machine, for everything that the node learns from now on. */
function serveElectrum(node, port) {
  const history = new ScriptHistory();
  const clients = new Set();
  const tellScripts = (scripts) => {
    for (const client of clients) client.tellScripts(scripts);
  };
  node.chain.on("connect", async (entry, block, view) => {
    tellScripts(history.connect(entry.height, block, view));
    for (const client of clients) client.tellTip();
  });
  node.chain.on("disconnect", async (entry, block, view) => {
    tellScripts(history.disconnect(block, view));
    for (const client of clients) client.tellTip();
  });
  node.mempool.on("tx", (tx, view) => tellScripts(history.wait(tx, view)));
  node.mempool.on("remove entry", ({ tx }) => tellScripts(history.forget(tx)));
  const server = createServer((socket) => {
    const client = new Client(node, history, socket);
    clients.add(client);
    socket.on("close", () => clients.delete(client));
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
}

/** Which transactions touch a script, by the hash that the protocol names it by. */
class ScriptHistory {
  /** By script: height and place in the block of each transaction; a height of 0 waits. */
  #byScript = new Map();
  #scriptsOf = new Map();

  connect(height, block, view) {
    return block.txs.flatMap((tx, place) => this.#note(tx, view, { height, place }));
  }

  disconnect(block, view) {
    return block.txs.flatMap((tx) =>
      tx.isCoinbase() ? this.#remove(tx.txid()) : this.wait(tx, view),
    );
  }

  wait(tx, view) {
    return this.#note(tx, view, { height: 0, place: 0, fee: tx.getFee(view) });
  }

  forget(tx) {
    const id = tx.txid();
    const [first] = this.#scriptsOf.get(id) ?? [];
    const isWaiting = first !== undefined && this.#byScript.get(first).get(id).height === 0;
    return isWaiting ? this.#remove(id) : [];
  }

  #note(tx, view, place) {
    const id = tx.txid();
    const spent = tx.isCoinbase() ? [] : tx.inputs.map((input) => view.getOutputFor(input));
    const scripts = new Set([...spent, ...tx.outputs].flatMap((output) => hashOf(output) ?? []));
    this.#scriptsOf.set(id, scripts);
    for (const script of scripts) {
      const known = this.#byScript.get(script) ?? new Map();
      this.#byScript.set(script, known.set(id, place));
    }
    return [...scripts];
  }

  #remove(id) {
    const scripts = [...(this.#scriptsOf.get(id) ?? [])];
    for (const script of scripts) this.#byScript.get(script).delete(id);
    this.#scriptsOf.delete(id);
    return scripts;
  }

  /** Those in blocks first, in their order. */
  of(script) {
    const known = [...(this.#byScript.get(script) ?? [])].map(([id, at]) => ({ id, ...at }));
    const inBlocks = known.filter(({ height }) => height > 0);
    inBlocks.sort((a, b) => a.height - b.height || a.place - b.place);
    return [
      ...inBlocks.map(({ id, height }) => ({ tx_hash: id, height })),
      ...known
        .filter(({ height }) => height === 0)
        .map(({ id, fee }) => ({ tx_hash: id, height: 0, fee })),
    ];
  }

  /** Changes with the history; null without any. */
  statusOf(script) {
    const all = this.of(script);
    if (all.length === 0) return null;
    return sha256(all.map(({ tx_hash: id, height }) => `${id}:${height}:`).join("")).toString(
      "hex",
    );
  }
}

function hashOf(output) {
  return output && reversed(sha256(output.script.toRaw()));
}

/** One connection. Requests are answered in their order. */
class Client {
  #node;
  #history;
  #socket;
  #scripts = new Set();
  #wantsTips = false;
  #answered = Promise.resolve();

  constructor(node, history, socket) {
    this.#node = node;
    this.#history = history;
    this.#socket = socket;
    socket.on("error", () => undefined);
    const lines = readline.createInterface({ input: socket });
    lines.on("line", (line) => {
      this.#answered = this.#answered.then(() => this.#answer(line));
    });
  }

  tellScripts(scripts) {
    for (const script of scripts) {
      if (!this.#scripts.has(script)) continue;
      const params = [script, this.#history.statusOf(script)];
      this.#send({ method: "blockchain.scripthash.subscribe", params });
    }
  }

  tellTip() {
    if (!this.#wantsTips) return;
    this.#send({ method: "blockchain.headers.subscribe", params: [tipOf(this.#node)] });
  }

  async #answer(line) {
    const { id, method, params = [] } = JSON.parse(line);
    try {
      const call = this.#calls[method];
      if (!call) throw new Error(`${method} is not known here`);
      this.#send({ id, result: await call(...params) });
    } catch (error) {
      this.#send({ id, error: { code: 1, message: error.message } });
    }
  }

  #send(message) {
    if (this.#socket.writable) {
      this.#socket.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
    }
  }

  #calls = {
    "server.version": () => ["Peerhold chains", "1.4"],
    "server.banner": () => "",
    "server.donation_address": () => "",
    "server.peers.subscribe": () => [],
    "server.ping": () => null,
    "mempool.get_fee_histogram": () => [],
    "blockchain.estimatefee": () => coinPerThousandBytes,
    "blockchain.relayfee": () => least,
    "blockchain.headers.subscribe": () => {
      this.#wantsTips = true;
      return tipOf(this.#node);
    },
    "blockchain.block.header": async (height) => headerAt(this.#node, height),
    "blockchain.block.headers": async (start, wanted) => {
      const count = Math.max(Math.min(wanted, mostHeaders, this.#node.chain.height - start + 1), 0);
      const places = Array.from({ length: count }, (_, place) => start + place);
      const headers = await Promise.all(places.map((height) => headerAt(this.#node, height)));
      return { count, hex: headers.join(""), max: mostHeaders };
    },
    "blockchain.scripthash.subscribe": (script) => {
      this.#scripts.add(script);
      return this.#history.statusOf(script);
    },
    "blockchain.scripthash.unsubscribe": (script) => this.#scripts.delete(script),
    "blockchain.scripthash.get_history": (script) => this.#history.of(script),
    "blockchain.transaction.get": (id) => this.#node.rpc.calls.getrawtransaction([id]),
    "blockchain.transaction.broadcast": (raw) => this.#node.rpc.calls.sendrawtransaction([raw]),
    "blockchain.transaction.get_merkle": async (id, height) => {
      const block = await this.#node.chain.getBlock(height);
      const pos = block.txs.findIndex((tx) => tx.txid() === id);
      if (pos === -1) throw new Error("The block does not have it");
      return { block_height: height, merkle: branchOf(block, pos), pos };
    },
    "blockchain.transaction.id_from_pos": async (height, pos, wantsMerkle) => {
      const block = await this.#node.chain.getBlock(height);
      const id = block?.txs[pos]?.txid();
      if (id === undefined) throw new Error("The block does not have it");
      return wantsMerkle ? { tx_hash: id, merkle: branchOf(block, pos) } : id;
    },
  };
}

function tipOf(node) {
  const { tip } = node.chain;
  return { height: tip.height, hex: rawHeader(tip) };
}

async function headerAt(node, height) {
  const entry = await node.chain.getEntryByHeight(height);
  if (!entry) throw new Error("There is no block of this height");
  return rawHeader(entry);
}

function rawHeader(entry) {
  return entry.toHeaders().toRaw().subarray(0, headerBytes).toString("hex");
}

/** What a transaction is hashed with, up to the root that the block's header has. */
function branchOf(block, position) {
  const branch = [];
  let place = position;
  let row = block.txs.map((tx) => tx.hash());
  while (row.length > 1) {
    if (row.length % 2 === 1) row.push(row.at(-1));
    branch.push(reversed(row[place ^ 1]));
    const pairs = Array.from({ length: row.length / 2 }, (_, each) =>
      row.slice(2 * each, 2 * each + 2),
    );
    row = pairs.map((pair) => sha256(sha256(Buffer.concat(pair))));
    place >>= 1;
  }
  return branch;
}

function sha256(bytes) {
  return createHash("sha256").update(bytes).digest();
}

function reversed(bytes) {
  return Buffer.from(bytes.toReversed()).toString("hex");
}

module.exports = { serveElectrum };
