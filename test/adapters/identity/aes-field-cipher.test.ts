import { randomBytes } from "node:crypto";
import { expect } from "chai";
import { AesFieldCipher } from "../../../src/adapters/identity/aes-field-cipher.ts";

const key = randomBytes(32);
const cipher = new AesFieldCipher(key);
const place = "staff.totp_secret one";

describe("an encrypted field", () => {
  it("is read in its place by who has the key", () => {
    const sealed = cipher.encrypt("sécret", place);
    expect(new AesFieldCipher(key).decrypt(sealed, place)).to.equal("sécret");
    expect(Buffer.from(sealed).includes("cret")).to.equal(false);
  });

  it("is another each time", () => {
    expect(cipher.encrypt("secret", place)).to.not.deep.equal(cipher.encrypt("secret", place));
  });

  it("cannot be read in another place", () => {
    const sealed = cipher.encrypt("secret", place);
    expect(() => cipher.decrypt(sealed, "staff.totp_secret two")).to.throw();
  });

  it("cannot be read once any of its bytes was changed", () => {
    const sealed = cipher.encrypt("secret", place);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Uint8Array.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => cipher.decrypt(changed, place), `byte ${index}`).to.throw();
    }
    expect(() => cipher.decrypt(sealed.subarray(0, sealed.length - 1), place)).to.throw();
  });

  it("is read with an older key, too, and written with the newest", () => {
    const newer = new AesFieldCipher(randomBytes(32), key);
    expect(newer.decrypt(cipher.encrypt("secret", place), place)).to.equal("secret");
    expect(() => cipher.decrypt(newer.encrypt("secret", place), place)).to.throw(/do not have/);
  });
});
