import { sha256 } from "@noble/hashes/sha2.js";
import { hex } from "@scure/base";
import { expect } from "chai";
import {
  readEscrowDocument,
  writeEscrowDocument,
} from "../../../src/adapters/multisig/escrow-document.ts";
import {
  escrowAddress,
  escrowDescriptor,
  escrowScripts,
} from "../../../src/adapters/multisig/escrow-script.ts";
import type { MultisigEscrow } from "../../../src/domain/multisig-escrow/escrow-terms.ts";
import { segwitAddress } from "../../../src/domain/chain/bitcoin-address.ts";
import { addressOf, coin, escrow, stranger } from "../../support/multisig-parties.ts";

const { keys } = escrow;

describe("The script of an escrow of three keys", () => {
  it("is two of three, or the exit key after the blocks", () => {
    const push = (key: string) => `21${key}`;
    const multisig = `52${push(keys.buyer)}${push(keys.seller)}${push(keys.platform)}53ae`;
    // IFDUP NOTIF <exit> CHECKSIGVERIFY 20 CHECKSEQUENCEVERIFY ENDIF
    const script = `${multisig}7364${push(keys.exit)}ad0114b268`;
    const scripts = escrowScripts(escrow);
    expect(scripts.witnessScript).to.equal(script);
    const program = sha256(hex.decode(script));
    expect(scripts.script).to.equal(`0020${hex.encode(program)}`);
    expect(escrowAddress(escrow)).to.equal(segwitAddress(program, "regtest"));
  });

  it("has numbers of blocks as short as nodes require them", () => {
    const endOf = (exitBlocks: number) =>
      escrowScripts({ ...escrow, exitBlocks }).witnessScript.split(`${keys.exit}ad`)[1];
    expect(endOf(1)).to.equal("51b268");
    expect(endOf(16)).to.equal("60b268");
    expect(endOf(17)).to.equal("0111b268");
    expect(endOf(128)).to.equal("028000b268");
    expect(endOf(65_535)).to.equal("03ffff00b268");
  });
});

describe("The public document of an escrow", () => {
  const written = writeEscrowDocument({ escrow, coin });

  it("is read as it was written, before and after the escrow was paid", () => {
    expect(readEscrowDocument(written)).to.deep.equal({ ok: true, value: { escrow, coin } });
    const unpaid = { escrow, coin: undefined };
    const read = readEscrowDocument(writeEscrowDocument(unpaid));
    expect(read).to.deep.equal({ ok: true, value: unpaid });
  });

  it("says in words of other wallets what the script is", () => {
    expect(JSON.parse(written)).to.include({
      descriptor: `wsh(or_d(multi(2,${keys.buyer},${keys.seller},${keys.platform}),and_v(v:pk(${keys.exit}),older(20))))`,
      address: escrowAddress(escrow),
    });
    expect(escrowDescriptor(escrow)).to.include("older(20)");
  });

  it("is refused if a key, the exit or the address was exchanged", () => {
    const other = stranger.keys.shared.publicKey;
    const codeOf = (text: string) => {
      const read = readEscrowDocument(text);
      return read.ok ? "accepted" : read.refusal.code;
    };
    for (const key of Object.values(keys)) {
      // Once only in the list of keys, once wherever it stands.
      expect(codeOf(written.replace(`"${key}"`, `"${other}"`))).to.equal("terms");
      expect(codeOf(written.replaceAll(key, other))).to.equal("terms");
    }
    expect(codeOf(written.replace('"exitBlocks": 20', '"exitBlocks": 21'))).to.equal("terms");
    expect(codeOf(written.replace(escrowAddress(escrow), addressOf(9)))).to.equal("terms");
    expect(codeOf(written.replace("older(20)", "older(21)"))).to.equal("terms");
    expect(codeOf(written.replace("regtest", "main"))).to.equal("terms");
  });

  it("is refused if its terms cannot be kept, even if all of it agrees", () => {
    const codeOf = (changed: Partial<MultisigEscrow>) => {
      const read = readEscrowDocument(
        writeEscrowDocument({ escrow: { ...escrow, ...changed }, coin }),
      );
      return read.ok ? "accepted" : read.refusal.code;
    };
    expect(codeOf({})).to.equal("accepted");
    expect(codeOf({ keys: { ...keys, exit: keys.seller } })).to.equal("terms");
    expect(codeOf({ keys: { ...keys, platform: keys.seller } })).to.equal("terms");
    // No point of the curve has this abscissa.
    const none = `02${"00".repeat(31)}05`;
    expect(codeOf({ keys: { ...keys, seller: none } })).to.equal("terms");
    expect(codeOf({ exitBlocks: 0 })).to.equal("terms");
    expect(codeOf({ exitBlocks: 65_536 })).to.equal("terms");
    const elsewhere = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
    const addresses = { ...escrow.addresses, seller: elsewhere };
    expect(codeOf({ addresses })).to.equal("terms");
  });

  it("is refused if it is none", () => {
    const form = { ok: false, refusal: { code: "form" } };
    for (const text of ["", "{}", "null", "[]", '{"format":"peerhold-multisig-escrow/1"}']) {
      expect(readEscrowDocument(text)).to.deep.equal(form);
    }
    const wrong = [
      ['"amount": "1000000"', '"amount": 1000000'],
      ['"amount": "1000000"', '"amount": "-5"'],
      ['"keyNumber": 7', '"keyNumber": 2147483648'],
      [`"${coin.transaction}"`, '"ab"'],
      ['"place": 1', '"place": -1'],
      ["escrow/1", "escrow/2"],
    ] as const;
    for (const [from, to] of wrong) {
      expect(written).to.include(from);
      expect(readEscrowDocument(written.replace(from, to)), to).to.deep.equal(form);
    }
  });
});
