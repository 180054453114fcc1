import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sealKeys } from "../../src/adapters/chain/key-file.ts";
import { AccountKeys } from "../../src/adapters/chain/account-keys.ts";

/**
 * Private keys of the best known words there are ("abandon … about", BIP 39), on test networks: m/84'/1'/0' and
 * m/44'/60'/0'. Their public halves are those of a demo.
 */
export const privateKeys = {
  bitcoin:
    "tprv8fSjiqEQ8YG7Ro7gw2ScwcvweYuuWi1ZzGUtrPz918HvDtBzL5s2voFTrN4y3yUwj5cYD54pLhxk6NKCzHUjcka3zbKjbTEcsuAnkzbjhkL",
  ethereum:
    "xprv9zDSoJv1aBcjX6sNgEpE2J9K6MV2MUnXuqXsFgzVn3zY2aHyupaFQdYCtdCbNMkvcTdx9FeN49sgXw6mjrhrFLRSzJVnRYPfSCCgjeg4GxY",
};

export const publicKeys = {
  bitcoin:
    "tpubDC8msFGeGuwnKG9Upg7DM2b4DaRqg3CUZa5g8v2SRQ6K4NSkxUgd7HsL2XVWbVm39yBA4LAxysQAm397zwQSQoQgewGiYZqrA9DsP4zbQ1M",
  ethereum:
    "xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt",
};

export const bitcoinAccount = (): AccountKeys => new AccountKeys(privateKeys.bitcoin);

/** A sealed file with keys in a folder, its password beside it, and the settings that name both. */
export function keyFiles(folder: string, keys: Parameters<typeof sealKeys>[0] = privateKeys) {
  const [file, passwordFile] = [join(folder, "keys.json"), join(folder, "password")];
  writeFileSync(file, sealKeys(keys, "a password"));
  writeFileSync(passwordFile, "a password\n");
  return { SIGNER_KEY_FILE: file, SIGNER_PASSWORD_FILE: passwordFile };
}
