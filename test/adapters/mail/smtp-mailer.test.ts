import { createServer, type AddressInfo, type Server } from "node:net";
import { expect } from "chai";
import { SMTPServer } from "smtp-server";
import { SmtpMailer } from "../../../src/adapters/mail/smtp-mailer.ts";

const mail = {
  id: "17",
  to: "ana@example.org",
  subject: "Your code for Peerhold",
  text: "Hello Ana,\n\n    123456\n",
  html: "<p>123456</p>",
};

interface Taken {
  readonly to: readonly string[];
  readonly content: string;
  readonly user: string | undefined;
}

/** A mail server on this machine that knows two mailboxes and one that is full. */
class LocalServer {
  readonly taken: Taken[] = [];
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      password === "secret"
        ? callback(null, { user: String(username) })
        : callback(new Error("No such account")),
    onRcptTo: ({ address }, _session, callback) => {
      if (address.startsWith("nobody")) {
        return callback(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
      }
      if (address.startsWith("full")) {
        return callback(Object.assign(new Error("Mailbox full"), { responseCode: 452 }));
      }
      callback();
    },
    onData: (stream, { envelope, user }, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const content = Buffer.concat(chunks).toString("utf8");
        if (content.includes("Subject: Spam")) {
          return callback(Object.assign(new Error("Not wanted"), { responseCode: 554 }));
        }
        const to = envelope.rcptTo.map(({ address }) => address);
        this.taken.push({ to, content, user: user as string | undefined });
        callback();
      });
    },
  });
  port = 0;

  async start(): Promise<void> {
    this.#server.on("error", () => undefined);
    await new Promise<void>((resolve) => {
      this.#server.listen(0, "127.0.0.1", resolve);
    });
    this.port = (this.#server.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}

/** A server that hangs up at one step of the conversation. */
function hangingUp(atStep: "MAIL" | "content"): Promise<Server> {
  const server = createServer((socket) => {
    let isContent = false;
    socket.on("error", () => undefined);
    socket.write("220 here\r\n");
    socket.on("data", (data) => {
      const text = data.toString();
      if (isContent) {
        if (text.endsWith("\r\n.\r\n")) socket.destroy();
        return;
      }
      if (text.startsWith("MAIL") && atStep === "MAIL") return void socket.destroy();
      isContent = text.startsWith("DATA");
      socket.write(isContent ? "354 go on\r\n" : "250 fine\r\n");
    });
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}

const from = "Peerhold <no-reply@peerhold.example>";
const mailerOn = (port: number, account = "") =>
  new SmtpMailer({ url: `smtp://${account}127.0.0.1:${port}`, from, requiresTls: false });

describe("mail by SMTP", () => {
  let server: LocalServer;
  beforeEach(async () => {
    server = new LocalServer();
    await server.start();
  });
  afterEach(() => server.stop());

  it("arrives as plain text and as a page, from us, with the same id at every try", async () => {
    const mailer = mailerOn(server.port, "peer%40hold:secret@");
    expect(await mailer.send(mail)).to.equal("accepted");
    expect(server.taken).to.have.length(1);
    const [{ to, content, user }] = server.taken as [Taken];
    expect([to, user]).to.deep.equal([["ana@example.org"], "peer@hold"]);
    expect(content).to.include("From: Peerhold <no-reply@peerhold.example>");
    expect(content).to.include("To: ana@example.org");
    expect(content).to.include("Message-ID: <17@peerhold.example>");
    expect(content).to.include("Auto-Submitted: auto-generated");
    expect(content).to.include("multipart/alternative");
    expect(content).to.include("<p>123456</p>");
  });

  it("says what became of it", async () => {
    const mailer = mailerOn(server.port);
    const outcomes = [
      await mailer.send({ ...mail, to: "nobody@example.org" }),
      await mailer.send({ ...mail, to: "full@example.org" }),
      await mailer.send({ ...mail, subject: "Spam" }),
    ];
    expect(outcomes).to.deep.equal(["bounced", "later", "refused"]);
    expect(server.taken).to.deep.equal([]);
  });

  it("waits where the server does not know us, is not there, or must encrypt and does not", async () => {
    const { port } = server;
    const url = `smtp://127.0.0.1:${port}`;
    expect(await mailerOn(port, "us:wrong@").send(mail)).to.equal("later");
    expect(await new SmtpMailer({ url, from, requiresTls: true }).send(mail)).to.equal("later");
    await server.stop();
    expect(await mailerOn(port).send(mail)).to.equal("later");
    expect(server.taken).to.deep.equal([]);
    await server.start();
  });

  for (const [step, outcome] of [
    ["MAIL", "later"],
    ["content", "unknown"],
  ] as const) {
    it(`is "${outcome}" where the server hangs up at ${step}`, async () => {
      const rude = await hangingUp(step);
      const { port } = rude.address() as AddressInfo;
      expect(await mailerOn(port).send(mail)).to.equal(outcome);
      await new Promise((resolve) => {
        rude.close(resolve);
      });
    });
  }

  it("never has a header that somebody else wrote", async () => {
    const mailer = mailerOn(server.port);
    const evil = "\r\nBcc: everyone@example.org";
    for (const broken of [
      { ...mail, to: `ana@example.org${evil}` },
      { ...mail, subject: `Hello${evil}` },
      { ...mail, subject: "x".repeat(901) },
      { ...mail, id: `17${evil}` },
    ]) {
      expect(await mailer.send(broken)).to.equal("refused");
    }
    expect(server.taken).to.deep.equal([]);
  });

  it("tells the log no words of the server, which may name the address", async () => {
    const told: unknown[] = [];
    const url = `smtp://127.0.0.1:${server.port}`;
    const mailer = new SmtpMailer({ url, from, requiresTls: false }, (each) => told.push(each));
    await mailer.send({ ...mail, to: "nobody@example.org" });
    expect(told).to.deep.equal([{ code: "EENVELOPE", command: "RCPT TO", responseCode: 550 }]);
  });
});
