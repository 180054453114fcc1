import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import type { AddressCountries, AddressPlace } from "../../application/ports/address-countries.ts";
import { isPrivateAddress } from "../../domain/account/network-address.ts";
import { isCountry } from "../../domain/catalogue/countries.ts";
import { hostingNetworks } from "./hosting-networks.ts";
import { countryRange, networkRange, RangeTable } from "./range-table.ts";

/** The operator's own lists, as files; undefined: those that come with the program. */
export interface AddressLists {
  /** Lines such as "1.0.0.0,1.0.0.255,AU". */
  readonly countries: string | undefined;
  /** Lines such as "203.0.113.0/24"; whatever follows a "#" is a remark. */
  readonly hosting: string | undefined;
}

/** Country-level, IPv4 and IPv6, from the registries of the internet. */
const bundled = ["asn-country-ipv4.csv", "asn-country-ipv6.csv"].map(
  (name) => `@ip-location-db/asn-country/${name}`,
);

/** The lists, read when the first address from outside is looked up, and kept. */
interface ReadLists {
  readonly countries: RangeTable;
  readonly hosting: RangeTable;
}

const unknown: AddressPlace = { country: undefined, isHosted: false };

/** Looks addresses up in lists on disk; nothing leaves the machine. */
export class ListedAddresses implements AddressCountries {
  readonly #lists: AddressLists;
  #read: Promise<ReadLists> | undefined;

  constructor(lists: AddressLists) {
    this.#lists = lists;
  }

  async placeOf(address: string): Promise<AddressPlace> {
    if (isPrivateAddress(address)) return unknown;
    this.#read ??= readLists(this.#lists);
    const { countries, hosting } = await this.#read;
    const label = countries.labelOf(address);
    return {
      country: label !== undefined && isCountry(label) ? label : undefined,
      isHosted: hosting.labelOf(address) !== undefined,
    };
  }
}

async function readLists({ countries, hosting }: AddressLists): Promise<ReadLists> {
  const read = { countries: new RangeTable(), hosting: new RangeTable() };
  for (const file of countries === undefined ? bundledFiles() : [countries]) {
    await eachLine(file, (line) => {
      const range = countryRange(line);
      if (range) read.countries.add(range);
    });
  }
  const addNetwork = (line: string) => {
    const range = networkRange(line.replace(/#.*/, ""));
    if (range) read.hosting.add(range);
  };
  if (hosting === undefined) hostingNetworks.forEach(addNetwork);
  else await eachLine(hosting, addNetwork);
  return read;
}

function bundledFiles(): readonly string[] {
  const { resolve } = createRequire(import.meta.url);
  return bundled.map((name) => resolve(name));
}

/** Piece by piece: other requests are answered between them. */
async function eachLine(file: string, take: (line: string) => void): Promise<void> {
  const lines = createInterface({ input: createReadStream(file, "utf8"), crlfDelay: Infinity });
  for await (const line of lines) take(line);
}
