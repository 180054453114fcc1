// Starts the nodes, on this machine only. Each ends with the process that started it, however that ends.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** Ends what it runs when its input is closed, which the death of whoever holds the other end does, too. */
export const lifeline = '"$@" & read -r line; kill $!';

/** Found at the start: the coins of the oldest can be spent. */
const firstBlocks = 110;

const weiPerEther = 10n ** 18n;

/** A reason to stop that the person at the keyboard can fix. */
export class CannotStartNode extends Error {}

/** With a port of its own for Electrum, if that is wanted. @returns its address with the login, and how to end it. */
export async function startBitcoin(port, electrumPort) {
  await expectFree(port, "Bitcoin");
  if (electrumPort !== undefined) await expectFree(electrumPort, "Bitcoin");
  const password = randomBytes(12).toString("hex");
  const file = join(folder, "bitcoin-node.cjs");
  const url = `http://peerhold:${password}@127.0.0.1:${port}`;
  const args = ["--no-deprecation", file, String(port), password, String(firstBlocks)];
  if (electrumPort !== undefined) args.push(String(electrumPort));
  return started("Bitcoin", process.execPath, args, url, async () => {
    return (await callNode(url, "getblockcount")) >= firstBlocks;
  });
}

/** @returns its address, and how to end it. Its chain has no block yet but the first. */
export async function startEthereum(port) {
  await expectFree(port, "Ethereum");
  const url = `http://127.0.0.1:${port}`;
  const args = ["--host", "127.0.0.1", "--port", String(port), "--chain-id", "31337"];
  const command = ["-c", lifeline, "sh", anvil(), ...args, "--no-mining", "--silent"];
  return started("Ethereum", "sh", command, url, async () => {
    return Number(await callNode(url, "eth_chainId")) > 0;
  });
}

/** Puts the test token onto a chain of Ethereum. @returns its address. */
export async function deployUsdt(url) {
  const { bytecode } = JSON.parse(readFileSync(join(folder, "usdt", "TestUsdt.json"), "utf8"));
  const [from] = await callNode(url, "eth_accounts");
  const supply = word(10n ** 15n);
  const transaction = { from, data: bytecode + supply, gas: "0x200000" };
  const hash = await callNode(url, "eth_sendTransaction", transaction);
  await callNode(url, "evm_mine");
  const receipt = await callNode(url, "eth_getTransactionReceipt", hash);
  return receipt.contractAddress;
}

/** Pays from an account that the node has the key of; the next block has it. @returns the transaction. */
export async function payEther(url, address, amount) {
  const [from] = await callNode(url, "eth_accounts");
  const value = `0x${unitsOf(amount, weiPerEther).toString(16)}`;
  return callNode(url, "eth_sendTransaction", { from, to: address, value });
}

/** The same with the test token. */
export async function payUsdt(url, contract, address, amount) {
  const [from] = await callNode(url, "eth_accounts");
  // transfer(address,uint256)
  const data = `0xa9059cbb${word(BigInt(address))}${word(unitsOf(amount, 1_000_000n))}`;
  return callNode(url, "eth_sendTransaction", { from, to: contract, data, gas: "0x30d40" });
}

/** Throws an error with the node's own words where it says no. */
export function callNode(address, method, ...params) {
  return ask(address, method, params);
}

/** The same; parameters have their places, or names. */
export async function ask(address, method, params) {
  const url = new URL(address);
  const login = `${url.username}:${url.password}`;
  url.username = "";
  url.password = "";
  const headers = { "Content-Type": "application/json" };
  if (login !== ":") headers.Authorization = `Basic ${Buffer.from(login).toString("base64")}`;
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const response = await fetch(url, { method: "POST", headers, body });
  const { result, error } = await response.json();
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

/** A port that no one listens on. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export function expectFree(port, name) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", () => {
      reject(new CannotStartNode(`Port ${port}, which the node of ${name} needs, is in use.`));
    });
    server.listen(port, "127.0.0.1", () => server.close(resolve));
  });
}

/** In a group of its own: Ctrl-C reaches only whoever started it, who ends it in its turn. */
export async function started(name, command, args, url, answers) {
  const child = spawn(command, args, { detached: true, stdio: ["pipe", "ignore", "inherit"] });
  const ended = new Promise((resolve) => {
    child.on("exit", resolve);
    child.on("error", resolve);
  });
  child.stdin.on("error", () => undefined);
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await answers().catch(() => false)) return { url, stop };
    await wait(50);
  }
  await stop();
  throw new CannotStartNode(`The node of ${name} did not start.`);
}

/** The program itself, from the package for this machine. */
function anvil() {
  const system = `${process.platform}-${process.arch === "x64" ? "amd64" : process.arch}`;
  try {
    const resolve = createRequire(import.meta.url).resolve;
    const place = resolve(`@foundry-rs/anvil-${system}/package.json`);
    return join(dirname(place), "bin", "anvil");
  } catch {
    throw new CannotStartNode(`The node of Ethereum is not made for ${system}.`);
  }
}

function word(number) {
  return number.toString(16).padStart(64, "0");
}

/** Of a decimal number such as 1.5, in the smallest unit. */
function unitsOf(amount, perCoin) {
  const places = String(perCoin).length - 1;
  const [, whole, rest = ""] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === undefined || rest.length > places) {
    throw new CannotStartNode(`${amount} is not an amount: write it as 1.5.`);
  }
  return BigInt(whole) * perCoin + BigInt(rest.padEnd(places, "0"));
}
