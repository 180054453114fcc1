import { readFileSync } from "node:fs";
import { AccountKeys, evmAddressOf } from "../adapters/chain/account-keys.ts";
import { openKeys, type KeysOfChains } from "../adapters/chain/key-file.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";
import type { ChainCode } from "../domain/chain/chain.ts";
import type { ChainSettings } from "./chain-settings.ts";

/** From which chains people can send to addresses, and the keys of those, where this process has them. */
export interface SendingSettings {
  readonly chains: ReadonlySet<ChainCode>;
  readonly keys: Readonly<Partial<Record<ChainCode, AccountKeys>>> | undefined;
}

type Read = (name: string, fallback: string) => string;

const known: readonly ChainCode[] = ["bitcoin", "ethereum"];

/** What the extended private keys of a network begin with. */
const beginnings = {
  main: ["xprv", "zprv"],
  test: ["tprv", "vprv"],
  regtest: ["tprv", "vprv"],
} as const;

/**
 * Reads `CHAIN_SENDS`, `SIGNER_KEY_FILE` and `SIGNER_PASSWORD_FILE`. Throws `CannotStart` with one sentence that
 * names the variable, and never what a file has.
 */
export function sendingSettings(
  read: Read,
  demo: boolean,
  role: "all" | "web" | "worker",
  connected: ChainSettings,
): SendingSettings {
  const chains = chainsIn(read("CHAIN_SENDS", ""), demo, connected);
  const file = read("SIGNER_KEY_FILE", "");
  if (file === "") {
    if (role === "all" && chains.size > 0) {
      throw new CannotStart(
        "CHAIN_SENDS needs SIGNER_KEY_FILE where ROLE is all: without it set ROLE=web, and let a worker have the keys.",
      );
    }
    return { chains, keys: undefined };
  }
  if (role === "web") {
    throw new CannotStart(
      "SIGNER_KEY_FILE has no place where ROLE is web: a process that only serves people never has keys.",
    );
  }
  if (chains.size === 0) {
    throw new CannotStart("SIGNER_KEY_FILE needs CHAIN_SENDS, which says the chains it signs for.");
  }
  const keys = keysIn(file, read("SIGNER_PASSWORD_FILE", ""));
  const accounts = [...chains].map((chain) => [chain, accountOf(chain, keys, connected)] as const);
  return { chains, keys: Object.fromEntries(accounts) };
}

function chainsIn(text: string, demo: boolean, connected: ChainSettings): ReadonlySet<ChainCode> {
  const names = text.split(/[\s,]+/).filter((name) => name !== "");
  if (names.length > 0 && demo) {
    throw new CannotStart("A demo has chains of its own: leave out CHAIN_SENDS.");
  }
  return new Set(
    names.map((name) => {
      const chain = known.find((each) => each === name);
      if (!chain)
        throw new CannotStart(
          "CHAIN_SENDS has to name bitcoin, ethereum or both: nothing can be sent on other chains.",
        );
      if (connected[chain]) return chain;
      throw new CannotStart(`CHAIN_SENDS names ${chain}, which no node of yours is connected to.`);
    }),
  );
}

function keysIn(file: string, passwordFile: string): KeysOfChains {
  const password = textOf("SIGNER_PASSWORD_FILE", passwordFile).trim();
  if (password === "")
    throw new CannotStart("SIGNER_PASSWORD_FILE has to be a file with a password.");
  const sealed = textOf("SIGNER_KEY_FILE", file);
  try {
    return openKeys(sealed, password);
  } catch {
    throw new CannotStart(
      "SIGNER_KEY_FILE does not open with the password in SIGNER_PASSWORD_FILE.",
    );
  }
}

function textOf(name: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new CannotStart(`${name} has to be a file that this process can read.`);
  }
}

/** Coins that nobody can spend any more would arrive at addresses of other keys. */
function accountOf(chain: ChainCode, keys: KeysOfChains, connected: ChainSettings): AccountKeys {
  const text = keys[chain];
  if (text === undefined) throw new CannotStart(`SIGNER_KEY_FILE has no key of ${chain}.`);
  const kinds: readonly string[] = chain === "ethereum" ? ["xprv"] : beginnings[connected.network];
  try {
    if (!kinds.includes(text.slice(0, 4))) throw new TypeError("Another kind of key");
    const account = new AccountKeys(text);
    const { publicKey } = account.at("receiving", 0);
    if (evmAddressOf(publicKey) === connected[chain]?.account.evmAddress(0)) return account;
  } catch {
    // Said below.
  }
  throw new CannotStart(
    `SIGNER_KEY_FILE has another key of ${chain} than the one of ${chain.toUpperCase()}_ACCOUNT_KEY.`,
  );
}
