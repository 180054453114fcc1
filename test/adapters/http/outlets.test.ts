import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { OutletMessage } from "../../../src/application/ports/outlet-sender.ts";
import { override } from "../../../src/composition/container.ts";
import { outletTokens } from "../../../src/composition/outlet-module.ts";
import type { DeliveryOutcome } from "../../../src/domain/notice/delivery.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { patient } from "../../support/running/time-limits.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };

interface Channel {
  readonly name: string;
  readonly token: string;
  readonly expireIn: number;
  readonly publicKey: string;
}

describe("browsers that are told what happens", () => {
  let pair: TradingPair;
  let id: string;
  const sent: { address: string; message: OutletMessage }[] = [];
  const outcomes = new Map<string, DeliveryOutcome>();
  before(async () => {
    const sender = {
      async send({ address }: { address: string }, message: OutletMessage) {
        sent.push({ address, message });
        return outcomes.get(address) ?? ("accepted" as const);
      },
    };
    pair = await TradingPair.open({}, [
      override(outletTokens.senders, { app: sender, telegram: sender }),
      override(outletTokens.isAddress, (address: string) =>
        address.startsWith("https://push.example/"),
      ),
    ]);
    ({ id } = await pair.start());
    await caughtUp(pair.app.database, "notices");
  });
  after(() => pair.close());

  const authorize = async (who: Visitor): Promise<Channel> => {
    const told = await who.must("reAuthPush", { body: { channels: ["notices"] } });
    const [channel] = (told.data as { channels: Channel[] }).channels;
    if (!channel) throw new Error("There is no channel");
    return channel;
  };
  const connect = (who: Visitor, name: string, token: string) =>
    who.call("connectBrowser", {
      body: { endpoint: `https://push.example/${name}`, ...keys, token },
    });
  const connected = async (who: Visitor, name: string) =>
    expect((await connect(who, name, (await authorize(who)).token)).data).to.deep.equal({
      isConnected: true,
    });
  const channelsOf = async (who: Visitor) =>
    ((await who.must("viewNoticeSettings")).data as { connected: string[] }).connected;
  const messagesTo = (name: string) =>
    sent.filter(({ address }) => address === `https://push.example/${name}`);
  const awaitMessage = async (name: string, count: number) => {
    const until = performance.now() + patient(10_000);
    while (messagesTo(name).length < count) {
      if (performance.now() > until) throw new Error(`No message ${count} came to ${name}`);
      await hurry();
      await pause(20);
    }
    return messagesTo(name)[count - 1]?.message;
  };
  /** What waits a moment for its reader is due now. */
  const hurry = () =>
    pair.app.database.query(
      "UPDATE delivery SET due_at = clock_timestamp() WHERE kind = 'outlet' AND state = 'waiting'",
    );
  const settled = async () => {
    await caughtUp(pair.app.database, "notices");
    for (;;) {
      await hurry();
      const open = await pair.app.database.query(
        "SELECT FROM delivery WHERE kind = 'outlet' AND state IN ('waiting', 'sending')",
      );
      if (open.length === 0) return;
      await pause(20);
    }
  };

  it("connect with a token of their session that is good for an hour", async () => {
    const { name, token, expireIn, publicKey } = await authorize(pair.seller);
    expect({ name, expireIn }).to.deep.equal({ name: "notices", expireIn: 3_600 });
    expect(publicKey).to.match(/^B[\w-]{86}$/);
    expect((await connect(pair.buyer, "b", token)).code).to.equal("push_access_denied");
    expect((await connect(pair.seller, "s", `${token.slice(0, -2)}AA`)).code).to.equal(
      "push_access_denied",
    );
    const elsewhere = { endpoint: "https://10.0.0.1/internal", ...keys, token };
    expect((await pair.seller.call("connectBrowser", { body: elsewhere })).code).to.equal(
      "push_address",
    );
    expect(await channelsOf(pair.seller)).to.not.include("app");
    await connected(pair.seller, "s");
    expect(await channelsOf(pair.seller)).to.include("app");
  });

  it("are told what happens from then on, once, with what it opens", async () => {
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    const message = await awaitMessage("s", 1);
    expect(message?.body).to.match(
      /^bruno_costa says they paid 20.00 EUR\..* It's your turn, until/,
    );
    expect(message).to.include({ about: id });
    expect(message?.opens?.label).to.equal("Open trade");
    expect(message?.opens?.url.endsWith(`/trade/${id}`)).to.equal(true);
    await settled();
    expect(messagesTo("s")).to.have.length(1);
  });

  it("are told nothing that was read on the site, or that their owner does not want there", async () => {
    await pair.buyer.must("sendMessage", { parameters: { id }, body: { text: "Sent it" } });
    await caughtUp(pair.app.database, "notices");
    await pair.seller.must("listMessages", { parameters: { id } });
    await settled();
    const events = [{ event: "message", app: false }];
    await pair.seller.must("changeNoticeSettings", { body: { events } });
    await pair.buyer.must("sendMessage", { parameters: { id }, body: { text: "Really" } });
    await settled();
    expect(messagesTo("s")).to.have.length(1);
  });

  it("are forgotten when their push service says that they are gone", async () => {
    outcomes.set("https://push.example/s", "bounced");
    const next = await pair.start();
    await pair.buyer.must("markTradePaid", { parameters: { id: next.id } });
    await settled();
    expect(await channelsOf(pair.seller)).to.not.include("app");
    outcomes.clear();
  });

  it("end with their session, and when their owner disconnects them", async () => {
    await connected(pair.seller, "t");
    expect((await pair.seller.must("disconnectBrowser")).data).to.deep.equal({
      isConnected: false,
    });
    expect(await channelsOf(pair.seller)).to.not.include("app");
    await connected(pair.seller, "u");
    await pair.app.database.query(
      "UPDATE session SET revoked_at = clock_timestamp() WHERE trader_id = (SELECT seller_id FROM trade WHERE id = $1)",
      [id],
    );
    const before = sent.length;
    const next = await pair.app.database.query<{ id: string }>(
      "SELECT id FROM trade WHERE closed_at IS NULL ORDER BY started_at DESC LIMIT 1",
    );
    await pair.buyer.call("sendMessage", {
      parameters: { id: next[0]?.id ?? "" },
      body: { text: "Hello" },
    });
    await settled();
    expect(sent.slice(before)).to.deep.equal([]);
  });
});
