import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { WebhookView } from "../../../src/adapters/http/contract/webhook/webhook.ts";
import { signatureOf } from "../../../src/adapters/webhook/signed-sender.ts";
import { override } from "../../../src/composition/container.ts";
import { webhookTokens } from "../../../src/composition/webhook-module.ts";
import { webhookEvents } from "../../../src/domain/webhook/webhook.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { HookServer, repeatChallenge } from "../../support/hook-server.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const url = "https://shop.example/hook";

describe("webhooks over HTTP", () => {
  let server: HookServer;
  let pair: TradingPair;
  let ana: Visitor;
  before(async () => {
    server = await HookServer.open();
    pair = await TradingPair.open({}, [override(webhookTokens.sender, server.sender)]);
    ana = pair.seller;
  });
  after(async () => {
    await pair.close();
    await server.close();
  });

  const view = async (who = ana): Promise<WebhookView> => (await who.must("viewWebhook")).data;
  const verify = async (to = url): Promise<WebhookView> =>
    (await ana.must("verifyWebhook", { body: { url: to } })).data;
  const select = (events: readonly string[]) =>
    ana.call("selectWebhookEvents", { body: { events } });
  const checked = ({ events }: WebhookView) =>
    events.filter((each) => each.checked).map(({ name }) => name);
  /** What the program was told after so many messages arrived. */
  const told = async (count: number) => {
    for (let looks = 0; looks < 300 && server.got.length < count; looks += 1) await pause(100);
    return server.got.map(
      ({ body }) => JSON.parse(body) as { id: string; event: string; data: { tradeId: string } },
    );
  };
  const query = <Row>(sql: string) => pair.app.database.query<Row>(sql);

  it("begin without an address, and with every event unchecked", async () => {
    expect(await view()).to.deep.include({
      url: null,
      enabled: false,
      state: "initial",
      secret: null,
      deliveries: [],
    });
    expect((await view()).events).to.deep.equal(
      webhookEvents.map((name) => ({ name, checked: false })),
    );
    expect(await select(["trade.paid"])).to.include({ status: 409, code: "webhook_missing" });
    for (const wrong of [
      "http://shop.example",
      "https://localhost/",
      "https://10.0.0.1/",
      "\u0000",
    ])
      for (const id of ["setWebhook", "verifyWebhook"] as const)
        expect(await ana.call(id, { body: { url: wrong } }), wrong).to.include({ status: 422 });
    expect(server.got).to.have.length(0);
  });

  it("are disabled until their address repeats the word, and again when it is another", async () => {
    await ana.must("setWebhook", { body: { url } });
    expect(await view()).to.include({ url, enabled: false, state: "disabled" });
    expect(server.got).to.have.length(0);
    server.answer = () => ({ status: 200, text: "ok" });
    expect(await verify()).to.include({ state: "disabled", enabled: false });
    server.answer = (message) => ({ ...repeatChallenge(message), status: 302 });
    expect(await verify()).to.include({ state: "disabled" });
    server.answer = repeatChallenge;
    expect(await verify()).to.include({ state: "enabled", enabled: true });
    const other = `${url}/other`;
    await ana.must("setWebhook", { body: { url: other } });
    expect(await view()).to.include({ url: other, state: "disabled" });
    expect(await verify()).to.include({ url, state: "enabled" });
  });

  it("choose among the events, and take no others", async () => {
    for (const wrong of [["trade.everything"], ["trade.paid", "trade.paid"], "trade.paid", [7]]) {
      expect(await select(wrong as string[])).to.include({ status: 422, code: "validation" });
    }
    expect((await select([...webhookEvents])).status).to.equal(200);
    expect((await select(["trade.started", "trade.paid"])).status).to.equal(200);
    expect(checked(await view())).to.deep.equal(["trade.started", "trade.paid"]);
    expect(await view(pair.buyer)).to.include({ state: "initial" });
  });

  it("tell a program what was chosen, signed, once, and again when it is asked for", async () => {
    server.got.length = 0;
    const { id: tradeId } = await pair.start();
    await pair.buyer.must("markTradePaid", { parameters: { id: tradeId } });
    await pair.buyer.must("sendMessage", { parameters: { id: tradeId }, body: { text: "Paid" } });
    const events = await told(2);
    expect(events.map(({ event }) => event)).to.have.members(["trade.started", "trade.paid"]);
    expect(events.map(({ data }) => data.tradeId)).to.deep.equal([tradeId, tradeId]);
    const { secret } = await view();
    for (const { headers, body } of server.got) {
      const [id, stamp] = [String(headers["webhook-id"]), String(headers["webhook-timestamp"])];
      expect(headers["webhook-signature"]).to.equal(signatureOf(secret ?? "", id, stamp, body));
    }
    await caughtUp(pair.app.database, "webhooks");
    const { deliveries } = await view();
    expect(deliveries.map(({ state, status, tries }) => [state, status, tries])).to.deep.equal([
      ["delivered", 200, 1],
      ["delivered", 200, 1],
    ]);
    const parameters = { id: deliveries[0]?.id ?? "" };
    expect(await pair.buyer.call("resendWebhook", { parameters })).to.include({ status: 404 });
    const both = await Promise.all([1, 2].map(() => ana.call("resendWebhook", { parameters })));
    expect(both.map(({ status }) => status)).to.have.members([200, 404]);
    expect((await told(3))[2]?.id).to.equal(parameters.id);
  });

  it("are tried again later while a program fails, and given up in the end", async () => {
    server.got.length = 0;
    server.answer = () => ({ status: 500 });
    const [newest] = (await view()).deliveries;
    const parameters = { id: newest?.id ?? "" };
    const delivery = async () => (await view()).deliveries.find(({ id }) => id === parameters.id);
    while ((await delivery())?.state === "waiting") await pause(50);
    await ana.must("resendWebhook", { parameters });
    await told(1);
    while ((await delivery())?.tries === 0) await pause(50);
    expect(await delivery()).to.include({ state: "waiting", status: 500, tries: 1 });
    await query("UPDATE webhook_delivery SET tries = 7, due_at = now() WHERE due_at IS NOT NULL");
    while ((await delivery())?.state === "waiting") await pause(50);
    expect(await delivery()).to.include({ state: "failed", status: 500, tries: 8 });
    server.answer = repeatChallenge;
  });

  it("are removed with everything, and are told nothing while they are disabled", async () => {
    server.got.length = 0;
    await ana.must("setWebhook", { body: { url: `${url}/new` } });
    await pair.start();
    await caughtUp(pair.app.database, "webhooks");
    expect((await view()).deliveries).to.have.length(2);
    const removed: WebhookView = (await ana.must("removeWebhook")).data;
    expect(removed).to.deep.include({ url: null, state: "initial", secret: null, deliveries: [] });
    expect(checked(removed)).to.deep.equal([]);
    expect(await query("SELECT FROM webhook_delivery")).to.deep.equal([]);
  });
});
