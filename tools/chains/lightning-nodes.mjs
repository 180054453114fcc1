// Two nodes of Lightning, which are Electrum from Debian's packages, with a channel between them: ours, which wears the
// manners of LND, and one of somebody elsewhere.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inCoins, wearLndManners } from "./lnd-manners.mjs";
import {
  ask,
  callNode,
  CannotStartNode,
  expectFree,
  freePort,
  lifeline,
  started,
} from "./nodes.mjs";

/** Where Debian puts it; it runs on the system's own Python, whichever else is there. */
const program = "/usr/bin/electrum";

/** What ours brings into the channel, and how much of it belongs to the other side from the beginning, in BTC. */
const channel = { amount: "0.1", push_amount: "0.04" };
const mostWaitMs = 120_000;

/** Whether the package is there. */
export function hasLightning() {
  return spawnSync(program, ["version", "--offline"], { stdio: "ignore" }).status === 0;
}

/**
 * Starts both on the chain of a started node of Bitcoin, which serves Electrum at that port, and opens the channel.
 * @returns where LND's interface is, with its macaroon; how to speak to the other node; and how to end both.
 */
export async function startLightning({ bitcoin, electrumPort, lndPort, folder }) {
  if (!hasLightning()) {
    throw new CannotStartNode("Lightning needs Debian's package: apt-get install electrum.");
  }
  if (lndPort !== undefined) await expectFree(lndPort, "Lightning");
  rmSync(folder, { recursive: true, force: true });
  const nodes = [];
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()));
  };
  try {
    for (const name of ["ours", "elsewhere"]) {
      nodes.push(await startElectrum(join(folder, name), electrumPort));
    }
    const [ours, elsewhere] = nodes;
    await fund(bitcoin, ours);
    await openChannel(bitcoin, ours, elsewhere);
    const macaroon = randomBytes(32).toString("hex");
    const lnd = await wearLndManners({ call: ours.call, macaroon, port: lndPort });
    nodes.push(lnd);
    return { url: lnd.url, macaroon, elsewhere: elsewhere.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** An invoice of the node elsewhere. */
export async function invoiceElsewhere(address, satoshi) {
  const made = await callElectrum(address, "add_request", {
    amount: inCoins(satoshi),
    memo: "From elsewhere",
    force: true,
  });
  return made.lightning_invoice;
}

/** Whether the node elsewhere could pay it. */
export async function payElsewhere(address, invoice) {
  return (await callElectrum(address, "lnpay", { invoice })).success;
}

/** Calls Electrum by its JSON-RPC, with parameters by their names. */
function callElectrum(address, method, params = {}) {
  return ask(address, method, params);
}

async function startElectrum(folder, electrumPort) {
  const [rpcport, listenPort] = [await freePort(), await freePort()];
  const rpcpassword = randomBytes(12).toString("hex");
  const config = {
    // Of an older one, a server without encryption is made one with it.
    config_version: 3,
    rpcuser: "peerhold",
    rpcpassword,
    rpcport,
    server: `127.0.0.1:${electrumPort}:t`,
    oneserver: true,
    auto_connect: false,
    check_updates: false,
    use_gossip: true,
    lightning_listen: `127.0.0.1:${listenPort}`,
  };
  mkdirSync(join(folder, "regtest"), { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, "regtest", "config"), JSON.stringify(config), { mode: 0o600 });
  const url = `http://peerhold:${rpcpassword}@127.0.0.1:${rpcport}`;
  const call = (method, params) => callElectrum(url, method, params);
  const command = ["-c", lifeline, "sh", program, "daemon", "--regtest", "-D", folder];
  const node = await started("Lightning", "sh", command, url, async () => {
    return (await call("getinfo")).connected;
  });
  await call("create", { encrypt_file: false });
  await call("load_wallet");
  return { ...node, call };
}

/** In coins that can be spent. */
async function fund(bitcoin, { call }) {
  const address = await call("getunusedaddress");
  await callNode(bitcoin, "sendtoaddress", address, "1");
  await mine(bitcoin, 1);
  await until(async () => Number((await call("getbalance")).confirmed) >= 1);
}

async function openChannel(bitcoin, ours, elsewhere) {
  const peer = await elsewhere.call("nodeid");
  await ours.call("open_channel", { connection_string: peer, ...channel });
  await until(async () => {
    await mine(bitcoin, 1);
    const open = await Promise.all([ours, elsewhere].map(({ call }) => call("list_channels")));
    return open.every(([one]) => one?.state === "OPEN" && one.peer_state === "GOOD");
  });
}

async function mine(bitcoin, blocks) {
  await callNode(bitcoin, "generatetoaddress", blocks, await callNode(bitcoin, "getnewaddress"));
}

async function until(isSo) {
  const over = Date.now() + mostWaitMs;
  while (Date.now() < over) {
    if (await isSo()) return;
    await wait(500);
  }
  throw new CannotStartNode("The channel of Lightning did not open.");
}
