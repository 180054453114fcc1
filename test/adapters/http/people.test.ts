import { expect } from "chai";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import type {
  PersonCardView,
  PersonView,
  StaffTradeCard,
  StaffTradeView,
} from "../../../src/adapters/http/contract/admin/people-views.ts";
import { accountStates, type AccountState } from "../../../src/domain/account/account-states.ts";
import { mayChangeState } from "../../../src/domain/staff/state-authority.ts";
import { EventReader } from "../../support/event-reader.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";
import { defaultStaffPolicy } from "../../../src/domain/policy/default-policy.ts";

const { restrictionAtMostSeconds } = defaultStaffPolicy;

const staff = {
  support: "sam_support",
  moderator: "nia_mod",
  supermoderator: "vera_super",
  admin: "ada_admin",
} as const;
type Role = keyof typeof staff;
const roles = Object.keys(staff) as readonly Role[];

describe("people at the console", () => {
  let pair: TradingPair;
  let count = 0;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(() => pair.close());

  const visitors = new Map<Role, Promise<StaffVisitor>>();
  const as = (role: Role): Promise<StaffVisitor> => {
    const known = visitors.get(role) ?? StaffVisitor.ofDemo(pair.app.adminUrl, staff[role]);
    visitors.set(role, known);
    return known;
  };
  const idOf = async (visitor: Visitor): Promise<string> =>
    (await visitor.must("getCurrentUser")).data["id"];
  /** A new trader, with a session. */
  const newcomer = async () => {
    count += 1;
    await pair.app.database.query("DELETE FROM attempt");
    const visitor = await Visitor.of(pair.app.url);
    const name = `newcomer_${count}x`;
    await visitor.register(name);
    await visitor.openPage();
    return { visitor, name, id: await idOf(visitor) };
  };
  /** A new trader who never signs in. */
  const stranger = async () => {
    count += 1;
    const id = `stranger${count}`;
    await pair.app.database.query(
      `INSERT INTO trader (id, username, username_skeleton, email, password_hash, level)
       VALUES ($1, $1, $1, $1 || '@example.org', 'none', 1)`,
      [id],
    );
    return { id };
  };
  const begin = async (role: Role, id: string, state: AccountState, until?: string) =>
    (await as(role)).call("beginAccountState", {
      parameters: { id },
      body: { state, reason: "For a test.", ...(until !== undefined && { until }) },
    });
  const lift = async (role: Role, person: PersonView, state: AccountState) => {
    const stateId = person.history.find((each) => each.state === state && each.holds)?.id ?? "";
    const parameters = { id: person.id, stateId };
    return (await as(role)).call("liftAccountState", { parameters, body: { reason: "Cleared." } });
  };
  const auditOf = async (id: string) =>
    (
      await pair.app.database.query<{ act: string }>(
        "SELECT act FROM audit_log WHERE subject_id = $1 ORDER BY seq",
        [id],
      )
    ).map(({ act }) => act);

  for (const role of roles) {
    for (const state of accountStates) {
      const may = mayChangeState(role, state, restrictionAtMostSeconds, defaultStaffPolicy);
      it(`${role} ${may ? "begins" : "does not begin"} ${state}`, async () => {
        const { id } = await stranger();
        const until = new Date(Date.now() + 3_600_000).toISOString();
        const told = await begin(role, id, state, until);
        expect([told.status, told.code]).to.deep.equal(may ? [200, undefined] : [403, "forbidden"]);
        expect(await auditOf(id)).to.deep.equal(may ? ["begin-account-state", "read-person"] : []);
        const person: PersonView = (
          await (await as("admin")).must("viewPerson", { parameters: { id } })
        ).data;
        expect(person.states).to.deep.equal(may ? [state] : []);
        if (may) return;
        await begin("admin", id, state, until);
        const now: PersonView = (
          await (await as("admin")).must("viewPerson", { parameters: { id } })
        ).data;
        expect((await lift(role, now, state)).code).to.equal("forbidden");
      });
    }
  }

  it("a moderator's restriction needs an end within seven days, and everybody's one ahead", async () => {
    const { id } = await stranger();
    const at = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
    const codes = [
      (await begin("moderator", id, "restricted")).code,
      (await begin("moderator", id, "restricted", at(restrictionAtMostSeconds + 60))).code,
      (await begin("admin", id, "restricted", at(-60))).code,
      (await begin("moderator", id, "restricted", "tomorrow")).code,
      (await begin("moderator", id, "restricted", at(3_600))).code,
      (await begin("admin", id, "restricted")).code,
    ];
    expect(codes).to.deep.equal([
      "forbidden",
      "forbidden",
      "end_not_possible",
      "validation",
      undefined,
      "state_already_so",
    ]);
  });

  it("a ban ends the sessions and the stream at once, and no sign-in gives new ones", async () => {
    const { visitor, id, name } = await newcomer();
    const stream = await EventReader.open(pair.app.url, visitor);
    expect(await stream.next()).to.include({ event: "open" });
    const { meta } = (await visitor.must("listActiveTrades")).body as { meta: { number: number } };
    const after = String(meta.number);
    const polling = visitor.call("listActiveTrades", { query: { wait: "20", after } });
    const person: PersonView = (await begin("supermoderator", id, "banned")).data;
    expect(await stream.next(), "the stream ended").to.equal(undefined);
    expect((await polling).status, "the poll").to.equal(401);
    expect((await visitor.call("listMyOffers", { query: { type: "buy" } })).status).to.equal(401);
    const again = await Visitor.of(pair.app.url);
    const signIn = (password: string) => again.call("logIn", { body: { login: name, password } });
    expect((await signIn("not the password")).code).to.equal("wrong_credentials");
    const refused = await signIn(passwordOf(name));
    expect([refused.status, refused.code]).to.deep.equal([403, "account_banned"]);
    expect(person.states).to.deep.equal(["banned"]);
    expect((await lift("admin", person, "banned")).status).to.equal(200);
    expect((await signIn(passwordOf(name))).status).to.equal(200);
  });

  it("a frozen owner's offers leave the list and keep their switch; lifting brings them back", async () => {
    const id = await idOf(pair.seller);
    const listed = async () => {
      const query = { type: "buy", crypto_currency_id: "8", currency: "EUR", limit: "50" };
      const offers: OfferCard[] = (await pair.buyer.must("listOffers", { query })).data;
      return offers.filter(({ owner }) => owner.username === "ana_lima").length;
    };
    const own = async () => {
      const query = { type: "sell" };
      const offers: MyOfferView[] = (await pair.seller.must("listMyOffers", { query })).data;
      return offers.filter(({ isActive }) => isActive);
    };
    const before = await listed();
    expect(before).to.be.greaterThan(0);
    const person: PersonView = (await begin("supermoderator", id, "frozen")).data;
    expect(await listed()).to.equal(0);
    for (const { isEnabled, messages } of await own()) {
      expect(isEnabled).to.equal(false);
      expect(messages.map(({ code }) => code)).to.include("AccountState");
    }
    const reader = (await pair.seller.must("getCurrentUser")).data;
    expect(reader).to.include({ isFrozen: true, isBanned: false, isOnHold: false });
    await lift("supermoderator", person, "frozen");
    expect(await listed()).to.equal(before);
    expect((await own()).some(({ isEnabled }) => isEnabled)).to.equal(true);
  });

  it("the other side of a trade reads the word and not the reason", async () => {
    const trade = await pair.start();
    const id = await idOf(pair.seller);
    const person: PersonView = (await begin("admin", id, "compliance_hold")).data;
    const parameters = { id: trade.id };
    const seen: TradeView = (await pair.buyer.must("viewTrade", { parameters })).data;
    expect(seen.partnerState).to.equal("on_hold");
    expect(JSON.stringify(seen)).to.not.include("For a test.");
    await lift("admin", person, "compliance_hold");
    const after: TradeView = (await pair.buyer.must("viewTrade", { parameters })).data;
    expect(after.partnerState).to.equal(null);
    await pair.buyer.must("cancelTrade", { parameters, body: {} });
  });

  it("a start is refused with the taker's state first", async () => {
    const { visitor, id } = await newcomer();
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR", limit: "50" };
    const offers: OfferCard[] = (await visitor.must("listOffers", { query })).data;
    const offer = offers.find(({ owner }) => owner.username === "ana_lima");
    const body = { offer_id: offer?.idHashed, fiat_amount: "100.00" };
    await begin("support", id, "on_hold");
    const told = await visitor.call("startTrade", { body });
    expect([told.status, told.code]).to.deep.equal([403, "user_restricted"]);
  });

  it("finds people by name and id, and by address only for those who may read addresses", async () => {
    const { id, name } = await newcomer();
    const find = async (role: Role, filter: Readonly<Record<string, string>>) => {
      const query = { filter: JSON.stringify(filter) };
      const told = await (await as(role)).must("listPeople", { query });
      return told.data as PersonCardView[];
    };
    const [person] = await find("admin", { q: id });
    expect(person).to.include({ id, username: name });
    const email = person?.email ?? "";
    expect(email).to.include("@").and.not.include("*");
    expect(await find("support", { q: email })).to.have.length(1);
    expect(await find("moderator", { q: email })).to.deep.equal([]);
    const [masked] = await find("moderator", { q: name.toUpperCase() });
    expect(masked?.email).to.equal(`${email.slice(0, 1)}***${email.slice(email.indexOf("@"))}`);
    const seen: PersonView = (
      await (await as("support")).must("viewPerson", { parameters: { id } })
    ).data;
    expect(seen).to.include({ country: null, seenCountry: null, isOnVpn: false });
    expect((await find("moderator", { q: seen.externalId })).map((each) => each.id)).to.eql([id]);
    expect(await find("admin", { q: "%" })).to.deep.equal([]);
    await begin("support", id, "on_hold");
    const held = await find("support", { state: "on_hold" });
    expect(held.map((each) => each.id)).to.include(id);
    const query = { filter: JSON.stringify({ state: "sad" }) };
    expect((await (await as("admin")).call("listPeople", { query })).code).to.equal("validation");
  });

  it("keeps notes for staff, and logs each reading of a person", async () => {
    const { id } = await stranger();
    const parameters = { id };
    const moderator = await as("moderator");
    await moderator.must("notePerson", { parameters, body: { text: "Called twice." } });
    const empty = await moderator.call("notePerson", { parameters, body: { text: "  \u200b" } });
    expect(empty.code).to.equal("reason_needed");
    const person: PersonView = (await moderator.must("viewPerson", { parameters })).data;
    expect(person.notes.map(({ text, by }) => [text, by])).to.deep.equal([
      ["Called twice.", staff.moderator],
    ]);
    expect(person.mayBegin).to.deep.equal(["restricted"]);
    expect(await auditOf(id)).to.deep.equal(["note-person", "read-person", "read-person"]);
    const unknown = await moderator.call("viewPerson", { parameters: { id: "nobody" } });
    expect(unknown.status).to.equal(404);
  });

  it("shows a trade to moderators who say why, and logs it; support reads none", async () => {
    const trade = await pair.start();
    const parameters = { id: trade.id };
    const [moderator, support] = [await as("moderator"), await as("support")];
    const query = { filter: JSON.stringify({ q: trade.id }) };
    const cards: StaffTradeCard[] = (await moderator.must("listTrades", { query })).data;
    expect(cards.map(({ id, seller }) => [id, seller])).to.deep.equal([[trade.id, "ana_lima"]]);
    expect((await moderator.call("readTrade", { parameters })).code).to.equal("validation");
    const reason = { reason: "A mail of the buyer." };
    const view: StaffTradeView = (await moderator.must("readTrade", { parameters, query: reason }))
      .data;
    expect(view).to.include({ id: trade.id, status: trade.status, escrowState: "held" });
    expect(view.timeline.map(({ act }) => act)).to.include("start");
    expect(await auditOf(trade.id)).to.deep.equal(["read-trade"]);
    expect((await support.call("readTrade", { parameters, query: reason })).status).to.equal(403);
    expect(await auditOf(trade.id)).to.deep.equal(["read-trade"]);
    await pair.buyer.must("cancelTrade", { parameters, body: {} });
  });

  it("tells each role what it may do with a trade, and whether there is a case", async () => {
    const { id } = await pair.start();
    const parameters = { id };
    const query = { reason: "A mail of the buyer." };
    const actsOf = async (role: Role): Promise<StaffTradeView["acts"]> =>
      ((await (await as(role)).must("readTrade", { parameters, query })).data as StaffTradeView)
        .acts;
    const hasCase = async () => {
      const list = { filter: JSON.stringify({ q: id }) };
      const cards: StaffTradeCard[] = (
        await (await as("admin")).must("listTrades", { query: list })
      ).data;
      return cards.map((card) => card.hasCase);
    };
    expect(await actsOf("moderator")).to.deep.equal([]);
    expect(await actsOf("supermoderator")).to.deep.equal(["cancel"]);
    await pair.buyer.must("markTradePaid", { parameters });
    for (const role of ["moderator", "supermoderator", "admin"] as const) {
      expect(await actsOf(role), role).to.deep.equal(["dispute"]);
    }
    expect(await hasCase()).to.deep.equal([false]);
    const body = { reason: "The seller is gone." };
    await (await as("moderator")).must("openDisputeByStaff", { parameters, body });
    expect(await hasCase()).to.deep.equal([true]);
    expect(await actsOf("moderator")).to.deep.equal([]);
  });
});
