import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { ListedAddresses } from "../../../src/adapters/network/listed-addresses.ts";

describe("where addresses are", () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "addresses-"));
  });
  after(() => rm(folder, { recursive: true }));

  const fileOf = async (name: string, lines: readonly string[]) => {
    const file = join(folder, name);
    await writeFile(file, lines.join("\n"));
    return file;
  };

  it("is said by the lists of the operator, in whatever order", async () => {
    const addresses = new ListedAddresses({
      countries: await fileOf("countries.csv", [
        "203.0.113.0,203.0.113.127,PT",
        "198.51.100.0,198.51.100.255,NG",
        "2001:db8:5::,2001:db8:5:ffff:ffff:ffff:ffff:ffff,DE",
        "192.0.2.0,192.0.2.255,EU",
        "no,range,at all",
      ]),
      hosting: await fileOf("hosting.txt", ["# rented", "198.51.100.64/26 # machines"]),
    });
    const rows: readonly (readonly [string, string | undefined, boolean])[] = [
      ["203.0.113.0", "PT", false],
      ["203.0.113.127", "PT", false],
      ["203.0.113.128", undefined, false],
      ["198.51.100.63", "NG", false],
      ["198.51.100.64", "NG", true],
      ["2001:db8:5:77::/64", "DE", false],
      ["2001:db8:6::/64", undefined, false],
      // The list names no country there.
      ["192.0.2.1", undefined, false],
      ["127.0.0.1", undefined, false],
      ["unknown", undefined, false],
    ];
    for (const [address, country, isHosted] of rows) {
      expect(await addresses.placeOf(address), address).to.deep.equal({ country, isHosted });
    }
  });

  it("is known without any, from the lists that come with the program", async () => {
    const addresses = new ListedAddresses({ countries: undefined, hosting: undefined });
    // Of the registries' own networks, which do not move.
    expect(await addresses.placeOf("193.0.6.139")).to.deep.equal({
      country: "NL",
      isHosted: false,
    });
    expect(await addresses.placeOf("202.12.27.33")).to.include({ country: "JP" });
    expect(await addresses.placeOf("2001:dc3::/64")).to.include({ country: "JP" });
    expect(await addresses.placeOf("88.198.1.1")).to.include({ country: "DE", isHosted: true });
  });
});
