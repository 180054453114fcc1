import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { renderUnicodeCompact } from "uqr";
import { readEscrowDocument } from "../src/adapters/multisig/escrow-document.ts";
import { recoverEscrow } from "../src/adapters/multisig/recover-escrow.ts";
import { inBitcoin, refusalInWords, typedCoin } from "../src/adapters/multisig/recovery-words.ts";

const usage = `npm run recover-escrow -- FILE [--way exit|release|return] [--rate SATOSHI] [--address ADDRESS]
    [--received FILE] [--coin TRANSACTION:OUTPUT:SATOSHI]
Reads the twelve words from the input, never from the command line.`;

const options = {
  way: { type: "string", default: "exit" },
  rate: { type: "string", default: "5" },
  address: { type: "string" },
  received: { type: "string" },
  coin: { type: "string" },
};

/** Signs the way out of a multisig escrow with the words of a party. Asks no server. */
export async function recover(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [file] = positionals;
  const isWay = ["exit", "release", "return"].includes(values.way);
  if (file === undefined || !isWay || !/^\d{1,6}$/.test(values.rate)) return fail(usage, 2);
  const document = readEscrowDocument(await readFile(file, "utf8"));
  if (!document.ok) return fail(refusalInWords(document.refusal));
  const { escrow } = document.value;
  const coin = values.coin ? typedCoin(...partsOf(values.coin)) : document.value.coin;
  if (!coin) return fail("Name what paid the escrow: --coin TRANSACTION:OUTPUT:SATOSHI");
  const recovered = recoverEscrow({
    escrow,
    coin,
    way: values.way,
    words: await typedWords(),
    rate: BigInt(values.rate),
    address: values.address ?? escrow.addresses.seller,
    received: values.received ? await readFile(values.received, "utf8") : "",
  });
  if (!recovered.ok) return fail(refusalInWords(recovered.refusal));
  const { kind, pays, networkFee } = recovered.value;
  for (const { address, units } of pays) say(`Pays ${inBitcoin(units)} to ${address}`);
  say(`Fee of the network: ${inBitcoin(networkFee)}`);
  if (kind === "part") {
    say("The other side has to sign this, too:");
    show(recovered.value.text);
    return 0;
  }
  if (values.way === "exit") {
    say(`Nodes take it from the ${escrow.exitBlocks}th block after the one that paid the escrow.`);
  }
  say(`Transaction ${recovered.value.transaction}, to be sent by any node of Bitcoin:`);
  show(recovered.value.raw);
  return 0;
}

function partsOf(coin) {
  const [transaction = "", place = "", satoshi = ""] = coin.split(":");
  return [transaction, place, satoshi];
}

async function typedWords() {
  const lines = createInterface({ input: process.stdin });
  if (process.stdin.isTTY) process.stderr.write("Your twelve words, on one line: ");
  for await (const line of lines) return line;
  return "";
}

function show(text) {
  say(text);
  // Capital letters and digits make a smaller code.
  say(renderUnicodeCompact(/^[\da-f]+$/.test(text) ? text.toUpperCase() : text));
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(line, code = 1) {
  process.stderr.write(`${line}\n`);
  return code;
}
