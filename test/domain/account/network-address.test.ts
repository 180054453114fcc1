import { expect } from "chai";
import fc from "fast-check";
import {
  isNetwork,
  isPrivateAddress,
  isWithin,
  parseAddress,
  parseNetwork,
} from "../../../src/domain/account/network-address.ts";

describe("addresses of the internet", () => {
  it("are numbers of their family", () => {
    expect(parseAddress("1.2.3.4")).to.deep.equal({ family: 4, value: 0x01020304n });
    expect(parseAddress("::ffff:1.2.3.4")).to.deep.equal({ family: 4, value: 0x01020304n });
    expect(parseAddress("2001:db8::1")?.value).to.equal(0x20010db8000000000000000000000001n);
    expect(parseAddress("::")).to.deep.equal({ family: 6, value: 0n });
    for (const odd of [
      "",
      "1.2.3",
      "1.2.3.256",
      "1::2::3",
      "2001:db8",
      "1:2:3:4:5:6:7:8:9",
      "g::",
    ]) {
      expect(parseAddress(odd), odd).to.equal(undefined);
    }
  });

  it("lie in the network that shares their first bits, and in no other", () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.integer({ min: 1, max: 32 }), fc.ipV4(), (one, bits, other) => {
        const network = parseNetwork(`${one}/${bits}`);
        const address = parseNetwork(other);
        if (!network || !address) throw new Error("an address was not understood");
        const shift = BigInt(32 - bits);
        const isSame = address.first >> shift === (parseAddress(one)?.value ?? 0n) >> shift;
        expect(isWithin(address, network)).to.equal(isSame);
      }),
    );
  });

  it("do not lie in a network of the other family", () => {
    const [small, wide] = [parseNetwork("0.0.0.1"), parseNetwork("::/1")];
    expect(small && wide && isWithin(small, wide)).to.equal(false);
  });

  it("can be named by an operator, but not all at once", () => {
    const named = [
      "203.0.113.0/24",
      "203.0.113.7",
      "2001:db8::/32",
      "0.0.0.0/0",
      "::/0",
      "1.2.3.4/33",
    ];
    expect(named.filter(isNetwork)).to.deep.equal(named.slice(0, 3));
  });

  it("of inner networks say nothing of a place", () => {
    const inner = ["127.0.0.1", "10.1.2.3", "192.168.0.1", "::1", "fd00::/64", "unknown", ""];
    expect(inner.every(isPrivateAddress)).to.equal(true);
    expect(["8.8.8.8", "2001:200::/64"].some(isPrivateAddress)).to.equal(false);
  });
});
