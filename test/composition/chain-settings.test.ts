import { expect } from "chai";
import { connectedAccounts } from "../../src/adapters/chain/connected-accounts.ts";
import { CannotStart } from "../../src/application/ports/cannot-start.ts";
import { coldAccounts } from "../../src/composition/connected-cold.ts";
import { readConfig } from "../../src/composition/config.ts";

/** Of the words of BIP 84's own example. */
const zpub =
  "zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs";
const evmKey =
  "xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt";
const privateKey =
  "zprvAdG4iTXWBoARxkkzNpNh8r6Qag3irQB8PzEMkAFeTRXxHpbF9z4QgEvBRmfvqWvGp42t42nvgGpNgYSJA9iefm1yYNZKEm7z6qUWCroSQnE";

const regtest = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";

const settings = {
  DEMO: "0",
  BITCOIN_CORE_URL: "http://user:secret@127.0.0.1:8332",
  BITCOIN_ACCOUNT_KEY: zpub,
  ETHEREUM_URL: "https://node.example.org/secret",
  ETHEREUM_ACCOUNT_KEY: evmKey,
};
const read = (changed: object = {}) => readConfig({ ...settings, ...changed }, "/project").chains;

describe("the settings of chains", () => {
  it("gives the addresses of the account", () => {
    const accounts = connectedAccounts(read());
    expect(accounts?.network).to.equal("main");
    expect(accounts?.addressOf("bitcoin", 0)).to.equal(
      "bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu",
    );
    expect(accounts?.addressOf("ethereum", 0)).to.equal(
      "0x9858EfFD232B4033E47d90003D41EC34EcaEda94",
    );
    expect(accounts?.tether).to.equal("0xdAC17F958D2ee523a2206206994597C13D831ec7");
  });

  it("knows where cold storage is, in the stored spelling", () => {
    const { bitcoin, ethereum } = read({
      BITCOIN_COLD_ADDRESS: "BC1QCR8TE4KR609GCAWUTMRZA0J4XV80JY8Z306FYU",
      ETHEREUM_COLD_ADDRESS: "0x9858effd232b4033e47d90003d41ec34ecaeda94",
    });
    expect(bitcoin?.cold).to.deep.equal(["bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu"]);
    expect(ethereum?.cold).to.deep.equal(["0x9858EfFD232B4033E47d90003D41EC34EcaEda94"]);
    expect(read().bitcoin?.cold).to.deep.equal([]);
  });

  it("takes several addresses of cold storage, in their order and each once", () => {
    const [first, second] = [
      "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      "0x9858EfFD232B4033E47d90003D41EC34EcaEda94",
    ];
    const { ethereum } = read({
      ETHEREUM_COLD_ADDRESS: `${first.toLowerCase()}, ${second},${first}`,
    });
    expect(ethereum?.cold).to.deep.equal([first, second]);
    const accounts = coldAccounts(read({ ETHEREUM_COLD_ADDRESS: `${second},${first}` }));
    expect(accounts.map(({ chain, address }) => [chain, address])).to.deep.equal([
      ["ethereum", second],
    ]);
  });

  it("connects one chain without the other", () => {
    const accounts = connectedAccounts(read({ ETHEREUM_URL: "" }));
    expect([...(accounts?.chains ?? [])]).to.deep.equal(["bitcoin"]);
    expect(connectedAccounts(read({ ETHEREUM_URL: "", BITCOIN_CORE_URL: "" }))).to.equal(undefined);
  });

  const refusals: readonly (readonly [string, object, RegExp])[] = [
    ["a demo", { DEMO: "1" }, /^A demo has chains of its own: leave out BITCOIN_CORE_URL\.$/],
    ["another network", { CHAIN_NETWORK: "mainnet" }, /^CHAIN_NETWORK /],
    [
      "a node reached in clear",
      { BITCOIN_CORE_URL: "http://user:secret@10.0.0.1:8332" },
      /^BITCOIN_CORE_URL /,
    ],
    ["no address", { ETHEREUM_URL: "node" }, /^ETHEREUM_URL /],
    ["no key", { BITCOIN_ACCOUNT_KEY: "" }, /^BITCOIN_ACCOUNT_KEY /],
    [
      "a private key",
      { BITCOIN_ACCOUNT_KEY: privateKey },
      /^BITCOIN_ACCOUNT_KEY .* private key never/,
    ],
    [
      "a key of another network",
      { CHAIN_NETWORK: "test", TETHER_CONTRACT: "" },
      /^BITCOIN_ACCOUNT_KEY /,
    ],
    [
      "a mistyped key",
      { ETHEREUM_ACCOUNT_KEY: evmKey.replace("6D", "6E") },
      /^ETHEREUM_ACCOUNT_KEY /,
    ],
    ["the chain of another network", { ETHEREUM_CHAIN_ID: "11155111" }, /^ETHEREUM_CHAIN_ID /],
    ["no number", { ETHEREUM_CHAIN_ID: "0x1" }, /^ETHEREUM_CHAIN_ID /],
    [
      "cold storage on another network",
      { BITCOIN_COLD_ADDRESS: regtest },
      /^BITCOIN_COLD_ADDRESS /,
    ],
    [
      "a mistyped address of cold storage",
      { ETHEREUM_COLD_ADDRESS: "0x9858EfFD232B4033E47d90003D41EC34EcaEda95" },
      /^ETHEREUM_COLD_ADDRESS /,
    ],
    [
      "no cold storage after a comma",
      { ETHEREUM_COLD_ADDRESS: "0x9858EfFD232B4033E47d90003D41EC34EcaEda94," },
      /^ETHEREUM_COLD_ADDRESS /,
    ],
    ["no contract", { TETHER_CONTRACT: "tether" }, /^TETHER_CONTRACT /],
  ];
  for (const [what, changed, sentence] of refusals) {
    it(`refuses ${what}, and repeats no secret`, () => {
      expect(() => read(changed))
        .to.throw(CannotStart, sentence)
        .with.property("message")
        .that.does.not.match(/secret|zprv/);
    });
  }
});
