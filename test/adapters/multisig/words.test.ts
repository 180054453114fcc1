import { hex } from "@scure/base";
import { HDKey } from "@scure/bip32";
import { expect } from "chai";
import fc from "fast-check";
import { readWords, seedOf, wordsOf } from "../../../src/adapters/multisig/words.ts";
import { wordList } from "../../../src/adapters/multisig/word-list.ts";
import accounts from "../../../tools/chains/keys.json" with { type: "json" };
import { bip39 } from "../chain/bip39.ts";

const best = `${"abandon ".repeat(11)}about`;
const codeOf = (typed: string) => {
  const read = readWords(typed);
  return read.ok ? "accepted" : read.refusal.code;
};

describe("The words of a key", () => {
  it("are those of BIP 39, from a list of 2,048 that four letters tell apart", () => {
    expect(new Set(wordList.map((word) => word.slice(0, 4))).size).to.equal(2_048);
    expect(wordList.toSorted()).to.deep.equal(wordList);
    const short = bip39.filter(([entropy]) => entropy.length === 32);
    expect(short).to.have.length(2);
    for (const [entropy, words] of short) {
      expect(wordsOf(hex.decode(entropy)).join(" ")).to.equal(words);
    }
  });

  it("give the seed that wallets derive from them", () => {
    const versions = { private: 0x04_35_83_94, public: 0x04_35_87_cf };
    const account = HDKey.fromMasterSeed(seedOf(best.split(" ")), versions).derive("m/84'/1'/0'");
    expect(account.privateExtendedKey).to.equal(accounts.private.bitcoin);
  });

  it("are read as people write them down", () => {
    const numbered = best
      .split(" ")
      .map((word, place) => `${place + 1}. ${word.toUpperCase()}`)
      .join("\n");
    expect(readWords(numbered)).to.deep.equal({ ok: true, value: best.split(" ") });
  });

  it("are refused with a word that is none, one too few, or two exchanged", () => {
    expect(readWords(best.replace("about", "abuot"))).to.deep.equal({
      ok: false,
      refusal: { code: "word_unknown", word: "abuot" },
    });
    expect(codeOf(best.replace(" about", ""))).to.equal("word_count");
    const words = (bip39[1]?.[1] ?? "").split(" ");
    expect(codeOf(words.join(" "))).to.equal("accepted");
    const [first = "", second = "", ...others] = words;
    expect(codeOf([second, first, ...others].join(" "))).to.equal("words_mistyped");
  });

  it("stand for all randomness there can be", () => {
    const entropy = fc.uint8Array({ minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(entropy, (bytes) => {
        expect(codeOf(wordsOf(bytes).join(" "))).to.equal("accepted");
      }),
    );
  });
});
