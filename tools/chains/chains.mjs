// `npm run chains`: starts a node of Bitcoin, one of Ethereum and, where Electrum is installed, two of Lightning on this
// machine, and says with which settings Peerhold connects to them. `npm run chains -- mine 3` and others speak to the
// started ones.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sealKeys } from "../../src/adapters/chain/key-file.ts";
import { WatchOnlyAccount } from "../../src/adapters/chain/watch-only.ts";
import keys from "./keys.json" with { type: "json" };
import {
  hasLightning,
  invoiceElsewhere,
  payElsewhere,
  startLightning,
} from "./lightning-nodes.mjs";
import {
  callNode,
  CannotStartNode,
  deployUsdt,
  payEther,
  payUsdt,
  startBitcoin,
  startEthereum,
} from "./nodes.mjs";
import { tryEscrow } from "./try-escrow.mjs";

const data = fileURLToPath(new URL(".data", import.meta.url));
const stateFile = join(data, "chains.json");
const ports = { bitcoin: 18_443, ethereum: 8_545, electrum: 50_001, lnd: 8_080 };

const usage = `npm run chains                               starts the nodes
npm run chains -- mine [BLOCKS]              finds blocks on both chains, one by default
npm run chains -- pay ADDRESS AMOUNT [COIN]  pays BTC, ETH or USDT, as the address has it; USDT has to be named
npm run chains -- invoice SATOSHI            an invoice of somebody elsewhere on Lightning
npm run chains -- pay-invoice INVOICE        somebody elsewhere pays an invoice
npm run chains -- escrow                     pays a multisig escrow of its own, to try the way out of it
npm run chains -- send TRANSACTION           sends a signed transaction of Bitcoin, in hex`;

const commands = { start, mine, pay, invoice, "pay-invoice": payInvoice, escrow, send };

const [name = "start", ...args] = process.argv.slice(2);
try {
  const command = commands[name];
  if (!command) throw new CannotStartNode(usage);
  await command(...args);
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}

async function start() {
  mkdirSync(data, { recursive: true });
  const nodes = [];
  const stop = async () => {
    rmSync(stateFile, { force: true });
    await Promise.all(nodes.map((node) => node.stop()));
    process.exit(process.exitCode ?? 0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(signal, stop);
  try {
    const bitcoin = await startBitcoin(ports.bitcoin, ports.electrum);
    nodes.push(bitcoin);
    const ethereum = await startEthereum(ports.ethereum);
    nodes.push(ethereum);
    const tether = await deployUsdt(ethereum.url);
    // The gas of Tether, until people pay in Ether.
    await payEther(ethereum.url, new WatchOnlyAccount(keys.public.ethereum).evmHotAddress(), "10");
    await callNode(ethereum.url, "evm_mine");
    const lightning = hasLightning() ? await openLightning(bitcoin.url) : undefined;
    if (lightning) nodes.push(lightning);
    const state = { bitcoin: bitcoin.url, ethereum: ethereum.url, tether, lightning };
    writeFileSync(stateFile, JSON.stringify(state), { mode: 0o600 });
    say(toConnect(state));
  } catch (error) {
    say(error.message);
    process.exitCode = 1;
    await stop();
  }
}

function openLightning(bitcoin) {
  say("Opening a channel of Lightning, which takes some ten seconds …");
  return startLightning({
    bitcoin,
    electrumPort: ports.electrum,
    lndPort: ports.lnd,
    folder: join(data, "lightning"),
  });
}

/** What to type into another terminal. The chains are new at each start, and so has to be what was read of them. */
function toConnect({ bitcoin, ethereum, tether, lightning }) {
  const settings = {
    DEMO: "0",
    DATA_DIR: join(data, `market-${randomBytes(4).toString("hex")}`),
    CHAIN_NETWORK: "regtest",
    BITCOIN_CORE_URL: bitcoin,
    BITCOIN_ACCOUNT_KEY: keys.public.bitcoin,
    ETHEREUM_URL: ethereum,
    ETHEREUM_ACCOUNT_KEY: keys.public.ethereum,
    TETHER_CONTRACT: tether,
    CHAIN_SENDS: "bitcoin,ethereum",
    ...(lightning && {
      LND_URL: lightning.url,
      LND_MACAROON: lightning.macaroon,
      LND_NETWORK: "regtest",
    }),
    ...keyFiles(),
  };
  const lines = Object.entries(settings).map(([setting, value]) => `${setting}=${value} \\`);
  const ofLightning = lightning
    ? "Two nodes of Lightning are Electrum; the one that Peerhold connects to wears the manners of LND."
    : "Lightning is left out: install Debian's package electrum, or connect an LND of yours with LND_URL.";
  return `A node of Bitcoin and one of Ethereum run on this machine. They keep nothing: each start makes new chains.
${ofLightning}
Start Peerhold with them in another terminal, in this folder:

${lines.join("\n")}
npm start

${usage}

Ctrl-C ends all of them.`;
}

/** The keys are public, but the worker that signs opens only a sealed file. */
function keyFiles() {
  const [file, passwordFile] = [join(data, "keys.json"), join(data, "password")];
  const password = randomBytes(12).toString("hex");
  writeFileSync(file, sealKeys(keys.private, password), { mode: 0o600 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  return { SIGNER_KEY_FILE: file, SIGNER_PASSWORD_FILE: passwordFile };
}

async function mine(count = "1") {
  const { bitcoin, ethereum } = started();
  const blocks = Number(count);
  if (!Number.isInteger(blocks) || blocks < 1 || blocks > 1_000) {
    throw new CannotStartNode("Between 1 and 1000 blocks can be found at once.");
  }
  const address = await callNode(bitcoin, "getnewaddress");
  await callNode(bitcoin, "generatetoaddress", blocks, address);
  for (let block = 0; block < blocks; block += 1) await callNode(ethereum, "evm_mine");
  const bitcoinHeight = Number(await callNode(bitcoin, "getblockcount"));
  const ethereumHeight = Number(await callNode(ethereum, "eth_blockNumber"));
  say(`Bitcoin is at block ${bitcoinHeight}, Ethereum at block ${ethereumHeight}.`);
}

async function pay(address, amount, coin) {
  const { bitcoin, ethereum, tether } = started();
  if (address === undefined || amount === undefined) throw new CannotStartNode(usage);
  const isEvm = address.startsWith("0x");
  const paid = coin ?? (isEvm ? "ETH" : "BTC");
  if (isEvm === (paid === "BTC") || !["BTC", "ETH", "USDT"].includes(paid)) {
    throw new CannotStartNode(`${address} can't be paid in ${paid}.`);
  }
  const transaction = await {
    BTC: () => callNode(bitcoin, "sendtoaddress", address, amount),
    ETH: () => payEther(ethereum, address, amount),
    USDT: () => payUsdt(ethereum, tether, address, amount),
  }[paid]();
  say(`Paid ${amount} ${paid} in ${transaction}; the next block has it.`);
}

async function invoice(satoshi) {
  const { elsewhere } = startedLightning();
  const units = Number(satoshi);
  if (!Number.isSafeInteger(units) || units < 1) throw new CannotStartNode(usage);
  say(await invoiceElsewhere(elsewhere, BigInt(units)));
}

async function payInvoice(text) {
  if (text === undefined) throw new CannotStartNode(usage);
  const success = await payElsewhere(startedLightning().elsewhere, text);
  say(
    success ? "Paid." : "There is no way to pay it: the other side of the channel has too little.",
  );
}

function startedLightning() {
  const { lightning } = started();
  if (lightning) return lightning;
  throw new CannotStartNode("No node of Lightning runs here: install Debian's package electrum.");
}

async function escrow() {
  say(await tryEscrow(started().bitcoin, data));
}

async function send(raw) {
  if (raw === undefined) throw new CannotStartNode(usage);
  const transaction = String(await callNode(started().bitcoin, "sendrawtransaction", raw));
  say(`Sent ${transaction}; the next block has it.`);
}

function started() {
  if (existsSync(stateFile)) return JSON.parse(readFileSync(stateFile, "utf8"));
  throw new CannotStartNode("No nodes run here: start them with npm run chains.");
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
