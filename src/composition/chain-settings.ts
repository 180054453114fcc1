import { WatchOnlyAccount } from "../adapters/chain/watch-only.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";
import { parseAddress } from "../domain/chain/address.ts";
import type { ChainNetwork } from "../domain/chain/chain.ts";
import { readEvmAddress } from "../domain/chain/evm-address.ts";

/** The chains that an installation is connected to, with public keys only. */
export interface ChainSettings {
  readonly network: ChainNetwork;
  readonly bitcoin: ConnectedNode | undefined;
  readonly ethereum:
    | (ConnectedNode & { readonly chainId: number; readonly tether: string })
    | undefined;
}

interface ConnectedNode {
  /** With its login, a secret. */
  readonly url: string;
  /** The account that deposits arrive in, without its private key. */
  readonly account: WatchOnlyAccount;
  /** Where cold storage is, what is moved there first; nobody here has its keys. */
  readonly cold: readonly string[];
}

type Read = (name: string, fallback: string) => string;

const networks: readonly ChainNetwork[] = ["main", "test", "regtest"];

/** Of Ethereum, of Sepolia, and of a node for development. */
const chainIds: Readonly<Record<ChainNetwork, string>> = {
  main: "1",
  test: "11155111",
  regtest: "31337",
};

/** Tether's contract (tether.to); test networks have none that is known. */
const tetherOnMain = "0xdAC17F958D2ee523a2206206994597C13D831ec7";

/**
 * Reads `BITCOIN_CORE_URL`, `ETHEREUM_URL` and what belongs to them. Throws `CannotStart` with one sentence that
 * names the variable, and never its value, which may be a secret.
 */
export function chainSettings(
  read: Read,
  demo: boolean,
  isLoopback: (host: string) => boolean,
): ChainSettings {
  const network = networks.find((each) => each === read("CHAIN_NETWORK", "main"));
  if (!network) throw new CannotStart("CHAIN_NETWORK has to be main, test or regtest.");
  const urlOf = (name: string) => {
    const text = read(name, "");
    if (text !== "" && demo) {
      throw new CannotStart(`A demo has chains of its own: leave out ${name}.`);
    }
    return text === "" ? undefined : nodeUrl(name, text, isLoopback);
  };
  const [bitcoinUrl, ethereumUrl] = [urlOf("BITCOIN_CORE_URL"), urlOf("ETHEREUM_URL")];
  const bitcoinKeys = network === "main" ? ["xpub", "zpub"] : ["tpub", "vpub"];
  return {
    network,
    bitcoin:
      bitcoinUrl === undefined
        ? undefined
        : {
            url: bitcoinUrl,
            account: accountOf("BITCOIN_ACCOUNT_KEY", read, bitcoinKeys),
            cold: coldOf("BITCOIN_COLD_ADDRESS", "BTC", read, network),
          },
    ethereum:
      ethereumUrl === undefined
        ? undefined
        : {
            url: ethereumUrl,
            account: accountOf("ETHEREUM_ACCOUNT_KEY", read, ["xpub"]),
            cold: coldOf("ETHEREUM_COLD_ADDRESS", "ETH", read, network),
            chainId: chainIdOf(read("ETHEREUM_CHAIN_ID", chainIds[network]), network),
            tether: tetherOf(read("TETHER_CONTRACT", network === "main" ? tetherOnMain : "")),
          },
  };
}

/** Neither speaks TLS by itself, and both are told secrets: on another machine, through a tunnel. */
function nodeUrl(name: string, text: string, isLoopback: (host: string) => boolean): string {
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (isSafe) return text;
  throw new CannotStart(
    `${name} has to look like http://user:password@127.0.0.1:8332, or like https://node.example.org.`,
  );
}

function accountOf(name: string, read: Read, beginnings: readonly string[]): WatchOnlyAccount {
  const key = read(name, "");
  try {
    if (!beginnings.includes(key.slice(0, 4))) throw new TypeError("Another kind of key");
    return new WatchOnlyAccount(key);
  } catch {
    const kinds = beginnings.join(" or ");
    throw new CannotStart(
      `${name} has to be the extended public key of an account (${kinds}); a private key never belongs here.`,
    );
  }
}

/** A key, an address and a chain that do not fit together would lose coins. */
function chainIdOf(text: string, network: ChainNetwork): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new CannotStart("ETHEREUM_CHAIN_ID has to be a number.");
  if ((text === chainIds.main) !== (network === "main")) {
    throw new CannotStart("ETHEREUM_CHAIN_ID is that of another network than CHAIN_NETWORK.");
  }
  return Number(text);
}

/** One address, or several with commas between them. Coins that are sent to a mistyped one are lost. */
function coldOf(
  name: string,
  asset: "BTC" | "ETH",
  read: Read,
  network: ChainNetwork,
): readonly string[] {
  const texts = read(name, "").split(",");
  const addresses = texts.flatMap((each) => {
    const text = each.trim();
    if (text === "" && texts.length === 1) return [];
    const address = parseAddress(text, asset, network);
    if (address.ok) return address.value.text;
    throw new CannotStart(
      `${name} has to be an address of its chain on the network ${network}, or several with commas between them.`,
    );
  });
  return [...new Set(addresses)];
}

function tetherOf(text: string): string {
  const address = readEvmAddress(text);
  if (address?.ok) return address.value;
  throw new CannotStart("TETHER_CONTRACT has to be the address of the contract of USDT.");
}
