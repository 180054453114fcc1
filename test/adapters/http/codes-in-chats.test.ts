import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { CodesBody } from "../../../src/adapters/http/contract/two-factor/codes.ts";
import type { TwoFactorBody } from "../../../src/adapters/http/contract/two-factor/two-factor.ts";
import type { OutletMessage } from "../../../src/application/ports/outlet-sender.ts";
import { override } from "../../../src/composition/container.ts";
import { outletTokens } from "../../../src/composition/outlet-module.ts";
import { KeptMessages } from "../../support/kept-messages.ts";
import { patient } from "../../support/running/time-limits.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";

const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };

describe("two-factor codes by Telegram and push, over HTTP", () => {
  let app: TestApp;
  let count = 0;
  let name: string;
  let here: Visitor;
  const sent: { readonly address: string; readonly message: OutletMessage }[] = [];
  before(async () => {
    const sender = {
      async send({ address }: { address: string }, message: OutletMessage) {
        sent.push({ address, message });
        return "accepted" as const;
      },
    };
    app = await startTestApp(
      {
        TELEGRAM_URL: "http://123456:secret_Token-1@127.0.0.1:1/peerhold_bot",
        SMS_URL: "https://AC1:token@127.0.0.1",
        SMS_FROM: "+15005550006",
      },
      [
        new KeptMessages().override,
        override(outletTokens.senders, { app: sender, telegram: sender }),
        override(outletTokens.isAddress, (address: string) => address.startsWith("https://push.")),
      ],
    );
  });
  after(() => app.stop());
  beforeEach(async () => {
    await app.database.query("DELETE FROM attempt");
    sent.length = 0;
    count += 1;
    name = `chats_${count}x`;
    here = await Visitor.of(app.url);
    await here.register(name);
  });

  const password = () => passwordOf(name);
  /** What the bot does when they start it with their code. */
  const link = (chat: string) =>
    app.database.query(
      `INSERT INTO outlet (trader_id, id, channel, address, told_place, from_place)
       SELECT id, $2, 'telegram', $2, 0, 0 FROM trader WHERE username = $1`,
      [name, chat],
    );
  const change = (body: object) =>
    here.call("changeTwoFactor", { parameters: { purpose: "login" }, body });
  const send = (channel: "Telegram" | "Push", purpose: string, who = here, more: object = {}) =>
    who.call(`sendCodeBy${channel}`, { body: { purpose, password: password(), ...more } });
  /** The code in the message with that number, as soon as it was sent. */
  const codeTo = async (address: string, number: number) => {
    const end = performance.now() + patient(20_000);
    for (;;) {
      const found = sent.filter((each) => each.address === address)[number - 1];
      if (found) {
        expect(found.message.opens, "a code and a link").to.equal(undefined);
        return /\d{6}/.exec(found.message.body)?.[0] ?? "";
      }
      if (performance.now() > end) throw new Error(`No message ${number} came to ${address}`);
      await pause(50);
    }
  };
  const switchOn = async (chat: string) => {
    await link(chat);
    const asked = await change({ setting: 1, method: "Telegram", password: password() });
    expect(asked.status, JSON.stringify(asked.body)).to.equal(200);
    expect((await send("Telegram", "setup")).status).to.equal(200);
    const done = await change({ setting: 1, code: await codeTo(chat, 1) });
    expect(done.status, JSON.stringify(done.body)).to.equal(200);
    await here.openPage();
  };
  const logIn = async (code: string) => {
    const body = { login: name, password: password(), code };
    return (await Visitor.of(app.url)).call("logIn", { body });
  };

  it("needs a chat that is connected, and is offered as a method", async () => {
    const { data } = await here.must("viewTwoFactor");
    expect((data as TwoFactorBody).methods).to.deep.equal(["App", "Sms", "Telegram"]);
    const asked = { setting: 1, method: "Telegram", password: password() };
    expect(await change(asked)).to.include({ status: 409, code: "contact_unconfirmed" });
    expect(await send("Telegram", "setup")).to.include({ code: "channel_unavailable" });
  });

  it("signs in by a code in the chat, once, which has no link beside it", async () => {
    await switchOn("chat-a");
    expect(((await here.must("viewCodes")).data as CodesBody).telegram).to.equal(true);
    const stranger = await Visitor.of(app.url);
    expect((await send("Telegram", "login", stranger, { login: name })).status).to.equal(200);
    const code = await codeTo("chat-a", 2);
    expect((await logIn(code)).status).to.equal(200);
    expect((await logIn(code)).status).to.equal(401);
  });

  it("keeps the chat while codes go there alone, and takes no other in its place", async () => {
    await switchOn("chat-b");
    expect(await here.call("disconnectTelegram")).to.include({ code: "contact_is_factor" });
    expect(await here.call("askTelegramLink")).to.include({ code: "contact_is_factor" });
    await send("Telegram", "account");
    const asked = await change({ setting: 2 });
    expect(asked.status).to.equal(200);
    expect((await change({ setting: 2, code: await codeTo("chat-b", 2) })).status).to.equal(200);
    await here.openPage();
    expect((await here.call("disconnectTelegram")).status).to.equal(200);
  });

  it("brings no code to a chat that was linked beside the one that was proven", async () => {
    await switchOn("chat-c");
    await app.database.query("DELETE FROM outlet WHERE address = 'chat-c'");
    await link("chat-thief");
    expect(await send("Telegram", "account")).to.include({ code: "channel_unavailable" });
    expect(sent.filter(({ address }) => address === "chat-thief")).to.deep.equal([]);
  });

  it("pushes codes for signing in alone, to a browser signed in with a factor", async () => {
    await switchOn("chat-d");
    const told = await here.must("reAuthPush", { body: { channels: ["notices"] } });
    const token = (told.data as { channels: { token: string }[] }).channels[0]?.token;
    await here.must("connectBrowser", {
      body: { endpoint: "https://push.example/d", ...keys, token },
    });
    expect(await send("Push", "account")).to.include({ code: "channel_unavailable" });
    const stranger = await Visitor.of(app.url);
    expect((await send("Push", "login", stranger, { login: name })).status).to.equal(200);
    const code = await codeTo("https://push.example/d", 1);
    expect((await logIn(code)).status).to.equal(200);
  });
});
