import { readFile } from "node:fs/promises";
import {
  checkChain,
  checkProof,
  disagree,
} from "../src/adapters/web-ui/liability/check-liabilities.ts";
import { checkReserves } from "../src/adapters/web-ui/liability/check-reserves.ts";

const words = {
  form: "this is no such file, or its form was changed",
  hash: "what was published, or its hash, was changed",
  chain: "a publication is missing, or was put in later",
  sum: "a sum is negative, or larger than the total",
  root: "a part is not in the tree of the published root",
  parts: "the parts are not the balance, or one is counted twice",
  two_roots: "the same day was published with another root",
  signature: "a signature is not by its address, or not over this day and amount",
  twice: "an address is counted twice",
};

/** Checks files about what a platform owes and holds: 0 if all hold, and agree with each other. Asks no server. */
export async function verifyLiabilities(paths) {
  let failed = 0;
  const published = [];
  for (const path of paths) {
    const { fault, said, publications } = await checked(await readFile(path, "utf8"));
    const isTold = (publications ?? []).some((each) =>
      published.some((one) => disagree(one, each)),
    );
    const wrong = fault ?? (isTold ? "two_roots" : undefined);
    if (wrong !== undefined) failed = 1;
    say(`${path}: ${wrong === undefined ? said : `${words[wrong]}.`}`);
    published.push(...(publications ?? []));
  }
  if (paths.length === 0) say("Name a file: npm run verify-liabilities -- my-balances-….json");
  return paths.length === 0 ? 2 : failed;
}

async function checked(text) {
  let json;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: "form" };
  }
  // As the API answers, or as the page saves it.
  const file = json?.data ?? json;
  if (file?.format === "peerhold-liability-chain/1") {
    const chain = await checkChain(file);
    if ("fault" in chain) return chain;
    const { publications } = chain;
    const last = publications.at(-1);
    const said = last
      ? `${publications.length} publications, each names the one before. Last: ${last.day} ${last.hash}`
      : "nothing is published yet.";
    return { publications, said };
  }
  if (file?.format === "peerhold-reserves/1") return checkedReserves(file);
  if (file?.format !== "peerhold-liability-proof/1") return { fault: "form" };
  const proof = await checkProof(file);
  if ("fault" in proof) return proof;
  const sums = proof.coins.map(({ asset, units, parts }) => `${units} ${asset} in ${parts} parts`);
  return {
    publications: [proof.publication],
    said: `${proof.owner} is owed ${sums.join(", ") || "nothing"} on ${proof.day}; all of it is in the totals.`,
  };
}

async function checkedReserves(file) {
  const reserves = await checkReserves(file);
  if ("fault" in reserves) return reserves;
  const { publication, network, coins } = reserves;
  const sums = coins.map(
    ({ asset, held, owed, addresses, height }) =>
      `${held} of ${owed} ${asset} owed, at ${addresses} addresses in block ${height}`,
  );
  const play =
    network === "main" ? "" : ` These are coins of a test network (${network}), worth nothing.`;
  return {
    publications: [publication],
    said: `signed for ${publication.day}: ${sums.join("; ")}. Ask a node whether the addresses hold it.${play}`,
  };
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
