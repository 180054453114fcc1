import { expect } from "chai";
import { ScreenAddress } from "../../../src/application/screening/screen-address.ts";
import type { AddressScreening } from "../../../src/application/ports/address-screening.ts";

const knows: AddressScreening = {
  identify: async (address) =>
    address === "0x1da5821544e25c636c1417ba96ade4cf6d2f9b5a"
      ? [{ category: "sanctions", name: "A list" }]
      : [],
};
const knowsNothing: AddressScreening = { identify: async () => [] };
const silent: AddressScreening = {
  identify: async () => {
    throw new Error("no answer");
  },
};
const listed = "0x1dA5821544E25c636c1417Ba96Ade4Cf6D2f9B5A";

describe("the screening of an address", () => {
  const cases: readonly [string, readonly AddressScreening[], string, string][] = [
    ["is clear where nobody knows anything", [knowsNothing, knows], "0x2", "clear"],
    ["is blocked where one knows it, in any spelling", [knowsNothing, knows], listed, "blocked"],
    ["is blocked by one although another is silent", [silent, knows], listed, "blocked"],
    ["is unknown where one is silent and nobody knows it", [knows, silent], "0x2", "unknown"],
  ];
  for (const [says, asked, address, expected] of cases) {
    it(says, async () => {
      const told: unknown[] = [];
      const screening = new ScreenAddress(asked, (error) => told.push(error));
      expect(await screening.execute(address)).to.equal(expected);
      expect(told).to.have.length(asked.includes(silent) ? 1 : 0);
    });
  }
});
