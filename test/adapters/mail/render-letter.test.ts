import { expect } from "chai";
import { letterRenderer } from "../../../src/adapters/mail/render-letter.ts";
import type { Letter } from "../../../src/domain/notice/letter.ts";

const baseUrl = "https://peerhold.example";
const render = letterRenderer({ brandName: "Peer & Hold", baseUrl });

const letters: Readonly<Record<Letter["kind"], Letter>> = {
  email_code: { kind: "email_code", username: "ana_lima", code: "012345", validSeconds: 600 },
  recovery: {
    kind: "recovery",
    username: "ana_lima",
    token: "Zq3x_0-secretsecretsecret",
    validSeconds: 1_800,
  },
  recovered: { kind: "recovered", username: "ana_lima" },
  passkey_added: { kind: "passkey_added", username: "ana_lima" },
  passkey_removed: { kind: "passkey_removed", username: "ana_lima" },
  email_in_use: { kind: "email_in_use", username: "ana_lima" },
};

describe("letters", () => {
  for (const letter of Object.values(letters)) {
    describe(letter.kind, () => {
      const { subject, text, html } = render(letter);

      it("says the same as plain text and as a page", () => {
        expect(subject).to.match(/^[^\p{Cc}{}]{10,78}$/u);
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

  it("writes no name as anything but text", () => {
    const { html } = render({ kind: "email_in_use", username: '<a href="x">' });
    expect(html).to.include("&#60;a href=&#34;x&#34;&#62;").and.to.not.include('<a href="x">');
  });
});
