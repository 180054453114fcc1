// `node tools/chains/usdt/compile.mjs`: compiles the test token, and writes what the nodes deploy.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** The interface and the code of the test token, as `TestUsdt.json` has them. */
export async function compiledUsdt() {
  const { default: solc } = await import("solc");
  const input = {
    language: "Solidity",
    sources: { "TestUsdt.sol": { content: readFileSync(placeOf("TestUsdt.sol"), "utf8") } },
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: "paris",
      // Without a hash of the source, the same code always gives the same bytes.
      metadata: { bytecodeHash: "none" },
      outputSelection: { "*": { "*": ["abi", "evm.bytecode.object"] } },
    },
  };
  const { contracts, errors } = JSON.parse(solc.compile(JSON.stringify(input)));
  if (errors) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join("\n"));
  const { abi, evm } = contracts["TestUsdt.sol"].TestUsdt;
  return `${JSON.stringify({ abi, bytecode: `0x${evm.bytecode.object}` }, undefined, 2)}\n`;
}

function placeOf(name) {
  return new URL(name, import.meta.url);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(placeOf("TestUsdt.json"), await compiledUsdt());
}
