import { expect } from "chai";
import { letterRenderer } from "../../../src/adapters/mail/render-letter.ts";
import { money } from "../../../src/domain/money/money.ts";
import type { Letter, LetterNotice } from "../../../src/domain/notice/letter.ts";
import { noticeStories } from "../../../src/domain/notice/notice-story.ts";

const baseUrl = "https://peerhold.example";
const render = letterRenderer({ brandName: "Peer & Hold", baseUrl });

const noticed = {
  id: "Trade234567",
  partner: "bruno_costa",
  crypto: money("BTC", 154_291n),
  fiat: { currency: "EUR", minor: 10_000n },
};

const letters: Readonly<Record<Letter["kind"], Letter>> = {
  factor_code: {
    kind: "factor_code",
    username: "ana_lima",
    code: "012345",
    use: "release",
    validSeconds: 600,
  },
  email_code: { kind: "email_code", username: "ana_lima", code: "012345", validSeconds: 600 },
  recovery: {
    kind: "recovery",
    username: "ana_lima",
    token: "Zq3x_0-secretsecretsecret",
    validSeconds: 1_800,
  },
  case_access: {
    kind: "case_access",
    username: "ana_lima",
    token: "Zq3x_0-secretsecretsecret",
    validSeconds: 1_800,
  },
  recovered: { kind: "recovered", username: "ana_lima" },
  account_closed: { kind: "account_closed", username: "ana_lima" },
  passkey_added: { kind: "passkey_added", username: "ana_lima" },
  telegram_connected: { kind: "telegram_connected", username: "ana_lima" },
  reset_asked: { kind: "reset_asked", username: "ana_lima" },
  factors_reset: { kind: "factors_reset", username: "ana_lima" },
  questions_set: { kind: "questions_set", username: "ana_lima" },
  api_key_made: { kind: "api_key_made", username: "ana_lima" },
  signed_out: { kind: "signed_out", username: "ana_lima" },
  passkey_removed: { kind: "passkey_removed", username: "ana_lima" },
  email_in_use: { kind: "email_in_use", username: "ana_lima" },
  new_device: {
    kind: "new_device",
    username: "ana_lima",
    token: "Zq3x_0-secretsecretsecret",
    validSeconds: 1_800,
    browser: "Firefox",
    system: "Windows",
    country: "PT",
    at: Date.UTC(2026, 6, 1, 11, 30),
    timeZone: undefined,
  },
  notices: {
    kind: "notices",
    username: "ana_lima",
    notices: noticeStories.map((story) => ({ story, count: 2, trade: noticed, turn: undefined })),
    more: 0,
    timeZone: undefined,
  },
};

describe("letters", () => {
  for (const letter of Object.values(letters)) {
    describe(letter.kind, () => {
      const { subject, text, html } = render(letter);

      it("says the same as plain text and as a page", () => {
        expect(subject).to.match(/^[^\p{Cc}{}]{10,120}$/u);
        for (const body of [text, html]) {
          expect(body).to.include("ana_lima");
          expect(body, "an unfilled place").to.not.match(/\{\w+[,}]/);
        }
        expect(html).to.include("Peer &#38; Hold");
      });

      it("has one thing to do: a code or a link, never both", () => {
        const links = text.match(/https?:\/\/\S+/g) ?? [];
        const codes = text.match(/\b\d{6}\b/g) ?? [];
        expect(links.length + codes.length).to.be.at.most(1);
        expect(html.match(/class="(?:button|code)"/g) ?? []).to.have.length.at.most(1);
        expect(links.every((link) => link.startsWith(`${baseUrl}/`))).to.equal(true);
      });

      it("can be read in the dark, and fetches nothing when it is opened", () => {
        expect(html).to.include("prefers-color-scheme: dark");
        expect(html).to.include('<meta name="color-scheme" content="light dark">');
        expect(html).to.not.match(/<img|<script|url\(|@import|<link/);
      });
    });
  }

  it("carries the code and for how long it counts", () => {
    const { text, html } = render(letters.email_code);
    expect(text).to.include("012345").and.to.include("for 10 minutes");
    expect(html).to.include("012345");
  });

  it("tells of a sign-in from where and when it was", () => {
    const at = "Jul 1, 2026, 11:30 (UTC).";
    const letter = letters.new_device;
    if (letter.kind !== "new_device") throw new Error("another letter stands in its place");
    const { text } = render(letter);
    expect(text).to.include(`from Firefox on Windows in Portugal: ${at}`);
    expect(text).to.include("The place is a guess");
    const nowhere = render({ ...letter, country: undefined }).text;
    expect(nowhere).to.include(`from Firefox on Windows: ${at}`).and.not.include("guess");
  });

  it("writes no name as anything but text", () => {
    const { html } = render({ kind: "email_in_use", username: '<a href="x">' });
    expect(html).to.include("&#60;a href=&#34;x&#34;&#62;").and.to.not.include('<a href="x">');
  });

  describe("about notices", () => {
    const of = (...notices: readonly Partial<LetterNotice>[]) =>
      render({
        kind: "notices",
        username: "ana_lima",
        notices: notices.map((each) => ({
          story: "paid",
          count: 1,
          trade: noticed,
          turn: undefined,
          ...each,
        })),
        more: 0,
        timeZone: "Europe/Lisbon",
      });
    const until = Date.UTC(2026, 6, 1, 11, 30);

    it("has one as its subject, and leads to its trade", () => {
      const { subject, text } = of({});
      expect(subject).to.equal(
        "bruno_costa says they paid 100.00 EUR. Check your account, then release the crypto.",
      );
      expect(text).to.include(`Open the trade: ${baseUrl}/trade/Trade234567`);
    });

    it("says whose turn it is, and by when by the reader's clock", () => {
      const mine = of({ turn: { isMine: true, until } });
      expect(mine.text).to.include("It's your turn, until Jul 1, 2026, 12:30 (Europe/Lisbon).");
      expect(of({ turn: { isMine: false, until } }).text).to.include(
        "It's your trade partner's turn.",
      );
    });

    it("says what the escrow on the blockchain waits for, before whose turn it is", () => {
      const { text } = of({ turn: { isMine: true, until }, escrowWait: "own_key" });
      expect(text.replaceAll(/\s+/g, " ")).to.include(
        "Escrow on the blockchain: your key is missing. It's your turn, until",
      );
      expect(of({}).text).to.not.include("blockchain");
    });

    it("asks for the signature of the payout of a trade that is over, or says whose is missing", () => {
      const words = (isMine: boolean) =>
        of({
          story: "verdict_final",
          turn: { isMine, until: undefined },
          escrowWait: isMine ? "own_signature" : "other_signature",
        }).text.replaceAll(/\s+/g, " ");
      expect(words(true)).to.include("sign the payout. It's your turn.");
      expect(words(false)).to.include(
        "your trade partner has to sign the payout. It's your trade partner's turn.",
      );
    });

    it("leads to the list where several trades have news", () => {
      const other = { ...noticed, id: "Trade765432" };
      const { subject, text } = of({}, { story: "released", trade: other });
      expect(subject).to.equal("2 notifications from Peer & Hold");
      expect(text).to.include(`See all notifications: ${baseUrl}/dashboard/notifications`);
    });

    it("counts messages, and says nothing of what was written", () => {
      const { text } = of({ story: "message", count: 3 });
      expect(text).to.include("There are 3 new messages in your trade with bruno_costa.");
    });
  });
});
