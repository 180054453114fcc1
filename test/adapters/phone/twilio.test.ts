import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { Twilio } from "../../../src/adapters/phone/twilio.ts";

interface Asked {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/** What Twilio answers for some of the numbers. */
const answers: Readonly<Record<string, readonly [status: number, body: object]>> = {
  "+351000000001": [400, { code: 21_211, message: "Invalid 'To' Phone Number", status: 400 }],
  "+351000000002": [400, { code: 21_610, message: "Unsubscribed recipient", status: 400 }],
  "+351000000003": [400, { code: 21_617, message: "The message is too long", status: 400 }],
  "+351000000004": [401, { code: 20_003, message: "Authenticate", status: 401 }],
  "+351000000005": [429, { code: 20_429, message: "Too many requests", status: 429 }],
  "+351000000006": [500, { code: 20_500, message: "Internal server error", status: 500 }],
  "+351000000007": [503, { message: "not even a code" }],
};

describe("texts and calls by Twilio", () => {
  let asked: Asked[];
  let failures: unknown[];
  let server: Server;
  let twilio: Twilio;
  const settings = () => ({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accountSid: "AC0123",
    authToken: "secret",
    from: "+15005550006",
  });
  const take = async (request: IncomingMessage) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    asked.push({ path: request.url, authorization: request.headers.authorization, fields });
    return fields["To"] ?? "";
  };
  before(async () => {
    const respond = async (request: IncomingMessage, response: ServerResponse) => {
      const to = await take(request);
      if (to === "+351000000009") request.socket.destroy();
      const [status, body] = answers[to] ?? [201, { sid: "SM1", status: "queued" }];
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    };
    server = createServer((request, response) => void respond(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  after(() => void server.close());
  beforeEach(() => {
    asked = [];
    failures = [];
    twilio = new Twilio(settings(), (failure) => failures.push(failure));
  });

  it("are asked for as its API wants it", async () => {
    const to = "+351912345678";
    expect(await twilio.send({ to, words: "123456 is your code & no more" })).to.equal("accepted");
    expect(await twilio.call({ to, words: "Your <code> is 1, 2" })).to.equal("accepted");
    const authorization = `Basic ${Buffer.from("AC0123:secret").toString("base64")}`;
    const said = '<Say language="en-US">Your &#60;code&#62; is 1, 2</Say>';
    expect(asked).to.deep.equal([
      {
        path: "/2010-04-01/Accounts/AC0123/Messages.json",
        authorization,
        fields: { To: to, From: "+15005550006", Body: "123456 is your code & no more" },
      },
      {
        path: "/2010-04-01/Accounts/AC0123/Calls.json",
        authorization,
        fields: {
          To: to,
          From: "+15005550006",
          Twiml: `<Response>${said}<Pause length="1"/>${said}</Response>`,
        },
      },
    ]);
    expect(failures).to.deep.equal([]);
  });

  it("end as its answer says; what may have been sent is not sent again", async () => {
    const outcomes = [
      ["+351000000001", "bounced"],
      ["+351000000002", "bounced"],
      ["+351000000003", "refused"],
      ["+351000000004", "later"],
      ["+351000000005", "later"],
      ["+351000000006", "unknown"],
      ["+351000000007", "later"],
      ["+351000000009", "unknown"],
    ] as const;
    for (const [to, outcome] of outcomes) {
      expect(await twilio.send({ to, words: "1" }), to).to.equal(outcome);
    }
    expect(failures).to.have.length(outcomes.length);
    expect(failures[0]).to.deep.equal({ status: 400, code: 21_211 });
    expect(JSON.stringify(failures)).to.not.match(/\+351|secret|Phone Number/);
  });

  it("are tried later where no connection was made at all", async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const origin = `http://127.0.0.1:${port}`;
    const unreachable = new Twilio({ ...settings(), origin }, () => undefined);
    expect(await unreachable.send({ to: "+351912345678", words: "1" })).to.equal("later");
  });
});
