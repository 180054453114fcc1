import type { DepositAccounts } from "../../application/ports/deposit-accounts.ts";
import { segwitAddress } from "../../domain/chain/bitcoin-address.ts";
import type { ChainCode } from "../../domain/chain/chain.ts";
import { withChecksum } from "../../domain/chain/evm-address.ts";
import { AccountKeys } from "./account-keys.ts";
import { WatchOnlyAccount } from "./watch-only.ts";

/**
 * Public keys of the best known words there are ("abandon … about", BIP 39): m/84'/1'/0' and
 * m/44'/60'/0'. Coins of a demo's chains exist nowhere else.
 */
const bitcoinKey =
  "tpubDC8msFGeGuwnKG9Upg7DM2b4DaRqg3CUZa5g8v2SRQ6K4NSkxUgd7HsL2XVWbVm39yBA4LAxysQAm397zwQSQoQgewGiYZqrA9DsP4zbQ1M";
const ethereumKey =
  "xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt";

/** The private key of the same account of Bitcoin: what a demo's escrows have is worth nothing. */
export const demoBitcoinAccount = (): AccountKeys =>
  new AccountKeys(
    "tprv8fSjiqEQ8YG7Ro7gw2ScwcvweYuuWi1ZzGUtrPz918HvDtBzL5s2voFTrN4y3yUwj5cYD54pLhxk6NKCzHUjcka3zbKjbTEcsuAnkzbjhkL",
  );

let bitcoin: WatchOnlyAccount | undefined;
let ethereum: WatchOnlyAccount | undefined;

/** The same account without it: one in a process, as it keeps what it has derived. */
export const demoBitcoin = (): WatchOnlyAccount => (bitcoin ??= new WatchOnlyAccount(bitcoinKey));

const demoEthereum = (): WatchOnlyAccount => (ethereum ??= new WatchOnlyAccount(ethereumKey));

/** Where play coins come from: who blocks one of these sees what happens to deposits. */
export const playSenders: Readonly<Record<ChainCode, string>> = {
  bitcoin: segwitAddress(new Uint8Array(20).fill(0x0f), "regtest"),
  ethereum: withChecksum("0f".repeat(20)),
};

/** Where coins arrive in a demo: on chains that exist only there. */
export function demoAccounts(): DepositAccounts {
  return {
    network: "regtest",
    chains: new Set(["bitcoin", "ethereum"] as const),
    evmChainId: 31_337,
    tether: "0x5FbDB2315678afecb367f032d93F642f64180aa3",
    addressOf: (chain, number) =>
      chain === "bitcoin"
        ? demoBitcoin().bitcoinAddress(number, "regtest")
        : demoEthereum().evmAddress(number),
  };
}
