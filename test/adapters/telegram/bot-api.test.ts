import { expect } from "chai";
import { BotApi } from "../../../src/adapters/telegram/bot-api.ts";
import type { Outlet } from "../../../src/domain/notice/outlet.ts";
import { BotServer } from "../../support/bot-server.ts";

const refusal = (status: number, description: string) =>
  [status, { ok: false, error_code: status, description }] as const;

describe("the bot on Telegram", () => {
  let server: BotServer;
  let bot: BotApi;
  let failures: (number | undefined)[];
  const message = {
    title: "Peerhold",
    body: "ana_lima says they paid.",
    opens: { url: "https://market.example.org/trade/t1", label: "Open trade" },
    about: "t1",
  };
  const chat = (address: string): Outlet => ({
    id: "o1",
    channel: "telegram",
    address,
    keys: undefined,
  });
  const settings = () => ({
    origin: server.origin,
    token: server.token,
    name: "peerhold_bot",
    brandName: "Peerhold",
  });
  before(async () => {
    server = await BotServer.open();
  });
  after(() => server.close());
  beforeEach(() => {
    failures = [];
    bot = new BotApi(settings(), (status) => failures.push(status));
  });

  it("sends a message with one button that opens what it is about", async () => {
    expect(await bot.send(chat("77"), message)).to.equal("accepted");
    expect(server.sent).to.deep.equal([
      {
        chat_id: "77",
        text: "Peerhold\n\nana_lima says they paid.",
        reply_markup: { inline_keyboard: [[{ text: "Open trade", url: message.opens.url }]] },
      },
    ]);
    expect(failures).to.deep.equal([]);
  });

  it("sends a code without a button", async () => {
    server.sent.length = 0;
    const code = {
      title: "Peerhold",
      body: "123456 is your code.",
      opens: undefined,
      about: "code",
    };
    expect(await bot.send(chat("77"), code)).to.equal("accepted");
    expect(server.sent).to.deep.equal([
      { chat_id: "77", text: "Peerhold\n\n123456 is your code." },
    ]);
  });

  it("knows from the answer what becomes of a message", async () => {
    const cases = [
      ["1", refusal(403, "Forbidden: bot was blocked by the user"), "bounced"],
      ["2", refusal(400, "Bad Request: chat not found"), "bounced"],
      ["3", refusal(400, "Bad Request: BUTTON_URL_INVALID"), "refused"],
      ["4", refusal(429, "Too Many Requests: retry after 5"), "later"],
      ["5", refusal(401, "Unauthorized"), "later"],
      ["6", refusal(502, "Bad Gateway"), "unknown"],
      ["7", "cut", "unknown"],
    ] as const;
    for (const [address, answer, outcome] of cases) {
      server.answers.set(address, answer);
      expect(await bot.send(chat(address), message), address).to.equal(outcome);
    }
    expect(failures).to.deep.equal([403, 400, 400, 429, 401, 502, undefined]);
    const gone = await BotServer.open();
    const { origin } = gone;
    gone.close();
    const unheard = new BotApi({ ...settings(), origin }, () => undefined);
    expect(await unheard.send(chat("1"), message)).to.equal("later");
  });

  it("reads what people wrote to it in chats of their own until it confirms that", async () => {
    server.write(77, "/start abc");
    server.write(-5, "/start abc", "group");
    server.add({ my_chat_member: {} });
    server.add({ message: { chat: { id: 78, type: "private" }, photo: [] } });
    const messages = [{ chat: "77", text: "/start abc" }];
    expect((await bot.receive()).messages).to.deep.equal(messages);
    const again = await bot.receive();
    expect(again.messages).to.deep.equal(messages);
    server.write(79, "came later");
    await again.confirm();
    expect((await bot.receive()).messages).to.deep.equal([{ chat: "79", text: "came later" }]);
  });

  it("says so where Telegram does not let it read, without its token", async () => {
    const other = new BotApi({ ...settings(), token: "1:wrong" }, () => undefined);
    const error = await other.receive().catch((thrown: unknown) => String(thrown));
    expect(error).to.equal("Error: Telegram answered 404 to getUpdates");
  });

  it("opens by a link that carries the code", () => {
    expect(bot.linkOf("Ab_9-x")).to.equal("https://t.me/peerhold_bot?start=Ab_9-x");
  });
});
