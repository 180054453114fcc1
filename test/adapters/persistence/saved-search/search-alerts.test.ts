import { expect } from "chai";
import { ChangeSavedSearch } from "../../../../src/application/saved-search/change-saved-search.ts";
import { LookForNewOffers } from "../../../../src/application/saved-search/look-for-new-offers.ts";
import { SaveSearch } from "../../../../src/application/saved-search/save-search.ts";
import { mostSavedSearches } from "../../../../src/domain/saved-search/saved-search.ts";
import { OfferShelf } from "../../../support/offer-shelf.ts";

describe("alerts of saved searches", () => {
  let shelf: OfferShelf;
  let owner: string;
  let reader: string;
  before(async () => {
    shelf = await OfferShelf.open();
    owner = await shelf.addVendor();
    await shelf.fund(owner);
    shelf.market.tell("BTC", "EUR", "60000");
  });
  after(() => shelf.close());
  beforeEach(async () => {
    await shelf.database.query("DELETE FROM saved_search");
    await shelf.database.query("DELETE FROM outbox WHERE aggregate = 'saved_search'");
    await shelf.database.query("DELETE FROM offer");
    reader = await shelf.addTrader(1);
  });

  const offers = () => shelf.listOffers(shelf.startRules);
  const actor = () => actorOf(reader);
  const save = (fiat: string, wantsAlerts = true) => saveAs(1, fiat, wantsAlerts);
  const saveAs = (level: number, fiat: string, wantsAlerts = true, isOfBlocked = false) =>
    new SaveSearch(shelf.savedSearches, offers(), () => shelf.newId("search")).execute(
      actorOf(reader, level),
      {
        type: "buy",
        cryptoCurrencyId: 8,
        currency: "EUR",
        fiat,
        ...(isOfBlocked && { isOfBlocked }),
      },
      wantsAlerts,
    );
  const look = () => new LookForNewOffers(shelf.searchAlerts, offers()).execute();
  const makeDue = () => shelf.database.query("UPDATE saved_search SET due_at = clock_timestamp()");
  const told = async () => {
    const rows = await shelf.database.query<{ recipients: string[] }>(
      "SELECT recipients FROM outbox WHERE aggregate = 'saved_search' ORDER BY id",
    );
    return rows.map(({ recipients }) => recipients.join());
  };

  const actorOf = (traderId: string, level = 1) => ({
    traderId,
    username: traderId,
    level,
    sessionStartedAt: 0,
  });
  const switchAlerts = async (isOn: boolean) => {
    const [search] = await shelf.savedSearches.listOf(reader);
    const changing = new ChangeSavedSearch(shelf.savedSearches, offers());
    await changing.setAlerts(actor(), search?.id ?? "", isOn);
  };
  /** The only offer that there is. */
  const theOffer = async (): Promise<{ id: string; ownerId: string }> => {
    const sql = `SELECT id, owner_id AS "ownerId" FROM offer`;
    const [offer] = await shelf.database.query<{ id: string; ownerId: string }>(sql);
    return offer!;
  };
  const switchIt = async (isOn: boolean) => {
    const { switchOffer: switching } = shelf.useCases();
    const { id } = await theOffer();
    const switched = await switching.execute(actorOf(owner, 3), id, undefined, isOn);
    expect(switched.ok).to.equal(true);
  };
  const block = (who: string, whom: string) =>
    shelf.database.query(
      "INSERT INTO contact (owner_id, subject_id, is_trusted, is_blocked) VALUES ($1, $2, false, true)",
      [who, whom],
    );
  const publishPlay = async () => {
    shelf.market.tell("PBTC", "EUR", "60000");
    const player = await shelf.addTrader(-1);
    await shelf.database.query(
      `INSERT INTO ledger_account (id, kind, owner_id, asset, balance)
       VALUES ('available:PBTC:' || $1::text, 'available', $1, 'PBTC', 100000000)`,
      [player],
    );
    await shelf.publish(player, { asset: "PBTC" });
  };
  const lookAgain = async () => {
    await makeDue();
    await look();
  };

  /** What happens before the search is saved and after it, and whether its owner is told of it. */
  const happenings: readonly {
    what: string;
    tells: boolean;
    isOfBlocked?: boolean;
    first?: () => Promise<unknown>;
    after: () => Promise<unknown>;
  }[] = [
    {
      what: "an offer that someone published since",
      tells: true,
      after: () => shelf.publish(owner),
    },
    {
      what: "an offer that was there already",
      tells: false,
      first: () => shelf.publish(owner),
      after: () => Promise.resolve(),
    },
    {
      what: "an offer that was off, and is switched on",
      tells: true,
      first: async () => {
        await shelf.publish(owner);
        await switchIt(false);
      },
      after: () => switchIt(true),
    },
    {
      what: "a known offer that was off for a while",
      tells: false,
      first: () => shelf.publish(owner),
      after: async () => {
        await switchIt(false);
        await lookAgain();
        await switchIt(true);
      },
    },
    {
      what: "known offers after a time without a market price",
      tells: false,
      first: () => shelf.publish(owner),
      after: async () => {
        shelf.market.tell("BTC", "EUR");
        await lookAgain();
        shelf.market.tell("BTC", "EUR", "60000");
      },
    },
    {
      what: "an offer whose owner can fund it since",
      tells: true,
      first: async () => shelf.publish(await shelf.addVendor()),
      after: async () => shelf.fund((await theOffer()).ownerId),
    },
    {
      what: "their own offer",
      tells: false,
      first: () => shelf.fund(reader),
      after: () => shelf.publish(reader),
    },
    {
      what: "an offer of someone whom they blocked",
      tells: false,
      first: () => block(reader, owner),
      after: () => shelf.publish(owner),
    },
    {
      what: "an offer of someone whom they blocked, where they look for just those",
      tells: false,
      isOfBlocked: true,
      first: () => block(reader, owner),
      after: () => shelf.publish(owner),
    },
    {
      what: "an offer of someone who blocked them",
      tells: false,
      first: () => block(owner, reader),
      after: () => shelf.publish(owner),
    },
    {
      what: "an offer beyond the search",
      tells: false,
      after: () => shelf.publish(owner, { amounts: { kind: "range", min: "200", max: "500" } }),
    },
    {
      what: "an offer of the play market",
      tells: false,
      after: publishPlay,
    },
    {
      what: "an offer that came while alerts were off",
      tells: false,
      after: async () => {
        await switchAlerts(false);
        await shelf.publish(owner);
        await switchAlerts(true);
      },
    },
    {
      what: "an offer that came just before they switched on alerts that were on",
      tells: true,
      after: async () => {
        await shelf.publish(owner);
        await switchAlerts(true);
      },
    },
    {
      what: "an offer that came before they saved the search again",
      tells: false,
      after: async () => {
        await shelf.publish(owner);
        await save("100");
      },
    },
  ];
  for (const { what, tells, isOfBlocked, first, after: next } of happenings) {
    it(`${tells ? "tell" : "do not tell"} of ${what}`, async () => {
      await first?.();
      await saveAs(1, "100", true, isOfBlocked);
      await look();
      expect(await told()).to.deep.equal([]);
      await next();
      await lookAgain();
      expect(await told()).to.deep.equal(tells ? [reader] : []);
    });
  }

  it("tell a demo account of offers of the play market alone", async () => {
    reader = await shelf.addTrader(-1);
    await saveAs(-1, "100");
    await shelf.publish(owner);
    await lookAgain();
    expect(await told()).to.deep.equal([]);
    await publishPlay();
    await lookAgain();
    expect(await told()).to.deep.equal([reader]);
  });

  it("count the hour of each search by itself", async () => {
    await save("100");
    await shelf.publish(owner);
    await look();
    await save("300");
    await shelf.publish(owner);
    await look();
    expect(await told()).to.have.length(2);
  });

  it("tell of an offer that was published since, once", async () => {
    await shelf.publish(owner);
    await save("100");
    await look();
    expect(await told()).to.deep.equal([]);
    await shelf.publish(owner);
    await makeDue();
    await look();
    expect(await told()).to.deep.equal([reader]);
    await makeDue();
    await look();
    expect(await told()).to.have.length(1);
  });

  it("are quiet for an hour after they told, then tell of what came meanwhile", async () => {
    await save("100");
    await shelf.publish(owner);
    await look();
    await shelf.publish(owner);
    await look();
    expect(await told()).to.have.length(1);
    const [{ minutes } = { minutes: 0 }] = await shelf.database.query<{ minutes: number }>(
      `SELECT round(extract(epoch FROM due_at - clock_timestamp()) / 60)::integer AS minutes
         FROM saved_search`,
    );
    expect(minutes).to.equal(60);
    await makeDue();
    await look();
    expect(await told()).to.have.length(2);
  });

  it("leave out offers that the reader cannot take, and searches without alerts", async () => {
    await save("100", false);
    await save("100000");
    await shelf.publish(owner);
    await makeDue();
    await look();
    expect(await told()).to.deep.equal([]);
  });

  it("are told once where two processes look at the same time", async () => {
    await save("100");
    await shelf.publish(owner);
    await Promise.all([look(), look(), look()]);
    expect(await told()).to.have.length(1);
  });

  it("keep the same filters once, with the newest wish, and no more searches than allowed", async () => {
    const first = await save("100");
    const again = await save("100", false);
    expect(again).to.deep.equal(first);
    const [only, ...others] = await shelf.savedSearches.listOf(reader);
    expect(others).to.deep.equal([]);
    expect(only?.wantsAlerts).to.equal(false);
    for (let amount = 1; amount < mostSavedSearches; amount += 1) await save(String(amount));
    const oneMore = await save("99");
    expect(oneMore.ok ? undefined : oneMore.refusal.code).to.equal("too_many_saved_searches");
  });
});
