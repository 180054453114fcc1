import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { AccountKeys } from "../adapters/chain/account-keys.ts";
import { sealKeys, type KeysOfChains } from "../adapters/chain/key-file.ts";

/**
 * Reads `{"bitcoin": "zprv…", "ethereum": "xprv…"}` or one of them from the standard input, and writes the file for `SIGNER_KEY_FILE`, sealed with the
 * password in `SIGNER_PASSWORD_FILE`. Keys are never in the arguments, which other programs can see.
 */
export async function sealKeysOnce(): Promise<void> {
  try {
    const password = readFileSync(process.env["SIGNER_PASSWORD_FILE"] ?? "", "utf8").trim();
    if (password.length < 12) throw new Error("A password of at least 12 characters is needed");
    const { bitcoin, ethereum } = JSON.parse(await text(process.stdin)) as KeysOfChains;
    const keys = { ...(bitcoin && { bitcoin }), ...(ethereum && { ethereum }) };
    const given = Object.values(keys);
    if (given.length === 0) throw new Error("No key");
    // Throws unless each is one.
    for (const key of given) new AccountKeys(key).at("receiving", 0);
    process.stdout.write(sealKeys(keys, password));
  } catch {
    process.stderr.write(
      'Give {"bitcoin": "zprv…", "ethereum": "xprv…"}, or one of them, on the standard input, and in SIGNER_PASSWORD_FILE a file with a password of at least 12 characters.\n',
    );
    process.exitCode = 1;
  }
}
