import { expect } from "chai";
import type { Failure } from "../../../../src/adapters/http/contract/envelope.ts";
import {
  contracts,
  routes,
  type Contracts,
} from "../../../../src/adapters/http/contract/routes.ts";
import type { RouteContract } from "../../../../src/adapters/http/contract/route.ts";
import { castOffer, TraderCast, type CastTrade } from "../../../support/trader-cast.ts";
import type { Told } from "../../../support/visitor.ts";
import type { About } from "./row-kinds.ts";
import { traderRows } from "./trader-rows.ts";

/** Fields that a caller would like to set. */
const wishes: Readonly<Record<string, unknown>> = {
  role: "admin",
  isAdmin: true,
  level: 3,
  balance: "1000000000",
  status: "released",
  price: "1",
  fee: "0",
  owner_id: "someone1",
  trader_id: "someone1",
  id: "another1",
  created_at: "2020-01-01",
};

/** Names of properties that every object has. */
const builtIn = [
  "__proto__",
  "constructor",
  "prototype",
  "hasOwnProperty",
  "isPrototypeOf",
  "toString",
  "valueOf",
  "__defineGetter__",
];

// The support chat is opened by a token: adapters/http/support.test.ts.
const ids = routes
  .filter(({ access }) => access !== "support-chat")
  .map(({ id }) => id as keyof Contracts);

/** As JSON, in which `__proto__` is an ordinary name. */
const withField = (body: object, field: string, value: unknown) =>
  JSON.parse(
    `${JSON.stringify(body).slice(0, -1)},${JSON.stringify(field)}:${JSON.stringify(value)}}`.replace(
      "{,",
      "{",
    ),
  ) as object;

const fieldsOf = (told: Told) =>
  ((told.body as Failure).error.details ?? []).map(({ field }) => field);

describe("what a request may say", () => {
  let cast: TraderCast;
  let about: About;
  before(async () => {
    cast = await TraderCast.open();
    const offer = (await cast.offer()).idHashed;
    const trade = await cast.trade("proposed", offer);
    about = { ...trade, offer, session: "none" };
  });
  after(() => cast.close());

  /** As ana, who may do most of these. */
  const call = (id: keyof Contracts, change: { body?: object; query?: Record<string, string> }) => {
    const { parameters, query, body, file } = traderRows[id].sent?.(about) ?? {};
    const sent = { ...query, ...change.query };
    return cast.ana.call(id, {
      ...(parameters && { parameters }),
      query: sent,
      ...(file && { file }),
      ...(change.body ? { body: change.body } : body !== undefined && { body }),
    });
  };

  const expectRefused = (told: Told, field: string) => {
    expect([told.status, told.code], field).to.deep.equal([422, "validation"]);
    expect(fieldsOf(told)).to.include(field);
  };

  // What the caller saw of a trade is among the wishes, and a part of these.
  const takesStatus: ReadonlySet<string> = new Set(["cancelTrade", "returnEscrow"]);
  // A file has no fields; other bodies are refused in its place (attachment.test.ts).
  const takesBody = ({ method, takesFile }: RouteContract) => method !== "get" && !takesFile;
  for (const id of ids.filter((each) => takesBody(contracts[each]))) {
    it(`is, in the body of ${id}, what its contract names and nothing else (S21)`, async () => {
      const body = (traderRows[id].sent?.(about).body as object | undefined) ?? {};
      const known = Object.keys(body);
      for (const [field, value] of Object.entries(wishes)) {
        if (known.includes(field) || takesStatus.has(id)) continue;
        expectRefused(await call(id, { body: withField(body, field, value) }), field);
      }
      for (const field of builtIn) {
        expectRefused(await call(id, { body: withField(body, field, { role: "admin" }) }), field);
      }
      // Alone as well: it must not turn off a rule.
      expectRefused(await call(id, { body: withField({}, "constructor", 1) }), "constructor");
    });
  }

  for (const id of ids.filter((each) => each !== "logOut")) {
    it(`is, in the query of ${id}, what its contract names and nothing else (S21)`, async () => {
      for (const field of ["role", "trader_id", ...builtIn]) {
        expectRefused(await call(id, { query: { [field]: "admin" } }), field);
      }
    });
  }

  for (const [name, details, field] of [
    [
      "another field",
      [{ label: "IBAN", value: "PT50", isHidden: true }],
      "payment_details.0.isHidden",
    ],
    [
      "a built-in name",
      [{ label: "IBAN", value: "PT50", constructor: 1 }],
      "payment_details.0.constructor",
    ],
    ["a list in the list", [[{ label: "IBAN", value: "PT50" }]], "payment_details.0"],
    ["no object", ["IBAN"], "payment_details.0"],
  ] as const) {
    it(`is as closed in what stands inside: ${name}`, async () => {
      const body = { ...castOffer, payment_details: details };
      expectRefused(await call("createOffer", { body }), field);
    });
  }

  it("may have half a sign, a zero or a mark in any text: it is kept or refused", async function () {
    this.timeout(60_000);
    const odd = ["\ud800", "a\udfffb", "a\u0000b", "\u202e", "a@b\udc00.org"];
    for (const id of ids) {
      const body = (traderRows[id].sent?.(about).body ?? {}) as Record<string, unknown>;
      const texts = Object.keys(body).filter((field) => typeof body[field] === "string");
      for (const [field, text] of texts.flatMap((each) => odd.map((one) => [each, one] as const))) {
        const told = await call(id, { body: { ...body, [field]: text } });
        expect(told.status, `${id} ${field} ${JSON.stringify(text)}`).to.be.lessThan(500);
      }
    }
    for (const text of odd) {
      const payment_details = [{ label: text, value: text }];
      const told = await call("createOffer", { body: { ...castOffer, payment_details } });
      expect(told.status, text).to.be.lessThan(500);
      const tagged = await call("createOffer", { body: { ...castOffer, tags: [text] } });
      expect(tagged.status, text).to.be.lessThan(500);
    }
  });

  it("is one cap, not a list of them", async () => {
    const body = { offer_cap: [{ active: true, amount: "100" }] };
    expectRefused(await call("setOfferCap", { body }), "offer_cap");
  });

  it("leaves every object as it was", () => {
    expect(({} as Record<string, unknown>)["role"]).to.equal(undefined);
  });

  describe("by ids that do not belong together (S20)", () => {
    let other: CastTrade;
    before(async () => {
      other = await cast.trade("proposed", about.offer);
    });

    // Declining a proposal that is not open is already done.
    for (const [id, closed] of [
      ["acceptProposal", 409],
      ["declineProposal", 200],
    ] as const) {
      it(`${id} does nothing with the proposal of another trade`, async () => {
        for (const [tradeId, proposalId, who, status] of [
          [about.id, other.proposalId, about.buyer, closed],
          [other.id, about.proposalId, about.buyer, 404],
          [other.id, about.proposalId, cast.ana, closed],
        ] as const) {
          const told = await who.call(id, { parameters: { id: tradeId, proposalId } });
          expect(told.status).to.equal(status);
        }
        for (const each of [about, other]) {
          const { data } = await each.buyer.must("viewTrade", { parameters: { id: each.id } });
          expect(data).to.have.property("status", "active_funded");
          expect(data).to.have.property("proposals").with.length(1);
        }
      });
    }

    it("a key is its caller's own: another's answer is never given again", async () => {
      const key = "one-key-of-two-people";
      const text = { text: "Hello" };
      const mine = { parameters: { id: about.id }, body: text, key };
      const theirs = { parameters: { id: other.id }, body: text, key };
      await about.buyer.must("sendMessage", mine);
      await other.buyer.must("sendMessage", theirs);
      expect(await other.buyer.call("sendMessage", mine)).to.include({ status: 404 });
      const { data } = await other.buyer.must("listMessages", { parameters: { id: other.id } });
      expect(data).to.have.length(1);
    });
  });
});
