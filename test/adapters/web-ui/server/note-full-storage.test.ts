import { expect } from "chai";
import { noteFullStorage } from "../../../../src/adapters/web-ui/server/note-full-storage.ts";

describe("the browser's storage", () => {
  it("is reported once when it is full, and never when it is switched off", () => {
    const sent: object[] = [];
    const note = (error: unknown) => noteFullStorage(error, (report) => sent.push(report));
    note(new DOMException("The operation is insecure.", "SecurityError"));
    note(new Error("QuotaExceededError"));
    expect(sent).to.deep.equal([]);
    note(new DOMException("The quota has been exceeded.", "QuotaExceededError"));
    note(new DOMException("The quota has been exceeded.", "QuotaExceededError"));
    expect(sent).to.deep.equal([{ type: "storage-full", body: {} }]);
  });
});
