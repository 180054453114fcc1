import { expect } from "chai";
import {
  haltWith,
  isShown,
  judgeAnnouncement,
  type Announcement,
  type AnnouncementInput,
} from "../../../src/domain/announcement/announcement.ts";

const now = 1_800_000_000_000;
const alert: AnnouncementInput = {
  kind: "alert",
  severity: "info",
  audience: "everyone",
  country: undefined,
  blocks: [],
  text: " We move to a new bank. ",
  translations: {},
  from: now,
  until: undefined,
};

function codeOf(change: Partial<AnnouncementInput>): string {
  const judged = judgeAnnouncement({ ...alert, ...change }, now);
  return judged.ok ? "announced" : judged.refusal.code;
}

describe("an announcement", () => {
  it("has a text, and an end in the future after its beginning", () => {
    const rows: readonly (readonly [Partial<AnnouncementInput>, string])[] = [
      [{}, "announced"],
      [{ text: "\u200b " }, "announcement_text"],
      [{ text: "a\u0000b" }, "announcement_text"],
      [{ translations: { de: " " } }, "announcement_text"],
      [{ until: now + 1 }, "announced"],
      [{ until: now }, "announcement_end"],
      [{ from: now - 9, until: now - 1 }, "announcement_end"],
      [{ from: now + 9, until: now + 9 }, "announcement_end"],
      [{ kind: "maintenance" }, "announcement_end"],
      [{ kind: "maintenance", until: now + 1 }, "announced"],
      [{ kind: "country" }, "announcement_country"],
      [{ kind: "country", country: "NG" }, "announced"],
      [{ country: "NG" }, "announcement_country"],
      [{ kind: "country", country: "NG", blocks: ["use-wallet"] }, "announced"],
      [{ blocks: ["use-wallet"] }, "announcement_country"],
    ];
    for (const [change, code] of rows)
      expect(codeOf(change), JSON.stringify(change)).to.equal(code);
    const judged = judgeAnnouncement(alert, now);
    expect(judged.ok && judged.value.text).to.equal("We move to a new bank.");
  });

  it("is shown from its beginning up to its end, while it is on, to those it is meant for", () => {
    const shown: Announcement = { ...alert, id: "a", isOn: true, until: now + 10 };
    expect(isShown(shown, now - 1, true)).to.equal(false);
    expect(isShown(shown, now, true)).to.equal(true);
    expect(isShown(shown, now + 9, false)).to.equal(true);
    expect(isShown(shown, now + 10, true)).to.equal(false);
    expect(isShown({ ...shown, isOn: false }, now, true)).to.equal(false);
    expect(isShown({ ...shown, audience: "signed_in" }, now, false)).to.equal(false);
    expect(isShown({ ...shown, audience: "signed_in" }, now, true)).to.equal(true);
    expect(isShown({ ...shown, audience: "signed_out" }, now, true)).to.equal(false);
    expect(isShown({ ...shown, until: undefined }, now * 2, true)).to.equal(true);
  });

  it("halts trading if it is a maintenance, and nothing otherwise", () => {
    expect(haltWith("maintenance")).to.equal("trading");
    expect([haltWith("alert"), haltWith("country")]).to.deep.equal([undefined, undefined]);
  });
});
