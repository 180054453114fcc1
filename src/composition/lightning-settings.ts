import { readFileSync } from "node:fs";
import type { LndSettings } from "../adapters/lightning/lnd-rest.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";
import type { ChainNetwork } from "../domain/chain/chain.ts";

const networks: readonly ChainNetwork[] = ["main", "test", "regtest"];

/**
 * Reads `LND_URL` and what belongs to it; undefined without it. Throws `CannotStart` with one sentence that names
 * the variable.
 */
export function lightningSettings(
  read: (name: string, fallback: string) => string,
  demo: boolean,
  isLoopback: (host: string) => boolean,
): LndSettings | undefined {
  const text = read("LND_URL", "");
  if (text === "") return undefined;
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (!url || !isSafe || url.username !== "" || url.search !== "") {
    throw new CannotStart("LND_URL has to look like https://lnd.example.org:8080.");
  }
  const macaroon = read("LND_MACAROON", "");
  if (!/^([0-9a-f]{2})+$/i.test(macaroon)) {
    // The value is not repeated: it is a secret.
    throw new CannotStart("LND_MACAROON has to be the macaroon in hexadecimal.");
  }
  const network = networks.find((each) => each === read("LND_NETWORK", "main"));
  if (!network) throw new CannotStart("LND_NETWORK has to be main, test or regtest.");
  if (demo && network === "main") {
    throw new CannotStart("LND_NETWORK is main, but a demo never moves real money.");
  }
  const file = read("LND_CERT", "");
  const certificate = file === "" ? undefined : certificateIn(file);
  return { url: url.origin + url.pathname.replace(/\/+$/, ""), macaroon, certificate, network };
}

function certificateIn(file: string): string {
  try {
    const text = readFileSync(file, "utf8");
    if (text.includes("BEGIN CERTIFICATE")) return text;
  } catch {
    // Said below.
  }
  throw new CannotStart("LND_CERT has to be a file with the certificate of LND, as PEM.");
}
