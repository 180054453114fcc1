import { expect } from "chai";
import {
  readWish,
  recipientOf,
  unitsOf,
  withRecipient,
} from "../../../../src/adapters/web-ui/send/send-wish.ts";

const address = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";

describe("what a send is filled in with", () => {
  it("is what the address of the page says", () => {
    const search = "?crypto=usdt&amount=12.5&recipient=bruno_costa";
    expect(readWish(search)).to.deep.equal({
      asset: "USDT",
      amount: "12.5",
      recipient: "bruno_costa",
      isAll: false,
    });
    expect(readWish(`address=${address}`)).to.deep.equal({
      asset: "BTC",
      amount: "",
      recipient: address,
      isAll: false,
    });
  });

  it("leaves out what nobody can send", () => {
    const wish = readWish("crypto=doge&amount=-1e9&recipient=");
    expect(wish).to.deep.equal({ asset: "BTC", amount: "", recipient: "", isAll: false });
    expect(readWish(`recipient=${"a".repeat(5_000)}`).recipient).to.have.lengthOf(120);
  });

  it("takes coin and amount of a Lightning invoice, rounded up to satoshi", () => {
    const wish = { asset: "ETH", amount: "3", recipient: "", isAll: false } as const;
    const invoice = `lnbc25000001p1${"q".repeat(300)}`;
    const filled = { asset: "BTC", recipient: invoice, amount: "3", isAll: false };
    expect(withRecipient(wish, invoice)).to.deep.equal(filled);
    const rounded = invoice.replace("25000001p", "15010n").toUpperCase();
    expect(withRecipient(wish, `lightning:${rounded}`)).to.deep.equal({
      asset: "BTC",
      recipient: rounded.toLowerCase(),
      amount: "0.00001501",
      isAll: false,
    });
    expect(readWish(`address=lnbc1${"q".repeat(5_000)}`).recipient).to.have.lengthOf(2_000);
  });

  it("takes coin, address and amount of a bitcoin link", () => {
    const wish = { asset: "ETH", amount: "3", recipient: "", isAll: false } as const;
    expect(withRecipient(wish, `bitcoin:${address}?amount=0.001`)).to.deep.equal({
      asset: "BTC",
      amount: "0.00100000",
      recipient: address,
      isAll: false,
    });
    expect(withRecipient(wish, `bitcoin:${address}`).amount).to.equal("3");
    expect(withRecipient(wish, `bitcoin:${address}?req-x=1`).asset).to.equal("ETH");
  });

  it("goes to a person by name, or else to an address", () => {
    expect(recipientOf(" bruno_costa ")).to.deep.equal({ recipient: "bruno_costa" });
    expect(recipientOf(address)).to.deep.equal({ address });
    expect(recipientOf("0x0")).to.deep.equal({ recipient: "0x0" });
    expect(recipientOf("no name!")).to.deep.equal({ address: "no name!" });
  });

  it("is an amount in base units, or none", () => {
    const of = (amount: string) => unitsOf({ asset: "BTC", amount, recipient: "", isAll: false });
    expect(of("0.00012345")).to.equal("12345");
    expect(["", "0", "0.000000001", "x"].map(of)).to.deep.equal(Array(4).fill(undefined));
  });
});
