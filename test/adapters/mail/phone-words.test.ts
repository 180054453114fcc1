import { expect } from "chai";
import { phoneWords } from "../../../src/adapters/mail/phone-words.ts";
import { mailboxPhone } from "../../../src/adapters/phone/mailbox-phone.ts";

describe("the words of a text or a call", () => {
  const words = phoneWords("Peerhold");
  const code = { kind: "phone_code", code: "012345", validSeconds: 600 } as const;

  it("have the code first, fit into one text, and have no link", () => {
    const text = words({ ...code, way: "sms" });
    expect(text).to.match(/^012345 is your code for Peerhold/);
    expect(text)
      .to.include("10 minutes")
      .and.not.match(/https?:|www\./);
    const inUse = words({ kind: "phone_in_use", way: "sms" });
    expect(inUse).to.not.match(/\d/);
    for (const each of [text, inUse]) expect(each.length).to.be.at.most(160);
  });

  it("of a second factor say what the code allows, in one text", () => {
    const uses = ["login", "release", "sendout", "account", "setup"] as const;
    const texts = uses.map((use) => words({ ...code, kind: "factor_code", use, way: "sms" }));
    expect(new Set(texts)).to.have.property("size", uses.length);
    for (const text of texts) {
      expect(text).to.match(/^012345 is your Peerhold code to /);
      expect(text.length).to.be.at.most(160);
    }
    const call = words({ ...code, kind: "factor_code", use: "release", way: "call" });
    expect(call.match(/0, 1, 2, 3, 4, 5/g)).to.have.length(2);
    expect(call).to.include("release crypto");
  });

  it("have digits that are read one by one, twice", () => {
    expect(words({ ...code, way: "call" }).match(/0, 1, 2, 3, 4, 5/g)).to.have.length(2);
  });

  it("are in the mailbox of a demo as they look and sound", async () => {
    const kept: { to: string; subject: string; text: string; html: string }[] = [];
    const phone = mailboxPhone({ add: async (mail) => void kept.push(mail) });
    await phone.send({ to: "+351912345678", words: "1 < 2" });
    await phone.call({ to: "+351912345678", words: "One, two" });
    expect(kept.map(({ subject, text }) => [subject, text])).to.deep.equal([
      ["Text message", "1 < 2"],
      ["Phone call", "One, two"],
    ]);
    expect(kept[0]?.html).to.include("<p>1 &#60; 2</p>");
  });
});
