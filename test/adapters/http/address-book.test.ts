import { expect } from "chai";
import type { AddressBookView } from "../../../src/adapters/http/contract/send/address-book.ts";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const password = "try the demo";
const address = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";
const other = "bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry";

describe("an address book over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(() => pair.close());

  const bookOf = async (who: Visitor): Promise<AddressBookView> =>
    (await who.must("viewAddressBook")).data;
  const save = (where: string, more: object = {}) => {
    const body = { crypto_currency_code: "BTC", address: where, name: "Savings", ...more };
    return pair.seller.call("saveAddress", { body });
  };
  const switchTo = (only: boolean, more: object = {}) =>
    pair.seller.call("switchOnlySaved", { body: { only_saved: only, ...more } });
  const obstacleTo = async (to: object): Promise<string | undefined> => {
    const body = { crypto_currency_code: "BTC", amount: "50000", ...to };
    const quoted = (await pair.seller.must("quoteSend", { body })).data as {
      obstacle: { code: string } | null;
    };
    return quoted.obstacle?.code;
  };
  const told = async (story: string): Promise<number> => {
    await caughtUp(pair.app.database, "notices");
    const notices: readonly NoticeView[] = (await pair.seller.must("listNotices")).data;
    return notices.filter(({ event }) => event === story).length;
  };
  const age = (table: string, column: string) =>
    pair.app.database.query(
      `UPDATE ${table} SET ${column} = ${column} - interval '24 hours' - interval '1 s'`,
    );

  it("is empty at first, and binds nobody", async () => {
    expect(await bookOf(pair.seller)).to.deep.equal({
      addresses: [],
      isOnlySaved: false,
      offFrom: null,
      asks: "password",
    });
    expect(await obstacleTo({ address })).to.equal(undefined);
  });

  it("keeps an address once, under a name, and tells its owner", async () => {
    expect(await save(address.slice(0, -1))).to.include({ code: "address_mistyped" });
    expect(await save(address, { name: "\u202E" })).to.include({ code: "address_name_unusable" });
    expect(await save(address.toUpperCase())).to.include({ status: 200 });
    expect(await save(address)).to.include({ status: 409, code: "address_saved" });
    const [saved, ...more] = (await bookOf(pair.seller)).addresses;
    expect(saved).to.include({ address, name: "Savings", usableFrom: null });
    expect(more).to.deep.equal([]);
    expect((await bookOf(pair.buyer)).addresses).to.deep.equal([]);
    expect(await told("address_saved")).to.equal(1);
  });

  it("holds at once when its owner wants nothing else, and new addresses wait a day", async () => {
    expect(await switchTo(true)).to.include({ status: 200 });
    expect(await obstacleTo({ address })).to.equal("saved_address_too_new");
    expect(await obstacleTo({ address: other })).to.equal("only_saved_addresses");
    expect(await obstacleTo({ recipient: "bruno_costa" })).to.equal("only_saved_addresses");
    const body = { crypto_currency_code: "BTC", amount: "50000", address, password };
    expect(await pair.seller.call("sendCoins", { body })).to.include({
      code: "saved_address_too_new",
    });
    expect((await bookOf(pair.seller)).addresses[0]?.usableFrom).to.be.a("string");
    await age("saved_address", "saved_at");
    expect(await obstacleTo({ address })).to.equal(undefined);
  });

  it("takes the proof of a send for another address, which then waits", async () => {
    expect(await save(other)).to.include({ code: "proof_needed" });
    expect(await save(other, { password: "not this" })).to.include({ code: "wrong_credentials" });
    expect(await obstacleTo({ address: other })).to.equal("only_saved_addresses");
    expect(await save(other, { password })).to.include({ status: 200 });
    expect(await obstacleTo({ address: other })).to.equal("saved_address_too_new");
  });

  it("is off a day after a proof, and until then can stay on", async () => {
    expect(await switchTo(false)).to.include({ code: "proof_needed" });
    expect(await switchTo(false, { password })).to.include({ status: 200 });
    expect((await bookOf(pair.seller)).offFrom).to.be.a("string");
    expect(await told("only_saved_ends")).to.equal(1);
    expect(await obstacleTo({ recipient: "bruno_costa" })).to.equal("only_saved_addresses");
    await switchTo(true);
    await age("only_saved", "off_from");
    expect(await bookOf(pair.seller)).to.include({ isOnlySaved: true, offFrom: null });
    await switchTo(false, { password });
    await age("only_saved", "off_from");
    expect(await bookOf(pair.seller)).to.include({ isOnlySaved: false, offFrom: null });
    expect(await obstacleTo({ recipient: "bruno_costa" })).to.equal(undefined);
  });

  it("gives up an address for its owner alone", async () => {
    const [first] = (await bookOf(pair.seller)).addresses;
    const parameters = { id: first?.id ?? "" };
    expect(await pair.buyer.call("removeSavedAddress", { parameters })).to.include({
      code: "not_found",
    });
    await pair.seller.must("removeSavedAddress", { parameters });
    const left = (await bookOf(pair.seller)).addresses.map(({ id }) => id);
    expect(left).to.have.length(1);
    expect(left).not.to.include(parameters.id);
  });
});
