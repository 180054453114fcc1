import { randomBytes } from "node:crypto";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import { AesFieldCipher } from "../../../src/adapters/identity/aes-field-cipher.ts";
import { PersonKeys } from "../../../src/adapters/persistence/bank-account/person-keys.ts";
import { PostgresBankAccountStore } from "../../../src/adapters/persistence/bank-account/postgres-bank-account-store.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresFavoriteStore } from "../../../src/adapters/persistence/favorite/postgres-favorite-store.ts";
import { PostgresGiftCardStore } from "../../../src/adapters/persistence/gift-card/postgres-gift-card-store.ts";
import { PostgresMobileMoneyStore } from "../../../src/adapters/persistence/mobile-money/postgres-mobile-money-store.ts";
import { PostgresOutletStore } from "../../../src/adapters/persistence/outlet/postgres-outlet-store.ts";
import { PostgresPasskeyStore } from "../../../src/adapters/persistence/passkey/postgres-passkey-store.ts";
import { PostgresPayAddresses } from "../../../src/adapters/persistence/pay-address/postgres-pay-addresses.ts";
import { PostgresSavedSearchStore } from "../../../src/adapters/persistence/saved-search/postgres-saved-search-store.ts";
import { OfferShelf } from "../../support/offer-shelf.ts";

const most = 2;

describe("what a person may keep only so many of", () => {
  let shelf: OfferShelf;
  let pool: DataSource;
  let trader: string;
  before(async () => {
    shelf = await OfferShelf.open();
    pool = await createDataSource({ url: shelf.database.url }).initialize();
  });
  beforeEach(async () => {
    trader = await shelf.addTrader(2);
  });
  after(async () => {
    await pool.destroy();
    await shelf.close();
  });

  const cipher = new AesFieldCipher(randomBytes(32));
  const keys = () => new PersonKeys(pool, cipher, (key) => new AesFieldCipher(key));
  /** Six at the same moment, each on a connection of its own. */
  const together = <Done>(add: (number: number) => Promise<Done>) =>
    Promise.all([1, 2, 3, 4, 5, 6].map(add));
  const kept = async (table: string) => {
    const rows = await pool.query<{ total: number }[]>(
      `SELECT count(*)::integer AS total FROM ${table} WHERE trader_id = $1`,
      [trader],
    );
    return rows[0]?.total;
  };
  const expectFull = async (added: readonly unknown[], table: string) => {
    expect(added.filter((each) => each !== false && each !== undefined)).to.have.length(most);
    expect(await kept(table)).to.equal(most);
  };

  it("favorite offers", async () => {
    const store = new PostgresFavoriteStore(pool);
    const owner = await shelf.addVendor();
    const offers: string[] = [];
    for (let more = 0; more < 6; more += 1) offers.push(await shelf.publish(owner));
    const added = await together((number) => store.add(trader, offers[number - 1] ?? "", most));
    await expectFull(added, "favorite_offer");
  });

  it("saved searches, of which a known one can still be saved again", async () => {
    const store = new PostgresSavedSearchStore(pool);
    const save = (id: string, amount: string) =>
      store.add(trader, { id, filters: { amount } as never, wantsAlerts: true }, [], most);
    const added = await together((number) => save(`${trader}-${number}`, String(number)));
    await expectFull(added, "saved_search");
    const place = added.findIndex((id) => id !== undefined);
    expect(await save("again", String(place + 1))).to.equal(added[place]);
  });

  it("bank accounts", async () => {
    const store = new PostgresBankAccountStore(pool, keys());
    const added = await together((number) =>
      store.add(trader, { id: `bank-${number}`, details: {} as never }, most),
    );
    await expectFull(added, "bank_account");
  });

  it("online wallets and places", async () => {
    const store = new PostgresPayAddresses(pool, keys());
    const added = await together((number) =>
      store.add(trader, { id: `place-${number}`, details: {} as never }, most),
    );
    await expectFull(added, "pay_address");
  });

  it("wallets of mobile money", async () => {
    const store = new PostgresMobileMoneyStore(pool, keys(), cipher);
    const added = await together((number) =>
      store.add(trader, { id: `wallet-${number}`, details: {} as never }, most),
    );
    await expectFull(added, "mobile_money_wallet");
  });

  it("gift cards, without the deleted ones", async () => {
    const store = new PostgresGiftCardStore(pool, keys());
    const details = { paymentMethod: "amazon-gift-card", type: "e-card", info: "20 USD" } as const;
    const add = (id: string) => store.add(trader, { id, details: { ...details, code: id } }, most);
    await expectFull(await together((number) => add(`card-${number}`)), "gift_card");
    const [card] = await store.listOf(trader);
    if (card) await store.remove(trader, card);
    expect(await add("card-7")).to.equal(true);
  });

  it("passkeys", async () => {
    const store = new PostgresPasskeyStore(pool);
    const added = await together((number) => {
      const id = `${trader}-${number}`;
      const passkey = { id, credentialId: id, publicKey: new Uint8Array(4), counter: 0 };
      return store.add(trader, { ...passkey, transports: [], name: id }, most);
    });
    await expectFull(added, "passkey");
  });

  it("browsers to tell, of which the newest stay", async () => {
    const store = new PostgresOutletStore(pool);
    await together((number) => {
      const id = `${trader}-${number}`;
      const keyPair = { p256dh: "key", auth: "secret" };
      const browser = { channel: "app", address: `https://push.example/${id}` } as const;
      return store.add({ id, traderId: trader, ...browser, keys: keyPair, session: "ab" }, most);
    });
    expect(await kept("outlet")).to.equal(most);
  });
});
