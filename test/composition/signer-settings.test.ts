import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { openKeys, sealKeys } from "../../src/adapters/chain/key-file.ts";
import { CannotStart } from "../../src/application/ports/cannot-start.ts";
import { readConfig } from "../../src/composition/config.ts";
import { keyFiles, privateKeys, publicKeys } from "../support/signer-account.ts";

describe("the settings of sends on connected chains", () => {
  const folder = mkdtempSync(join(tmpdir(), "signer-"));
  const other = mkdtempSync(join(tmpdir(), "signer-"));
  const files = keyFiles(folder);
  const settings = {
    DEMO: "0",
    CHAIN_NETWORK: "regtest",
    BITCOIN_CORE_URL: "http://user:secret@127.0.0.1:8332",
    BITCOIN_ACCOUNT_KEY: publicKeys.bitcoin,
    CHAIN_SENDS: "bitcoin",
    ...files,
  };
  const read = (changed: object = {}) =>
    readConfig({ ...settings, ...changed }, "/project").sending;
  after(() => {
    rmSync(folder, { recursive: true });
    rmSync(other, { recursive: true });
  });

  it("open the keys of the account that deposits arrive in", () => {
    const { chains, keys } = read();
    expect([...chains]).to.deep.equal(["bitcoin"]);
    expect(keys?.bitcoin?.at("receiving", 0).secret).to.have.lengthOf(32);
    expect(keys).to.not.have.property("ethereum");
  });

  it("give no keys to what serves people, or to a worker without them", () => {
    const without = { SIGNER_KEY_FILE: "", SIGNER_PASSWORD_FILE: "" };
    for (const ROLE of ["web", "worker"]) {
      expect(read({ ...without, ROLE })).to.deep.equal({
        chains: new Set(["bitcoin"]),
        keys: undefined,
      });
    }
    expect(read({ ...without, CHAIN_SENDS: "" }).chains.size).to.equal(0);
  });

  const refusals: readonly (readonly [string, () => object, RegExp])[] = [
    ["keys in a web process", () => ({ ROLE: "web" }), /^SIGNER_KEY_FILE .* web/],
    ["sends without keys", () => ({ SIGNER_KEY_FILE: "" }), /^CHAIN_SENDS needs SIGNER_KEY_FILE/],
    ["keys of nothing", () => ({ CHAIN_SENDS: "" }), /^SIGNER_KEY_FILE needs CHAIN_SENDS/],
    ["another chain", () => ({ CHAIN_SENDS: "litecoin" }), /^CHAIN_SENDS has to /],
    [
      "a chain without its node",
      () => ({ BITCOIN_CORE_URL: "" }),
      /^CHAIN_SENDS names bitcoin, which no node/,
    ],
    [
      "a demo",
      () => ({ DEMO: "1", BITCOIN_CORE_URL: "" }),
      /^A demo has chains of its own: leave out CHAIN_SENDS/,
    ],
    ["no password", () => ({ SIGNER_PASSWORD_FILE: "" }), /^SIGNER_PASSWORD_FILE /],
    ["a file that is not there", () => ({ SIGNER_KEY_FILE: "/nowhere" }), /^SIGNER_KEY_FILE /],
    [
      "another password",
      () => {
        const file = join(other, "password");
        writeFileSync(file, "not this");
        return { SIGNER_PASSWORD_FILE: file };
      },
      /^SIGNER_KEY_FILE does not open /,
    ],
    [
      "no key of the chain",
      () => keyFiles(other, { ethereum: privateKeys.ethereum }),
      /^SIGNER_KEY_FILE has no key of bitcoin/,
    ],
    [
      "the key of another account",
      () => keyFiles(other, { bitcoin: privateKeys.ethereum }),
      /^SIGNER_KEY_FILE has another key of bitcoin/,
    ],
  ];
  for (const [what, changed, sentence] of refusals) {
    it(`refuses ${what}, and repeats no secret`, () => {
      expect(() => read(changed()))
        .to.throw(CannotStart, sentence)
        .with.property("message")
        .that.does.not.match(/secret|prv|password$/);
    });
  }

  it("seals a file anew each time, and opens none that was changed", () => {
    const [one, two] = [sealKeys(privateKeys, "word"), sealKeys(privateKeys, "word")];
    expect(one).to.not.equal(two);
    expect(one).to.not.include("prv");
    expect(openKeys(one, "word")).to.deep.equal(privateKeys);
    const { sealed } = JSON.parse(one) as { sealed: string };
    const changed = one.replace(sealed, `${sealed.startsWith("0") ? "1" : "0"}${sealed.slice(1)}`);
    expect(() => openKeys(changed, "word")).to.throw();
    expect(() => openKeys(one.replace("peerhold keys", "other keys"), "word")).to.throw("no file");
  });
});
