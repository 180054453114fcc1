import { vendorTermsVersion } from "../../src/domain/badge-application/badge-application.ts";
import {
  createDataSource,
  type DatabaseAddress,
} from "../../src/adapters/persistence/connection/data-source.ts";
import { GroupCommit } from "../../src/adapters/persistence/commit/group-commit.ts";
import { journalEntry } from "../../src/domain/ledger/journal-entry.ts";
import { money } from "../../src/domain/money/money.ts";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import { offerBody } from "../support/offer-owners.ts";
import { Visitor } from "../support/visitor.ts";
import { InsistentClient, type Destination } from "./insistent-client.ts";
import type { Pair } from "./load.ts";
import type { Query } from "./kept-trades.ts";

/** Where a market opens: a running program and its database. */
export interface MarketPlace extends Destination {
  readonly database: DatabaseAddress;
  onDatabase<Value>(act: (query: Query) => Promise<Value>): Promise<Value>;
}

/** The traders there. */
export interface Market {
  readonly pairs: readonly Pair[];
}

const people = ["ana_lima", "kofi_trades", "marta_d", "bruno_costa"] as const;

/** Enough Bitcoin for hundreds of thousands of trades. */
const debtorBalance = money("BTC", 100_000_000_000n);

/**
 * Signs in the demo's people, lifts their limits, gives them money, and has each publish an offer.
 */
export async function openMarket(place: MarketPlace): Promise<Market> {
  await place.onDatabase((query) =>
    // A vendor can open a dispute as soon as the trade is marked as paid.
    query("UPDATE trader SET level = 3, badge = 'vendor' WHERE username = ANY($1)", [[...people]]),
  );
  await fillDebtorBalances(place.database);
  const clients: InsistentClient[] = [];
  const offers: string[] = [];
  for (const login of people) {
    const visitor = await Visitor.ofDemo(place.url(), login);
    await visitor.must("acceptVendorTerms", { body: { version: vendorTermsVersion } });
    const offer: MyOfferView = (await visitor.must("createOffer", { body: offerBody })).data;
    offers.push(offer.idHashed);
    clients.push(new InsistentClient(place, visitor.pageHeaders));
  }
  const pairs = clients.map((buyer, index) => ({
    buyer,
    seller: clients[(index + 1) % clients.length] ?? buyer,
    offerId: offers[(index + 1) % offers.length] ?? "",
    fiatAmount: "20.00",
  }));
  return { pairs };
}

async function fillDebtorBalances(address: DatabaseAddress): Promise<void> {
  const pool = await createDataSource(address).initialize();
  try {
    const rows = await pool.query<{ id: string }[]>(
      "SELECT id FROM trader WHERE username = ANY($1)",
      [[...people]],
    );
    const entries = rows.map(({ id }) =>
      journalEntry(`debtorBalance:${id}`, [
        {
          from: { kind: "clearing", asset: "BTC" },
          to: { kind: "available", asset: "BTC", traderId: id },
          amount: debtorBalance,
        },
      ]),
    );
    await new GroupCommit(pool).commit({ judgedAt: Date.now(), usage: [], entries });
  } finally {
    await pool.destroy();
  }
}
