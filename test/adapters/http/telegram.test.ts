import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { BotServer } from "../../support/bot-server.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { patient } from "../../support/running/time-limits.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

const codeIn = (url: string) => new URL(url).searchParams.get("start") ?? "";
const linkOf = async (who: Visitor) =>
  ((await who.must("askTelegramLink")).data as { url: string }).url;
const channelsOf = async (who: Visitor) =>
  (await who.must("viewNoticeSettings")).data as { connected: string[]; hasTelegramBot: boolean };

describe("a chat that is told what happens", () => {
  let bot: BotServer;
  let pair: TradingPair;
  before(async () => {
    bot = await BotServer.open();
    const { host } = new URL(bot.origin);
    pair = await TradingPair.open({ TELEGRAM_URL: `http://${bot.token}@${host}/peerhold_bot` });
  });
  after(async () => {
    await pair.close();
    bot.close();
  });

  const until = async (what: string, isSo: () => boolean | Promise<boolean>) => {
    const end = performance.now() + patient(20_000);
    while (!(await isSo())) {
      if (performance.now() > end) throw new Error(`Waited in vain until ${what}`);
      await pair.app.database.query(
        "UPDATE delivery SET due_at = clock_timestamp() WHERE kind = 'outlet' AND state = 'waiting'",
      );
      await pause(50);
    }
  };
  const answersTo = (chat: string) => bot.sent.filter(({ chat_id }) => chat_id === chat);
  const start = async (chat: number, code: string) => {
    const count = answersTo(String(chat)).length;
    bot.write(chat, `/start ${code}`);
    await until("the bot answers", () => answersTo(String(chat)).length > count);
    return answersTo(String(chat)).at(-1)?.text;
  };

  it("is connected by a link that works once, and its owner is told by mail", async () => {
    expect((await channelsOf(pair.seller)).hasTelegramBot).to.equal(true);
    const url = await linkOf(pair.seller);
    expect(url).to.match(/^https:\/\/t\.me\/peerhold_bot\?start=[\w-]{1,64}$/);
    expect(await start(42, codeIn(url))).to.match(/notifications of ana_lima\./);
    expect((await channelsOf(pair.seller)).connected).to.include("telegram");
    await linkOf(pair.buyer);
    expect(await start(66, codeIn(url))).to.match(/^This link doesn't work any more/);
    const mails = await pair.app.database.query(
      "SELECT FROM delivery WHERE kind = 'telegram_connected'",
    );
    expect(mails).to.have.length(1);
  });

  it("is not connected by a link that a newer one replaced, nor by an old one", async () => {
    const first = await linkOf(pair.buyer);
    const second = await linkOf(pair.buyer);
    expect(await start(66, codeIn(first))).to.match(/^This link doesn't work any more/);
    await pair.app.database.query("UPDATE telegram_link SET expires_at = clock_timestamp()");
    await linkOf(pair.seller);
    expect(await start(66, codeIn(second))).to.match(/^This link doesn't work any more/);
    expect((await channelsOf(pair.buyer)).connected).to.not.include("telegram");
  });

  it("is told of a trade once, with a button that opens it", async () => {
    const { id } = await pair.start();
    await caughtUp(pair.app.database, "notices");
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    await caughtUp(pair.app.database, "notices");
    const isAboutPayment = ({ text }: { text: string }) =>
      text.includes("says they paid 20.00 EUR");
    await until("the payment is told", () => answersTo("42").some(isAboutPayment));
    const [told, ...more] = answersTo("42").filter(isAboutPayment);
    expect(more).to.deep.equal([]);
    expect(told?.text).to.not.match(/PT50|IBAN/);
    expect(told?.reply_markup?.inline_keyboard[0]?.[0]).to.deep.include({ text: "Open trade" });
    expect(told?.reply_markup?.inline_keyboard[0]?.[0]?.url.endsWith(`/trade/${id}`)).to.equal(
      true,
    );
  });

  it("is disconnected by its owner, by another chat of theirs, and when they block the bot", async () => {
    expect(await start(43, codeIn(await linkOf(pair.seller)))).to.match(/ana_lima/);
    const chats = () =>
      pair.app.database.query<{ address: string }>(
        "SELECT address FROM outlet WHERE channel = 'telegram'",
      );
    expect(await chats()).to.deep.equal([{ address: "43" }]);
    const blocked = { ok: false, error_code: 403, description: "Forbidden: bot was blocked" };
    bot.answers.set("43", [403, blocked]);
    const { id } = await pair.start();
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    await caughtUp(pair.app.database, "notices");
    await until("the chat is gone", async () => (await chats()).length === 0);
    bot.answers.clear();
    await start(43, codeIn(await linkOf(pair.seller)));
    expect((await pair.seller.must("disconnectTelegram")).data).to.deep.equal({
      isConnected: false,
    });
    expect(await chats()).to.deep.equal([]);
  });
});

describe("Telegram without a bot", () => {
  let app: TestApp;
  const visitor = async () => Visitor.of(app.url);
  after(() => app.stop());

  it("is refused outside a demo", async () => {
    app = await startTestApp();
    const newcomer = await visitor();
    await newcomer.register("newcomer");
    expect((await newcomer.call("askTelegramLink")).code).to.equal("telegram_off");
    expect((await channelsOf(newcomer)).hasTelegramBot).to.equal(false);
    expect((await fetch(`${app.url}/dev/telegram`)).status).to.equal(404);
    await app.stop();
  });

  it("is a page in a demo, which connects with the code alone", async () => {
    app = await startTestApp({ DEMO: "1" });
    const newcomer = await visitor();
    await newcomer.register("newcomer");
    const link = await linkOf(newcomer);
    const asked = `${app.url}/dev/telegram${new URL(link).search}`;
    expect(await (await fetch(asked)).text()).to.include(`value="${codeIn(link)}"`);
    const press = async (code: string) =>
      (await fetch(asked, { method: "POST", body: new URLSearchParams({ start: code }) })).text();
    expect(await press('"><script>')).to.include("This link doesn&#39;t work any more");
    expect(await press(codeIn(link))).to.include("notifications of newcomer");
    expect((await channelsOf(newcomer)).connected).to.include("telegram");
  });
});
