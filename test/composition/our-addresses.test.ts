import { expect } from "chai";
import { demoBitcoin } from "../../src/adapters/chain/demo-accounts.ts";
import { isOurAddress } from "../../src/composition/our-addresses.ts";
import { addressOf } from "../support/multisig-parties.ts";

const changeAddress = (number: number) => demoBitcoin().changeAddress(number, "regtest");

/** Every transaction that we signed pays everybody, so only keys tell what is ours. */
const isOurs = isOurAddress({
  deposits: { ownersOf: async () => new Map() },
  escrows: { isPaidAt: async (address) => address === addressOf(13) },
  changes: { numbersPaying: async () => [7, 9] },
  changeAddress,
  network: "regtest",
  cold: [addressOf(14), addressOf(15)],
});

describe("addresses of the platform", () => {
  it("are those that something came back to from a send, but not who was paid by it", async () => {
    expect(await isOurs(changeAddress(7))).to.equal(true);
    expect(await isOurs(changeAddress(9).toUpperCase())).to.equal(true);
    expect(await isOurs(changeAddress(8))).to.equal(false);
    expect(await isOurs(addressOf(11))).to.equal(false);
  });

  it("are those of escrows and of cold storage", async () => {
    expect(await isOurs(addressOf(13))).to.equal(true);
    expect(await isOurs(addressOf(14))).to.equal(true);
    expect(await isOurs(addressOf(15))).to.equal(true);
    expect(await isOurs("no address")).to.equal(false);
  });
});
