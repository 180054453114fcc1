import { expect } from "chai";
import type { CurrentUserView } from "../../../src/adapters/http/contract/account/current-user.ts";
import type { ApiKeyView } from "../../../src/adapters/http/contract/api-key/api-key.ts";
import { mayKey } from "../../../src/adapters/http/contract/api-key/api-key-rights.ts";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import { contracts, routes } from "../../../src/adapters/http/contract/routes.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import type { ApiKeyScope } from "../../../src/domain/api-key/api-key.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const password = demoPassword;

describe("API keys over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(() => pair.close());
  afterEach(async () => {
    for (const { id } of await list())
      await pair.seller.must("revokeApiKey", { parameters: { id } });
  });

  const list = async (who = pair.seller): Promise<readonly ApiKeyView[]> =>
    (await who.must("listApiKeys")).data;
  const wish = { label: " My bot ", days: 90 };
  const make = async (scope: ApiKeyScope = "manage", who = pair.seller): Promise<string> => {
    const made = await who.must("makeApiKey", { body: { ...wish, scope, password } });
    return (made.data as { key: string }).key;
  };
  /** What a program sends: the key, and nothing that our pages send. */
  const ask = async (
    key: string,
    path: string,
    { method = "GET", body, headers = {} }: Asked = {},
  ) => {
    const response = await fetch(pair.app.url + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const told = (await response.json()) as { data?: unknown; error?: { code: string } };
    return { status: response.status, code: told.error?.code, data: told.data };
  };
  const offer = async (): Promise<MyOfferView> => {
    const { data } = await pair.seller.must("listMyOffers", { query: { type: "sell" } });
    return (data as MyOfferView[])[0]!;
  };

  it("are made with a proof, shown once, and listed without what they are", async () => {
    const refused = async (body: object) => (await pair.seller.call("makeApiKey", { body })).code;
    expect(await refused({ ...wish, scope: "read" })).to.equal("proof_needed");
    expect(await refused({ ...wish, scope: "read", password: "wrong" })).to.equal(
      "wrong_credentials",
    );
    expect(await refused({ ...wish, scope: "all", password })).to.equal("validation");
    expect(await refused({ ...wish, scope: "read", days: 10_000, password })).to.equal(
      "validation",
    );
    expect(await refused({ ...wish, label: "\u200b", scope: "read", password })).to.equal(
      "api_key_label_unusable",
    );
    expect(await list()).to.deep.equal([]);
    const key = await make("read");
    expect(key).to.match(/^phk_[\w-]{40,}$/);
    const [shown] = await list();
    expect(shown).to.include({ label: "My bot", scope: "read", usedAt: null });
    expect(Date.parse(shown!.expiresAt) - Date.parse(shown!.madeAt)).to.be.within(
      90 * 86_400_000 - 5_000,
      90 * 86_400_000 + 5_000,
    );
    expect(JSON.stringify(shown)).to.not.include(key.slice(4));
    const kept = await pair.app.database.query<{ text: string }>(
      "SELECT to_jsonb(api_key)::text AS text FROM api_key",
    );
    expect(kept.map(({ text }) => text).join()).to.not.include(key.slice(4, 20));
    const mails = await pair.app.database.query<{ kind: string }>(
      "SELECT kind FROM delivery WHERE kind = 'api_key_made'",
    );
    expect(mails).to.have.lengthOf(1);
  });

  it("are at most ten at a time, also where many are made at once", async () => {
    const body = { ...wish, scope: "read", password };
    const made = await Promise.all(
      Array.from({ length: 12 }, () => pair.seller.call("makeApiKey", { body })),
    );
    expect(made.filter(({ status }) => status === 200)).to.have.lengthOf(10);
    expect(new Set(made.map(({ code }) => code))).to.deep.equal(
      new Set([undefined, "too_many_api_keys"]),
    );
    expect(await list()).to.have.lengthOf(10);
  });

  it("read what is their owner's, and change nothing, where they only read", async () => {
    const key = await make("read");
    expect(await ask(key, "/rest/v1/trade/active")).to.include({ status: 200 });
    const mine = await ask(key, "/rest/v1/my-offers/list?type=sell");
    expect((mine.data as MyOfferView[])[0]?.idHashed).to.equal((await offer()).idHashed);
    expect(await ask(key, "/rest/v1/offers?type=buy")).to.include({ status: 200 });
    const { idHashed } = await offer();
    const margin = { method: "PUT", body: { new_margin: "3.5" } };
    expect(await ask(key, `/rest/v1/my-offers/${idHashed}/margin`, margin)).to.include({
      status: 403,
      code: "api_key_forbidden",
    });
    const [used] = await list();
    expect(used?.usedAt).to.be.a("string");
  });

  it("manage offers and write messages, without the token of a page", async () => {
    const key = await make();
    const { idHashed } = await offer();
    const margin = { method: "PUT", body: { new_margin: "3.5" } };
    expect(await ask(key, `/rest/v1/my-offers/${idHashed}/margin`, margin)).to.include({
      status: 200,
    });
    expect((await offer()).margin).to.equal("3.5");
    const { id } = await pair.start();
    const said = { method: "POST", body: { text: "Hello from a program" } };
    expect(await ask(key, `/rest/v1/trade/${id}/messages`, said)).to.include({ status: 200 });
  });

  it("move no coins, prove nothing, and make no other key", async () => {
    const key = await make();
    const { id } = await pair.start();
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    for (const [path, body] of [
      [`/rest/v1/trade/${id}/release`, { password }],
      [`/rest/v1/trade/${id}/cancel`, {}],
      ["/rest/v1/wallet/send/quote", {}],
      ["/rest/v1/api-keys", { ...wish, scope: "read", password }],
      ["/rest/v1/users/settings", {}],
      ["/rest/v1/offers", {}],
      ["/rest/v1/trade/start", {}],
      ["/rest/v1/auth/login", { login: "ana_lima", password }],
    ] as const) {
      expect(await ask(key, path, { method: "POST", body }), path).to.include({
        status: 403,
        code: "api_key_forbidden",
      });
    }
    for (const path of ["/rest/v1/users/sessions", "/rest/v1/bankaccounts", "/rest/v1/api-keys"]) {
      expect(await ask(key, path), path).to.include({ status: 403, code: "api_key_forbidden" });
    }
  });

  it("count alone: a cookie beside them opens nothing more, and a page shows nobody", async () => {
    const key = await make("read");
    const cookie = { headers: { cookie: pair.seller.cookie } };
    expect(await ask(key, "/rest/v1/users/sessions", cookie)).to.include({ status: 403 });
    expect(await ask("phk_unknown", "/rest/v1/trade/active", cookie)).to.include({ status: 401 });
    const page = await fetch(`${pair.app.url}/`, {
      headers: { authorization: `Bearer ${key}`, accept: "text/html" },
    });
    expect(await page.text()).to.not.include("ana_lima@");
  });

  it("end when they are revoked, expire, or the password changes; and nobody else revokes them", async () => {
    const works = async (key: string) => (await ask(key, "/rest/v1/trade/active")).status;
    const [one, other] = [await make("read"), await make("read")];
    const [{ id }] = (await list()) as [ApiKeyView];
    const parameters = { id };
    expect((await pair.buyer.call("revokeApiKey", { parameters })).status).to.equal(404);
    expect([await works(one), await works(other)]).to.deep.equal([200, 200]);
    await pair.seller.must("revokeApiKey", { parameters });
    expect([await works(one), await works(other)]).to.have.members([200, 401]);
    expect((await pair.seller.call("revokeApiKey", { parameters })).status).to.equal(404);
    await pair.app.database.query("UPDATE api_key SET expires_at = clock_timestamp()");
    expect([await works(one), await works(other)]).to.deep.equal([401, 401]);
    expect(await list()).to.deep.equal([]);

    const kofi = await pair.signIn("kofi_trades");
    const key = await make("read", kofi);
    const user = async (): Promise<CurrentUserView> => (await kofi.must("getCurrentUser")).data;
    expect((await user()).isApiKeyConnected).to.equal(true);
    const body = { current_password: password, new_password: "another long word of mine 7" };
    await kofi.must("changePassword", { body });
    expect(await works(key)).to.equal(401);
    expect((await user()).isApiKeyConnected).to.equal(false);
  });

  it("of a banned person open nothing", async () => {
    const key = await make("read", pair.buyer);
    await pair.app.database.query(
      `INSERT INTO account_state (id, trader_id, state, reason, begun_at, begun_by, begun_role)
       SELECT 'locked01', trader.id, 'banned', 'test', clock_timestamp(), staff.id, 'admin'
         FROM trader, staff WHERE trader.username = 'bruno_costa' AND staff.username = 'ada_admin'`,
    );
    expect(await ask(key, "/rest/v1/trade/active")).to.include({ status: 401 });
  });

  it("may call what exists, and nothing whose name moves coins or begins something", () => {
    const allowed = routes.filter((each) => each.access === "trader" && mayKey(each, "manage"));
    expect(allowed.length).to.be.greaterThan(30);
    for (const { id } of allowed) {
      expect(id).to.not.match(
        /release|send(Coins|Play)|convert|withdraw|pay(?!ment)|cancelTrade|startTrade|create|edit/i,
      );
    }
    expect(Object.keys(contracts)).to.include.members(allowed.map(({ id }) => id));
  });
});

interface Asked {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}
