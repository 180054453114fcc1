import { expect } from "chai";
import { SendLetters } from "../../../src/application/notice/send-letters.ts";
import type {
  ClaimedDelivery,
  DeliveryStore,
} from "../../../src/application/ports/delivery-store.ts";
import type { Mail } from "../../../src/application/ports/mailer.ts";
import type { DeliveryOutcome } from "../../../src/domain/notice/delivery.ts";

describe("sending letters", () => {
  let due: ClaimedDelivery[];
  let ends: unknown[];
  let mails: Mail[];
  let counted: string[];
  let bounced: string[];
  let told: string[];
  let gone: string[];
  let outcome: DeliveryOutcome;
  let sendLetters: SendLetters;
  beforeEach(() => {
    due = [];
    ends = [];
    mails = [];
    counted = [];
    bounced = [];
    told = [];
    gone = [];
    outcome = "accepted";
    const deliveries: DeliveryStore = {
      claim: async () => due.shift(),
      finish: async (id, end) => void ends.push({ id, ...end }),
      giveUp: async () => undefined,
    };
    sendLetters = new SendLetters({
      deliveries,
      writers: {
        wallet_code: { write: async () => undefined },
        factor_code_phone: { write: async () => undefined },
        factor_code_email: { write: async () => undefined },
        recovery: { write: async () => undefined },
        case_access: { write: async () => undefined },
        recovered: { write: async () => undefined },
        phone_code: {
          async write({ traderId }) {
            const notice = {
              kind: "phone_in_use" as const,
              way: traderId === "deaf" ? ("sms" as const) : ("call" as const),
            };
            return { to: "+351912345678", notice };
          },
        },
        new_device: { write: async () => undefined },
        notices: { write: async () => undefined },
        outlet: {
          async write({ about = "" }) {
            const outlet = { id: about, channel: "app" as const, address: "", keys: undefined };
            return { outlet, news: { notices: [], more: 2, timeZone: undefined } };
          },
        },
        account_closed: { write: async () => undefined },
        passkey_added: { write: async () => undefined },
        telegram_connected: { write: async () => undefined },
        reset_asked: { write: async () => undefined },
        factors_reset: { write: async () => undefined },
        questions_set: { write: async () => undefined },
        api_key_made: { write: async () => undefined },
        signed_out: { write: async () => undefined },
        passkey_removed: { write: async () => undefined },
        email_code: {
          async write({ traderId }) {
            if (traderId === undefined || traderId === "gone") return undefined;
            if (traderId === "broken") throw new Error("No database");
            const letter = { kind: "email_in_use" as const, username: traderId };
            return { to: `${traderId}@example.org`, letter };
          },
        },
      },
      render: ({ username }) => ({ subject: `For ${username}`, text: "plain", html: "page" }),
      mailer: {
        async send(mail) {
          mails.push(mail);
          return outcome;
        },
      },
      wordForPhone: ({ way }) => `by ${way}`,
      texts: {
        async send({ to, words }) {
          told.push(`text ${to} ${words}`);
          return outcome;
        },
      },
      calls: {
        async call({ to, words }) {
          told.push(`call ${to} ${words}`);
          return outcome;
        },
      },
      wordCode: ({ code }) => ({ title: "", body: code, opens: undefined, about: "code" }),
      wordNews: ({ more }) => ({
        title: "Peerhold",
        body: `${more} notices`,
        opens: { url: "/", label: "Open" },
        about: "notices",
      }),
      outlets: {
        app: {
          async send(_outlet, { body }) {
            told.push(`browser ${body}`);
            return outcome;
          },
        },
        telegram: { send: async () => "unwanted" },
      },
      outletGone: async (id) => void gone.push(id),
      bounced: async (traderId) => void bounced.push(traderId),
      count: (kind, how) => counted.push(`${kind} ${how}`),
    });
  });

  const delivery = (traderId: string, tries = 1): ClaimedDelivery => ({
    id: `of ${traderId}`,
    traderId,
    address: undefined,
    kind: "email_code",
    tries,
  });

  it("sends what is due, one after the other, and says how it ended", async () => {
    due = [delivery("ana"), delivery("bob")];
    expect(await sendLetters.execute()).to.deep.equal([]);
    expect(mails).to.deep.include({
      id: "of ana",
      to: "ana@example.org",
      subject: "For ana",
      text: "plain",
      html: "page",
    });
    expect(ends).to.deep.equal([
      { id: "of ana", state: "sent" },
      { id: "of bob", state: "sent" },
    ]);
    expect(counted).to.deep.equal(["email_code accepted", "email_code accepted"]);
  });

  it("sends nothing that nobody is to be told any more", async () => {
    due = [delivery("gone")];
    await sendLetters.execute();
    expect(mails).to.deep.equal([]);
    expect(ends).to.deep.equal([{ id: "of gone", state: "dropped" }]);
  });

  it("goes on after a letter that could not be written, and tries that one later", async () => {
    due = [delivery("broken", 3), delivery("ana")];
    const errors = await sendLetters.execute();
    expect(errors.map(String)).to.deep.equal(["Error: No database"]);
    expect(ends).to.deep.equal([
      { id: "of broken", state: "waiting", againInSeconds: 120 },
      { id: "of ana", state: "sent" },
    ]);
  });

  it("says whose mailbox does not exist", async () => {
    outcome = "bounced";
    due = [delivery("ana")];
    await sendLetters.execute();
    expect(bounced).to.deep.equal(["ana"]);
    expect(ends).to.deep.equal([{ id: "of ana", state: "bounced" }]);
  });

  it("tells browsers, and says which is no longer there", async () => {
    due = [{ ...delivery("ana"), kind: "outlet", about: "laptop" }];
    await sendLetters.execute();
    expect(told).to.deep.equal(["browser 2 notices"]);
    expect(gone).to.deep.equal([]);
    outcome = "bounced";
    due = [{ ...delivery("ana"), kind: "outlet", about: "phone" }];
    await sendLetters.execute();
    expect(gone).to.deep.equal(["phone"]);
    expect(bounced).to.deep.equal([]);
    expect(ends).to.deep.equal([
      { id: "of ana", state: "sent" },
      { id: "of ana", state: "bounced" },
    ]);
  });

  it("sends texts and makes calls as well, and takes no number for a mailbox", async () => {
    outcome = "bounced";
    due = [
      { ...delivery("deaf"), kind: "phone_code" },
      { ...delivery("blind"), kind: "phone_code" },
    ];
    await sendLetters.execute();
    expect(told).to.deep.equal(["text +351912345678 by sms", "call +351912345678 by call"]);
    expect(mails).to.deep.equal([]);
    expect(bounced).to.deep.equal([]);
    expect(ends).to.deep.equal([
      { id: "of deaf", state: "bounced" },
      { id: "of blind", state: "bounced" },
    ]);
  });
});
