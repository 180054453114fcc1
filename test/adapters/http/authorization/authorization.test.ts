import { expect } from "chai";
import {
  contracts,
  routes,
  type Contracts,
} from "../../../../src/adapters/http/contract/routes.ts";
import { refusals } from "../../../../src/adapters/http/contract/refusals.ts";
import type { SessionView } from "../../../../src/adapters/http/contract/account/security.ts";
import { expectBooksBalance } from "../../../support/books.ts";
import { TraderCast } from "../../../support/trader-cast.ts";
import type { Told, Visitor } from "../../../support/visitor.ts";
import type { About, Outcome, Row, Who } from "./row-kinds.ts";
import { traderRows } from "./trader-rows.ts";

const nothing = { id: "", proposalId: "" };

/** What people own, and what they agreed on: no other caller may change any of it. */
const owned = [
  "account_state",
  "badge_application",
  "case_text",
  "chat_message",
  "claim",
  "company",
  "company_document",
  "dispute_case",
  "feedback",
  "multisig_escrow",
  // What workers carry out of acts of earlier rows, such as the issue of a card, comes when it comes.
  `(SELECT p.* FROM ledger_posting p JOIN ledger_entry e ON e.id = p.entry_id
     WHERE e.ref !~ '^(card-done|card-back|order-|send-)')`,
  "offer",
  "offer_report",
  "partner_reward",
  "person_chat",
  "person_message",
  "person_report",
  "referral",
  "support_chat",
  "support_message",
  "trade",
  "trade_event",
  "trader_mark",
  "verification_demand",
];

describe("who may call what as a trader", () => {
  let cast: TraderCast;
  let offer: string;
  before(async () => {
    cast = await TraderCast.open();
    offer = (await cast.offer()).idHashed;
    // Whether the day's liabilities are published yet depends on how long the rows before took.
    await cast.app.database.query(
      `INSERT INTO liability_publication (day, coins, coverage, previous, hash)
       VALUES (current_date, '[]', '[]', 'none', 'first')`,
    );
  });
  after(async () => {
    await expectBooksBalance(cast.app.database);
    await cast.close();
  });

  const state = async () => {
    const hashes = owned.map(
      (table) => `SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${table} t`,
    );
    return JSON.stringify(await cast.app.database.query(hashes.join(" UNION ALL ")));
  };

  const aboutOf = async ({ stage }: Row): Promise<About> => {
    const sessions: readonly SessionView[] = (await cast.ana.must("listSessions")).data;
    const trade = stage && (await cast.trade(stage, offer));
    return {
      ...nothing,
      buyer: cast.ana,
      seller: cast.ana,
      ...trade,
      offer,
      session: sessions[0]?.id ?? "",
    };
  };

  /** The people that a word of the table means. */
  const callers = (who: Who, about: About): readonly Visitor[] => {
    switch (who) {
      case "owner":
        return [cast.ana];
      case "buyer":
      case "seller":
        return [about[who]];
      default:
        return cast[who];
    }
  };

  const outcomesOf = async (id: keyof Contracts, who: Who, about: About): Promise<string[]> => {
    const outcomes: string[] = [];
    for (const visitor of callers(who, about)) {
      const told = await visitor.call(id, traderRows[id].sent?.(about));
      expectStatusOf(told);
      expectNothingPrivate(id, who, about, told);
      outcomes.push(told.status < 400 ? "ok" : (told.code ?? ""));
    }
    return outcomes;
  };

  it("is said for every route, and nothing else", () => {
    expect(Object.keys(traderRows)).to.have.members(routes.map(({ id }) => id));
    expect(Object.keys(contracts)).to.have.members(routes.map(({ id }) => id));
  });

  it("never leaves out who is not signed in, staff, and strangers", () => {
    for (const [id, { answers }] of Object.entries(traderRows)) {
      const asked = answers.map(([who]) => who);
      expect(asked, id).to.include.members(["nobody", "staff", "banned", "stranger", "held"]);
    }
  });

  it("lets in nobody where a trader, or a token, is asked for", () => {
    for (const { id, access } of routes) {
      const row = traderRows[id as keyof Contracts];
      const nobody = row.answers.find(([who]) => who === "nobody")?.[1];
      expect(nobody === "unauthenticated", id).to.equal(access !== "anyone");
    }
  });

  for (const [id, row] of Object.entries(traderRows) as [keyof Contracts, Row][]) {
    const said = row.answers.map(([who, outcome]) => `${who} ${outcome}`).join(", ");
    it(`${id}: ${said}`, async () => {
      await cast.app.database.query("DELETE FROM attempt");
      const about = await aboutOf(row);
      const before = await state();
      const found: (readonly [Who, Outcome])[] = [];
      for (const [index, [who]] of row.answers.entries()) {
        const isFirst = row.answers.findIndex(([, each]) => each === "ok") === index;
        if (isFirst) expect(await state(), "someone changed something").to.equal(before);
        for (const outcome of await outcomesOf(id, who, about)) {
          found.push([who, outcome as Outcome]);
        }
      }
      const expected = row.answers.flatMap((each) => callers(each[0], about).map(() => each));
      expect(found).to.deep.equal(expected);
    });
  }
});

/** What a caller may never read, wherever it appears (S19). */
function expectNothingPrivate(id: keyof Contracts, who: Who, about: About, { body }: Told): void {
  const text = JSON.stringify(body);
  const isOwn = who === "owner" || who === "seller";
  expect(text, id).to.not.match(/argon2|scrypt|newcomer_\d+x@/i);
  // The document contains its address, and the names of its cookies.
  if (id !== "getApiDocument") expect(text, id).to.not.match(/__Host-|127\.0\.0\.1/);
  if (isOwn) return;
  expect(text, id).to.not.include("ana_lima@").and.to.not.include(about.session);
  // Whoever starts the trade is its buyer.
  if (who !== "buyer" && id !== "startTrade") expect(text, id).to.not.include("canary-of-ana");
}

/** A code has one status everywhere. */
function expectStatusOf({ status, code, body }: Told): void {
  if (code === undefined) expect(status, JSON.stringify(body)).to.be.oneOf([200, 303]);
  else expect(status).to.equal(refusals[code as keyof typeof refusals]?.status);
}
