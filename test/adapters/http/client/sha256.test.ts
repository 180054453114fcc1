import { createHash } from "node:crypto";
import { expect } from "chai";
import { Sha256 } from "../../../../src/adapters/http/client/sha256.ts";

describe("the hash that a browser works with", () => {
  it("is SHA-256 of a beginning of any length and a number", () => {
    for (let length = 0; length < 200; length += 1) {
      const start = Uint8Array.from({ length }, (_, place) => (7 * place + length) % 256);
      const hash = new Sha256(start);
      for (const number of [0, 7, 99_999_999, Number.MAX_SAFE_INTEGER]) {
        const told = Buffer.from(hash.with(number)).toString("hex");
        const right = createHash("sha256").update(start).update(String(number)).digest("hex");
        expect(told, `${length} bytes and ${number}`).to.equal(right);
      }
    }
  });
});
