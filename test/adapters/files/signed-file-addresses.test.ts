import { expect } from "chai";
import { SignedFileAddresses } from "../../../src/adapters/files/signed-file-addresses.ts";

describe("the signed address of a file", () => {
  const seconds = 300;
  let time = 1_800_000_000_000;
  const addresses = new SignedFileAddresses({
    path: "/files",
    secret: new Uint8Array(32),
    seconds,
    now: () => time,
  });
  const grant = { fileId: "file", readerId: "reader", variant: "content" } as const;
  const queryOf = (address: string) =>
    Object.fromEntries(new URL(address, "https://example.org").searchParams);

  it("is good for its time, and not a second longer", () => {
    const query = queryOf(addresses.make(grant));
    time += seconds * 1_000;
    expect(addresses.check("file", "content", query)).to.deep.equal(grant);
    time += 1_000;
    expect(addresses.check("file", "content", query)).to.equal(undefined);
  });

  it("is for its file, its reader and its variant alone", () => {
    const query = queryOf(addresses.make(grant));
    expect(addresses.check("other", "content", query)).to.equal(undefined);
    expect(addresses.check("file", "thumbnail", query)).to.equal(undefined);
    expect(addresses.check("file", "content", { ...query, for: "other" })).to.equal(undefined);
    const later = { ...query, until: String(Number(query["until"]) + 60) };
    expect(addresses.check("file", "content", later)).to.equal(undefined);
  });
});
