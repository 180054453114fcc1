import { expect } from "chai";
import {
  noteOnCase,
  type CaseCommand,
  type CaseStaff,
} from "../../../src/domain/dispute/decide-case.ts";
import { askBoth, Course, disputed, ended, nia, omar, take, vera, worked } from "./example-case.ts";

describe("what staff may do with a case", () => {
  const near: CaseStaff = { ...nia, staffId: "pedro", linkedIds: ["eve", "ben"] };
  const rows: readonly [string, () => Course, CaseCommand, CaseStaff, string | undefined][] = [
    ["without a case", () => new Course(), take, nia, "no_open_case"],
    ["after a verdict", () => ended(), take, omar, "no_open_case"],
    ["another's case, also linked to a party", () => worked(), take, near, "case_taken"],
    ["linked to a party", () => disputed(), take, near, "conflict_of_interest"],
    ["near to somebody else", () => disputed(), take, { ...nia, linkedIds: ["eve"] }, undefined],
    ["who is a party", () => disputed(), take, { ...nia, staffId: "ana" }, "conflict_of_interest"],
    ["a case that is nobody's", () => disputed(), take, nia, undefined],
    ["that they opened", () => openedBy(nia), take, nia, "case_opener"],
    ["that somebody else opened", () => openedBy(omar), take, nia, undefined],
    [
      "to give it to who opened it",
      () => openedBy(nia),
      { act: "assign-case", to: nia },
      vera,
      "case_opener",
    ],
    ["one's own case again", () => worked(), take, nia, undefined],
    [
      "to give it to a party",
      () => worked(),
      { act: "assign-case", to: near },
      vera,
      "conflict_of_interest",
    ],
    [
      "to give a party's case away",
      () => worked(),
      { act: "assign-case", to: omar },
      near,
      "conflict_of_interest",
    ],
    ["to give it away", () => worked(), { act: "assign-case", to: omar }, vera, undefined],
    ["to ask in another's case", () => worked(), askBoth, omar, "not_your_case"],
    ["to ask nobody", () => worked(), { ...askBoth, sides: [] }, nia, "nobody_asked"],
    ["to ask", () => worked(), askBoth, nia, undefined],
    [
      "to write in another's case",
      () => worked(),
      { act: "message-parties" },
      omar,
      "not_your_case",
    ],
    ["to write", () => worked(), { act: "message-parties" }, nia, undefined],
  ];
  function openedBy({ staffId, role }: CaseStaff): Course {
    const course = new Course();
    course.ask({ act: "dispute", actorId: staffId, role, reason: "A mail." });
    return course;
  }
  for (const [what, course, command, staff, code] of rows) {
    it(`${code ?? "allows"}: ${command.act} ${what}`, () => {
      expect(course().work(command, staff)).to.equal(code);
    });
  }

  it("a note is written by anybody who is not near, also after the end, and is on no timeline", () => {
    const { trade, dispute, context } = ended();
    const note = noteOnCase(trade, dispute, omar, context);
    expect(note.ok && note.value.events).to.deep.equal([]);
    expect(note.ok && note.value.trade.status).to.equal(trade.status);
    expect(noteOnCase(trade, dispute, near, context)).to.have.nested.property(
      "refusal.code",
      "conflict_of_interest",
    );
    expect(noteOnCase(trade, undefined, omar, context)).to.have.nested.property(
      "refusal.code",
      "no_open_case",
    );
  });
});
