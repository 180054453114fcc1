import { expect } from "chai";
import { keyAddress } from "../../../src/adapters/multisig/key-address.ts";

describe("the address of a key", () => {
  it("is the one of the key in BIP 173, in each network", () => {
    const key = "0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798";
    expect(keyAddress(key, "main")).to.equal("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4");
    expect(keyAddress(key, "test")).to.equal("tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx");
    expect(keyAddress(key, "regtest")).to.equal("bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080");
  });
});
