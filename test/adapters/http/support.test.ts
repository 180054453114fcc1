import { expect } from "chai";
import type { Contracts } from "../../../src/adapters/http/contract/routes.ts";
import type {
  SupportMessageView,
  SupportMeta,
} from "../../../src/adapters/http/contract/support/support.ts";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import { supportMessageLimit } from "../../../src/domain/support/support-chat.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { EventReader } from "../../support/event-reader.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

describe("the chat with support over HTTP", () => {
  let pair: TradingPair;
  let kofi: Visitor;
  let sam: StaffVisitor;
  before(async () => {
    pair = await TradingPair.open();
    kofi = await pair.signIn("kofi_trades");
    sam = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
  });
  after(() => pair.close());
  beforeEach(() => pair.app.database.query("DELETE FROM attempt"));

  const bearer = async (who: Visitor) => {
    const told: { token: string; expiresIn: number } = (await who.must("viewSupportToken")).data;
    expect(told.expiresIn).to.equal(300);
    return { Authorization: `Bearer ${told.token}` };
  };
  const write = async (who: Visitor, text: string, more: object = {}, headers: object = {}) =>
    who.call("sendSupportMessage", {
      body: { text, ...more },
      headers: { ...(await bearer(who)), ...headers },
    });
  const read = async (who: Visitor, query: Record<string, string> = {}, headers: object = {}) => {
    const sent = { query, headers: { ...(await bearer(who)), ...headers } };
    const { body } = await who.must("listSupportMessages", sent);
    return body as { data: SupportMessageView[]; meta: SupportMeta };
  };
  const queue = async (filter: object = {}) =>
    (await sam.must("listSupportChats", { query: { filter: JSON.stringify(filter) } }))
      .data as readonly { id: string; username: string; state: string; unread: number }[];
  const idOf = async (username: string) =>
    (await queue()).find((each) => each.username === username)?.id ?? "";
  const change = (id: string, act: string, by = sam) =>
    by.call("changeSupportChat", { parameters: { id }, body: { act } });
  const answer = (id: string, text: string, by = sam) =>
    by.call("answerSupport", { parameters: { id }, body: { text } });
  const notices = async (who: Visitor): Promise<NoticeView[]> => {
    await caughtUp(pair.app.database, "notices");
    return (await who.must("listNotices")).data;
  };

  it("is empty at first, and begins with what a person writes", async () => {
    const { data, meta } = await read(kofi);
    expect(data).to.deep.equal([]);
    expect(meta).to.deep.include({ state: null, topic: null, workerName: null });
    const hostile = "<img src=x onerror=alert(1)> '; DROP TABLE trader;";
    expect(await write(kofi, hostile, { topic: "balance_problem" })).to.include({ status: 200 });
    const after = await read(kofi);
    expect(after.data.map(({ text, author }) => [text, author])).to.deep.equal([[hostile, "me"]]);
    expect(after.meta).to.deep.include({ state: "open", topic: "balance_problem" });
    const [first] = await queue({ state: "open" });
    expect(first).to.include({ username: "kofi_trades", state: "open", unread: 1 });
  });

  it("is opened by its token alone, and by no session", async () => {
    expect(await kofi.call("listSupportMessages")).to.include({ status: 401 });
    expect(await kofi.call("sendSupportMessage", { body: { text: "Hi" } })).to.include({
      status: 401,
      code: "unauthenticated",
    });
    const stranger = await Visitor.of(pair.app.url);
    const headers = await bearer(kofi);
    const { body } = await stranger.must("listSupportMessages", { headers });
    expect((body as { data: unknown[] }).data).to.have.length(1);
    for (const Authorization of [
      "Bearer x",
      "Bearer ",
      "Basic eDp4",
      `${headers.Authorization}x`,
    ]) {
      const told = await stranger.call("listSupportMessages", { headers: { Authorization } });
      expect(told, Authorization).to.include({ status: 401 });
    }
  });

  it("gives its token no other door: all that asks for a session refuses it", async () => {
    const stranger = await Visitor.of(pair.app.url);
    const headers = await bearer(kofi);
    const doors: readonly (keyof Contracts)[] = [
      "viewSettings",
      "viewSupportToken",
      "getBalances",
      "listChats",
      "countNotices",
      "listSessions",
    ];
    for (const door of doors) {
      expect(await stranger.call(door, { headers }), door).to.include({ status: 401 });
    }
    const sent = { body: { recipient: "ana_lima", asset: "BTC", amount: "0.1" }, headers };
    expect(await stranger.call("sendCoins", sent)).to.include({ status: 401 });
    expect(await sam.call("listSupportChats", { headers })).to.include({ status: 200 });
    const staffless = await StaffVisitor.of(pair.app.adminUrl);
    expect(await staffless.call("listSupportChats", { headers })).to.include({ status: 401 });
  });

  it("refuses what nobody can read, what is too long, and a topic that is none", async () => {
    expect(await write(kofi, "  \n ")).to.include({ status: 422, code: "message_empty" });
    expect(await write(kofi, "a".repeat(9_999))).to.include({
      status: 422,
      code: "message_too_long",
    });
    expect(await write(kofi, "Hi", { topic: "root" })).to.include({ code: "validation" });
    expect(await write(kofi, "Hi", { state: "closed" })).to.include({ code: "validation" });
    expect(await write(kofi, "a\u0000b")).to.include({ status: 422, code: "validation" });
    expect((await read(kofi)).data).to.have.length(1);
  });

  it("takes what its contract names and nothing else (S21)", async () => {
    for (const name of ["role", "status", "traderId", "constructor"]) {
      const told = await write(kofi, "Hello", { [name]: "admin" });
      expect([name, told.status, told.code]).to.deep.equal([name, 422, "validation"]);
      const query = { [name]: "1" };
      const listed = await kofi.call("listSupportMessages", { query, headers: await bearer(kofi) });
      expect([name, listed.status, listed.code]).to.deep.equal([name, 422, "validation"]);
    }
  });

  it("stores a message once for its key, and refuses another under it", async () => {
    const headers = { "Idempotency-Key": "one-message-of-kofi" };
    expect((await write(kofi, "Once", {}, headers)).data).to.deep.equal({ seq: 2 });
    expect((await write(kofi, "Once", {}, headers)).data).to.deep.equal({ seq: 2 });
    expect(await write(kofi, "Twice", {}, headers)).to.include({ code: "key_reused" });
  });

  it("is answered by who took it, which the person learns at once and by a notice", async () => {
    const id = await idOf("kofi_trades");
    expect(await answer(id, "Hello")).to.include({ status: 409, code: "support_not_taken" });
    expect(await change(id, "take")).to.include({ status: 200 });
    const events = await EventReader.open(pair.app.url, kofi);
    expect(await answer(id, "We look at your deposit.")).to.include({ status: 200 });
    let told = await events.next();
    while (told && told.data.aggregate !== "support-chat") told = await events.next();
    expect(told?.data).to.include({ aggregateId: id });
    events.close();
    const [notice] = await notices(kofi);
    expect(notice).to.include({ event: "support_message", isRead: false });
    const { data, meta } = await read(kofi, {}, { "X-Background": "1" });
    expect(data.at(-1)).to.include({ text: "We look at your deposit.", codeName: "Wren" });
    expect(meta).to.deep.include({ state: "answered", workerName: "Wren" });
    expect((await notices(kofi))[0]).to.include({ isRead: false });
    await read(kofi);
    expect((await notices(kofi))[0]).to.include({ isRead: true });
  });

  it("waits, is closed with a line that the person sees, and opens again when they write", async () => {
    const id = await idOf("kofi_trades");
    await change(id, "wait");
    await change(id, "wait");
    await change(id, "close");
    const { data, meta } = await read(kofi);
    expect(data.slice(-2).map(({ kind }) => kind)).to.deep.equal(["waiting", "closed"]);
    expect(meta.state).to.equal("closed");
    expect(await change(id, "wait")).to.include({ status: 409, code: "support_closed" });
    await write(kofi, "It is still not there.");
    expect((await read(kofi)).meta).to.deep.include({ state: "open", topic: "general" });
    expect((await queue({ state: "open" })).map(({ username }) => username)).to.include(
      "kofi_trades",
    );
    const logged = await pair.app.database.query<{ act: string }>(
      "SELECT act FROM audit_log WHERE act LIKE '%support' ORDER BY seq",
    );
    expect(logged.map(({ act }) => act)).to.deep.equal([
      "take-support",
      "read-support",
      "answer-support",
      "wait-in-support",
      "wait-in-support",
      "close-support",
    ]);
  });

  it("is one person's work at a time; supervisors take it over", async () => {
    const vera = await StaffVisitor.ofDemo(pair.app.adminUrl, "vera_super");
    const id = await idOf("kofi_trades");
    await change(id, "take", vera);
    expect(await change(id, "take")).to.include({ status: 409, code: "support_taken" });
    expect(await answer(id, "Mine")).to.include({ status: 409, code: "support_taken" });
    await change(id, "put-back", vera);
    await change(id, "take");
    expect(await change(id, "take", vera)).to.include({ status: 200 });
    expect(await answer(id, "Mine")).to.include({ status: 409, code: "support_taken" });
    expect(await change("nochatnochat", "take")).to.include({ status: 404 });
  });

  it("is not open to moderators", async () => {
    const nia = await StaffVisitor.ofDemo(pair.app.adminUrl, "nia_mod");
    const id = await idOf("kofi_trades");
    for (const told of [
      await nia.call("listSupportChats"),
      await nia.call("viewSupportChat", { parameters: { id } }),
      await change(id, "take", nia),
      await answer(id, "Hello", nia),
      await nia.call("sendSupportNotice", { parameters: { id }, body: { text: "Hello" } }),
    ]) {
      expect(told).to.include({ status: 403, code: "forbidden" });
    }
  });

  it("says on every page that payment support wrote, until the person has read it", async () => {
    const ana = await pair.signIn("ana_lima");
    const [row] = await pair.app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'ana_lima'",
    );
    const send = (id: string) =>
      sam.call("sendSupportNotice", { parameters: { id }, body: { text: "Your bank called." } });
    expect(await send("nobody-has-this")).to.include({ status: 404 });
    expect(await send(row?.id ?? "")).to.include({ status: 200 });
    const [notice] = await notices(ana);
    expect(notice).to.include({ event: "support_notice" });
    const count = async (): Promise<{ supportNotice: number | null }> =>
      (await ana.must("countNotices")).data;
    expect((await count()).supportNotice).to.equal(notice?.place);
    const { data, meta } = await read(ana);
    expect(data).to.have.length(1);
    expect(data[0]).to.include({ kind: "notice", text: "Your bank called.", author: "staff" });
    expect(meta).to.deep.include({ state: "answered", topic: "payment_support_notice" });
    expect((await count()).supportNotice).to.equal(null);
  });

  it("takes only so many messages, and no token of an account that was closed meanwhile", async () => {
    const mina = await Visitor.of(pair.app.url);
    await mina.register("mina_writes");
    const headers = await bearer(mina);
    const send = (text: string) => mina.call("sendSupportMessage", { body: { text }, headers });
    for (let sent = 0; sent < supportMessageLimit.most; sent += 1) {
      expect(await send(`Number ${sent}`)).to.include({ status: 200 });
    }
    expect(await send("More")).to.include({ status: 429, code: "rate_limited" });
    await pair.app.database.query(
      "UPDATE trader SET closed_at = clock_timestamp() WHERE username = 'mina_writes'",
    );
    expect(await mina.call("listSupportMessages", { headers })).to.include({ status: 401 });
  });
});
