import { accessSync, constants } from "node:fs";
import { isProxyEntry } from "../adapters/http/inbound/account/trusted-proxies.ts";
import type { AddressLists } from "../adapters/network/listed-addresses.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";
import { isNetwork } from "../domain/account/network-address.ts";

/**
 * The operator's lists of where addresses are; without them, those that come with the program. Throws
 * `CannotStart` for a file that cannot be read.
 */
export function addressLists(read: (name: string, fallback: string) => string): AddressLists {
  const file = (name: string) => readable(name, read(name, ""));
  return { countries: file("ADDRESS_COUNTRIES_FILE"), hosting: file("HOSTING_NETWORKS_FILE") };
}

function readable(name: string, path: string): string | undefined {
  if (path === "") return undefined;
  try {
    accessSync(path, constants.R_OK);
    return path;
  } catch {
    throw new CannotStart(`${name} is "${path}", but no such file can be read.`);
  }
}

/** Throws `CannotStart` for what is no network. */
export function blockedNetworks(text: string): readonly string[] {
  const entries = text.split(/[\s,]+/).filter((each) => each !== "");
  const odd = entries.find((each) => !isNetwork(each));
  if (odd === undefined) return entries;
  throw new CannotStart(
    `BLOCKED_NETWORKS has "${odd}", but has to list addresses and networks, such as 203.0.113.0/24.`,
  );
}

/** Throws `CannotStart` for what is no address or network. */
export function trustedProxies(text: string): readonly string[] {
  const entries = text.split(/[\s,]+/).filter((each) => each !== "");
  const odd = entries.find((each) => !isProxyEntry(each));
  if (odd === undefined) return entries;
  throw new CannotStart(
    `TRUSTED_PROXIES has "${odd}", but has to list addresses and networks of proxies, such as 127.0.0.1, 10.0.0.0/8.`,
  );
}
