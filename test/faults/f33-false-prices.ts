import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { OfferCard, ViewedOffer } from "../../src/adapters/http/contract/offer/offer-views.ts";
import { startApplication } from "../../src/composition/application.ts";
import { readConfig } from "../../src/composition/config.ts";
import { findProject } from "../../src/composition/project.ts";
import { removeCluster } from "../support/remove-cluster.ts";
import { Visitor } from "../support/visitor.ts";
import { FalseExchanges, type Said } from "./false-exchanges.ts";
import type { FaultRow } from "./fault-row.ts";
import { defaultMarketPolicy } from "../../src/domain/policy/default-policy.ts";

const all = (rate: string | undefined): Said => ({ kraken: rate, coinbase: rate, bitstamp: rate });
const good = "70000";

/** Answers that leave no price at all. */
const useless: Readonly<Record<string, Said>> = {
  zero: all("0.00"),
  "less than zero": all("-70000"),
  NaN: all("NaN"),
  infinity: all("Infinity"),
  nothing: all(""),
  silence: all(undefined),
  "ten minutes old": { ...all(good), kraken: undefined, secondsOld: 600 },
};

/** F33: the sources of prices are wrong, late, or silent. */
export const falsePrices: FaultRow = {
  id: "F33",
  title: "sources of prices that say zero, nothing, old things, or a thousand times as much",
  needs: [],
  async run({ say }) {
    const place = new MarketPlace(await FalseExchanges.open(all(good)));
    try {
      const offerId = await place.serving(async (buyer) => offerOfAna(buyer));
      for (const [what, said] of Object.entries(useless)) {
        await place.serving(async (buyer) => expectNoPrice(buyer, offerId, what), said);
      }
      const once = { ...all(good), bitstamp: `${good}000` };
      await place.serving((buyer) => expectRightPrice(buyer, offerId, "one of three"), once);
      await place.serving(async (buyer) => {
        place.exchanges.said = all(`${good}000`);
        await pause((defaultMarketPolicy.refreshSeconds + 5) * 1_000);
        await expectRightPrice(buyer, offerId, "all of them at once");
      });
      say(
        `${Object.keys(useless).length} kinds of no price start no trade; a jump is not believed`,
      );
    } finally {
      await place.close();
    }
  },
};

async function offerOfAna(buyer: Visitor): Promise<string> {
  const query = { type: "buy", crypto_currency_id: "8", currency: "EUR" };
  const offers: readonly OfferCard[] = (await buyer.must("listOffers", { query })).data;
  const offer = offers.find(
    ({ owner, margin }) => owner.username === "ana_lima" && margin !== null,
  );
  if (!offer) throw new Error("Ana has no offer that follows the market.");
  await expectRightPrice(buyer, offer.idHashed, "none of them");
  return offer.idHashed;
}

/** Such an offer has no price, and nobody can start a trade on it. */
async function expectNoPrice(buyer: Visitor, id: string, what: string): Promise<void> {
  const { price } = await viewed(buyer, id);
  // A price that is fresh enough to show may be shown, but not traded at.
  if (price !== null && (what !== "ten minutes old" || !isRight(price))) {
    throw new Error(`An offer has the price ${price} where the exchanges say ${what}.`);
  }
  const body = { offer_id: id, fiat_amount: "20.00" };
  const told = await buyer.call("startTrade", { body });
  if (told.code !== "no_fresh_rate") {
    throw new Error(`A start was answered ${told.code ?? told.status}: exchanges say ${what}.`);
  }
}

async function expectRightPrice(buyer: Visitor, id: string, wrong: string): Promise<void> {
  const { price } = await viewed(buyer, id);
  if (!isRight(price)) throw new Error(`${wrong} of the exchanges wrong: the price is ${price}.`);
}

async function viewed(buyer: Visitor, id: string): Promise<ViewedOffer> {
  return (await buyer.must("viewOffer", { parameters: { id } })).data;
}

/** In euros, at 0.9 per dollar, and within an offer's margin limits. */
function isRight(price: string | null): boolean {
  const euros = Number(price);
  return euros > 56_000 && euros < 70_000;
}

/** The program in this process, restarted for each answer of the exchanges. */
class MarketPlace {
  readonly exchanges: FalseExchanges;
  readonly #folder = mkdtempSync(join(tmpdir(), "peerhold-prices-"));

  constructor(exchanges: FalseExchanges) {
    this.exchanges = exchanges;
    chmodSync(this.#folder, 0o711);
  }

  async serving<Value>(
    look: (buyer: Visitor) => Promise<Value>,
    said: Said = all(good),
  ): Promise<Value> {
    this.exchanges.said = said;
    const project = findProject();
    const environment = {
      PORT: "0",
      DEMO: "1",
      DEMO_STORY: "0",
      LOG_LEVEL: "silent",
      DATA_DIR: join(this.#folder, "data"),
    };
    const config = readConfig(environment, project.folder);
    const rates = { kind: "http", addresses: this.exchanges.addresses } as const;
    const application = await startApplication({ ...config, rates }, project);
    try {
      return await look(await Visitor.ofDemo(application.url ?? "", "bruno_costa"));
    } finally {
      await application.stop();
    }
  }

  async close(): Promise<void> {
    await this.exchanges.close();
    removeCluster(join(this.#folder, "data", "postgres"));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
