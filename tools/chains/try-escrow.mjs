import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { writeEscrowDocument } from "../../src/adapters/multisig/escrow-document.ts";
import { partyKeys } from "../../src/adapters/multisig/escrow-keys.ts";
import { escrowAddress, escrowScripts } from "../../src/adapters/multisig/escrow-script.ts";
import { seedOf, wordsOf } from "../../src/adapters/multisig/words.ts";
import { readBitcoin } from "../../src/adapters/chain/bitcoin-transaction.ts";
import { callNode } from "./nodes.mjs";

/** So few that they can be found by hand; an escrow of a trade has thousands. */
const exitBlocks = 6;
const units = { amount: 1_000_000n, fee: 10_000n };

/** Pays a new multisig escrow on the node. @returns how to get out of it again. */
export async function tryEscrow(url, folder) {
  const [buyer, seller] = [newParty(), newParty()];
  const platform = secp256k1.keygen().publicKey;
  const address = await callNode(url, "getnewaddress");
  const escrow = {
    tradeId: `trial-${randomBytes(3).toString("hex")}`,
    network: "regtest",
    keyNumber: 0,
    keys: {
      buyer: buyer.keys.shared.publicKey,
      seller: seller.keys.shared.publicKey,
      platform: Buffer.from(platform).toString("hex"),
      exit: seller.keys.exit.publicKey,
    },
    exitBlocks,
    ...units,
    addresses: { buyer: address, seller: address, platform: address },
  };
  const sum = units.amount + units.fee;
  const amount = (Number(sum) / 1e8).toFixed(8);
  const transaction = await callNode(url, "sendtoaddress", escrowAddress(escrow), amount);
  const { script } = escrowScripts(escrow);
  const { outputs } = readBitcoin(await callNode(url, "getrawtransaction", transaction));
  const place = outputs.findIndex((output) => output.script === script);
  const file = join(folder, `${escrow.tradeId}.json`);
  writeFileSync(file, writeEscrowDocument({ escrow, coin: { transaction, place, units: sum } }));
  return `Paid ${amount} BTC into a multisig escrow; the next block has it.
Document: ${file}
Words of the buyer:  ${buyer.words}
Words of the seller: ${seller.words}
Open dist/recovery-page/index.html in a browser, or run npm run recover-escrow -- FILE, and send what you signed:
npm run chains -- send TRANSACTION. The seller can leave alone once ${exitBlocks} blocks are found (npm run chains -- mine ${exitBlocks}).`;
}

function newParty() {
  const words = wordsOf(randomBytes(16));
  return { words: words.join(" "), keys: partyKeys(seedOf(words), "regtest", 0) };
}
