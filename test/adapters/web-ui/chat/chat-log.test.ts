import { expect } from "chai";
import fc from "fast-check";
import type { MessageView } from "../../../../src/adapters/http/contract/chat/chat.ts";
import {
  byDay,
  catchUp,
  countUnread,
  joinMessages,
  placeAfter,
  placeBefore,
  type ShownMessage,
} from "../../../../src/adapters/web-ui/chat/chat-log.ts";

const message = (seq: number, rest: Partial<MessageView> = {}): MessageView => ({
  seq,
  author: "seller",
  isMine: false,
  codeName: null,
  text: `message ${seq}`,
  attachments: [],
  via: null,
  at: "2026-05-01T10:00:00.000Z",
  ...rest,
});

const meta = {
  blockReason: null,
  mostCharacters: 2_500,
  partnerLastRead: 0,
  partnerLastSeen: "Online",
};

describe("the messages that a page has", () => {
  it("stand there once and in order, in whatever parts they come", () => {
    const parts = fc.array(fc.array(fc.integer({ min: 1, max: 40 })));
    fc.assert(
      fc.property(parts, (all) => {
        const joined = all
          .map((part) => part.map((seq) => message(seq)))
          .reduce<readonly ShownMessage[]>(joinMessages, []);
        const expected = [...new Set(all.flat())].toSorted((left, right) => left - right);
        expect(joined.map(({ seq }) => seq)).to.deep.equal(expected);
      }),
    );
  });

  it("are continued to the end after a gap of any length, and read once where nothing is known", async () => {
    for (const [last, knownTo, reads] of [
      [950, 40, 6],
      [240, 40, 2],
      [139, 40, 1],
      [40, 40, 1],
    ] as const) {
      let count = 0;
      const read = async (after = last - 200) => {
        count += 1;
        const seqs = Array.from({ length: Math.min(200, last - after) }, (_, at) => after + at + 1);
        return { data: seqs.map((seq) => message(seq)), meta };
      };
      const { messages } = await catchUp([message(knownTo)], read);
      expect(messages.at(-1)?.seq).to.equal(last);
      expect(messages).to.have.length(last - knownTo + 1);
      expect(count, `from ${knownTo} to ${last}`).to.equal(reads);
    }
    const newest = await catchUp(undefined, async () => ({ data: [message(900)], meta }));
    expect(newest.messages.map(({ seq }) => seq)).to.deep.equal([900]);
  });

  it("are not read for ever where the answer is always the same", async () => {
    const full = Array.from({ length: 100 }, (_, at) => message(at + 1));
    let reads = 0;
    const { messages } = await catchUp([message(1)], async () => {
      reads += 1;
      if (reads > 5) throw new Error("It reads on and on");
      return { data: full, meta };
    });
    expect(messages).to.have.length(100);
  });

  it("are continued with those after the newest of them", () => {
    expect(placeAfter([message(38), message(39), message(40)])).to.equal(40);
    expect(placeAfter([])).to.equal(undefined);
    expect(placeAfter(undefined)).to.equal(undefined);
  });

  it("are continued backwards without a gap, down to the first", () => {
    expect(placeBefore([message(301)], 100)).to.equal(200);
    expect(placeBefore([message(40)], 100)).to.equal(0);
  });

  it("are unread when another wrote them after the last one that was seen", () => {
    const messages = [message(1), message(2), message(3, { isMine: true }), message(4)];
    expect(countUnread(messages, 0)).to.equal(3);
    expect(countUnread(messages, 2)).to.equal(1);
    expect(countUnread(messages, 4)).to.equal(0);
  });

  it("stand under the days on which they were written", () => {
    const noon = new Date(2026, 4, 1, 12).getTime();
    const at = (hours: number) => new Date(noon + hours * 3_600_000).toISOString();
    const days = byDay([
      message(1, { at: at(0) }),
      message(2, { at: at(1) }),
      message(3, { at: at(24) }),
    ]);
    expect(days.map(({ messages }) => messages.map(({ seq }) => seq))).to.deep.equal([[1, 2], [3]]);
  });
});
