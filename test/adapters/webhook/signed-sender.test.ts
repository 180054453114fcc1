import { createHmac } from "node:crypto";
import { expect } from "chai";
import { isOpenAddress } from "../../../src/adapters/webhook/open-address.ts";
import { SignedSender } from "../../../src/adapters/webhook/signed-sender.ts";
import { HookServer } from "../../support/hook-server.ts";

const message = { id: "7", body: '{"event":"trade.paid"}' };

describe("the sender of webhooks", () => {
  let server: HookServer;
  beforeEach(async () => {
    server = await HookServer.open();
  });
  afterEach(() => server.close());

  const webhook = { url: "https://shop.example/hook", secret: "a secret" };

  it("signs the id, the time and the body", async () => {
    server.answer = () => ({ status: 204 });
    expect(await server.sender.send(webhook, message)).to.deep.equal({ status: 204, text: "" });
    const [{ headers, body } = { headers: {}, body: "" }] = server.got;
    const stamp = String(headers["webhook-timestamp"]);
    const signed = createHmac("sha256", "a secret").update(`7.${stamp}.${body}`).digest("base64");
    expect(headers["webhook-signature"]).to.equal(`v1,${signed}`);
    expect([headers["webhook-id"], body]).to.deep.equal(["7", message.body]);
    expect(Math.abs(Number(stamp) - Date.now() / 1_000)).to.be.below(60);
  });

  it("follows no redirect, and reads only the beginning of an answer", async () => {
    server.answer = () => ({ status: 302, headers: { Location: "http://127.0.0.1/" } });
    expect(await server.sender.send(webhook, message)).to.include({ status: 302 });
    expect(server.got).to.have.length(1);
    server.answer = () => ({ status: 200, text: "x".repeat(1_000_000) });
    expect((await server.sender.send(webhook, message))?.text).to.have.length(4_096);
  });

  it("reaches no address of a private network, by its number or by a name", async () => {
    const sender = new SignedSender();
    for (const host of ["127.0.0.1", "[::1]", "169.254.169.254", "localhost", "0x7f000001"]) {
      const url = `https://${host}:${server.port}/`;
      expect(await sender.send({ ...webhook, url }, message), host).to.equal(undefined);
    }
    expect(server.got).to.deep.equal([]);
  });

  it("knows which addresses are open", () => {
    for (const address of ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"])
      expect(isOpenAddress(address), address).to.equal(true);
    for (const address of [
      "0.0.0.0",
      "10.1.2.3",
      "100.64.0.1",
      "127.1.1.1",
      "169.254.169.254",
      "172.31.255.255",
      "192.168.0.1",
      "224.0.0.1",
      "255.255.255.255",
      "::",
      "::1",
      "::ffff:127.0.0.1",
      "::ffff:8.8.8.8",
      "64:ff9b::7f00:1",
      "fc00::1",
      "fe80::1",
      "ff02::1",
      "2002:7f00:1::",
      "2001:db8::1",
      "no address",
    ])
      expect(isOpenAddress(address), address).to.equal(false);
  });
});
