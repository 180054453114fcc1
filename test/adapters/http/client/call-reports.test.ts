import { expect } from "chai";
import { CallReports } from "../../../../src/adapters/http/client/call-reports.ts";
import type { EndedCall } from "../../../../src/adapters/http/client/transport.ts";
import { traceSampleRate, watchCalls } from "../../../../src/adapters/http/client/watch-calls.ts";

describe("what a page reports of its calls", () => {
  let sent: { readonly type: string; readonly body: object }[];
  let now: number;
  let drawn: number;
  let note: (ended: EndedCall) => void;
  beforeEach(() => {
    [sent, now, drawn] = [[], 0, 1];
    const reports = new CallReports(
      (report) => sent.push(report),
      () => now,
    );
    note = watchCalls(
      async () => reports,
      () => drawn,
    );
  });

  const end = async (status: number, rest: Partial<EndedCall> = {}) => {
    const path = "/rest/v1/offers";
    note({ method: "get", path, status, milliseconds: 12, isBackground: false, ...rest });
    await Promise.resolve();
    await Promise.resolve();
  };

  for (const status of [408, 429, 500, 501, 502, 503, 504]) {
    it(`is a call that was answered ${status}, by its route`, async () => {
      await end(status);
      const body = { method: "get", route: "/rest/v1/offers", status };
      expect(sent).to.deep.equal([{ type: "call-failed", body }]);
    });

    it(`is a poll that was answered ${status} only where that is 500`, async () => {
      await end(status, { isBackground: true });
      expect(sent).to.have.length(status === 500 ? 1 : 0);
    });
  }

  for (const status of [200, 304, 400, 401, 403, 404, 409, 422, 428]) {
    it(`is no call that was answered ${status}`, async () => {
      await end(status);
      expect(sent).to.deep.equal([]);
    });
  }

  it("is the same failure once a minute, and each other one", async () => {
    await end(503);
    await end(503);
    await end(500);
    await end(503, { method: "put" });
    expect(sent).to.have.length(3);
    now = 59_999;
    await end(503);
    expect(sent).to.have.length(3);
    now = 60_000;
    await end(503);
    expect(sent).to.have.length(4);
  });

  it("is how long one call in two hundred took", async () => {
    expect(traceSampleRate).to.equal(0.005);
    drawn = 0.005;
    await end(200);
    expect(sent).to.deep.equal([]);
    drawn = 0.0049;
    await end(200);
    const body = { method: "get", route: "/rest/v1/offers", status: 200, milliseconds: 12 };
    expect(sent).to.deep.equal([{ type: "call-trace", body }]);
  });
});
