import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect } from "chai";
import { listenerOf } from "../../../../src/adapters/web-ui/server/use-live-events.ts";

const ofTrade = ["viewTrade", "listMessages", "viewFeedback"];
const ofReader = [
  "listActiveTrades",
  "listTradeHistory",
  "kycCheck",
  "getBalances",
  "getCurrentUser",
  "listMyOffers",
  "countNotices",
  "listNotices",
];
const ofOthers = ["listOffers", "viewOffer", "viewProfile"];

/**
 * What is reloaded after each kind of change: for the one trade, and for everything the user sees.
 */
const rows: readonly [aggregate: string, one: readonly string[], all: readonly string[]][] = [
  ["trade", ofTrade, ["listActiveTrades", "listTradeHistory", "kycCheck", "getBalances"]],
  ["chat", ["listMessages"], []],
  ["feedback", ["viewFeedback"], []],
  ["account", [], ["getCurrentUser", "listMyOffers"]],
  ["notice", [], ["countNotices", "listNotices"]],
];

describe("what a page reloads", () => {
  let memory: QueryClient;
  const keyOf = (route: string, id: string) => [route, { parameters: { id } }];
  beforeEach(() => {
    memory = new QueryClient();
    for (const route of ofTrade) {
      for (const id of ["mine", "other"]) memory.setQueryData(keyOf(route, id), "as it was");
    }
    for (const route of [...ofReader, ...ofOthers]) memory.setQueryData([route], "as it was");
  });
  afterEach(() => memory.clear());

  const stale = () =>
    memory
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey: [route, wish] }) => {
        const { parameters } = (wish ?? {}) as { parameters?: { id: string } };
        return parameters ? `${String(route)} ${parameters.id}` : String(route);
      });

  for (const [aggregate, one, all] of rows) {
    it(`after a change of the kind “${aggregate}” is what it is about, and nothing else`, () => {
      listenerOf(memory).onChange({ aggregate, aggregateId: "mine" });
      expect(stale()).to.have.members([...one.map((route) => `${route} mine`), ...all]);
    });
  }

  it("after a lost connection is everything that a change could have been about", () => {
    listenerOf(memory).onGap();
    const ofAll = ofTrade.flatMap((route) => [`${route} mine`, `${route} other`]);
    expect(stale()).to.have.members([...ofAll, ...ofReader]);
  });

  it("after a refused stream is what nobody without a session may read", () => {
    listenerOf(memory).onRefused();
    expect(stale()).to.have.members(["countNotices"]);
  });

  it("is read again after a first read that began before the change", async () => {
    const answers: ((answer: string) => void)[] = [];
    const queryFn = () => new Promise<string>((resolve) => void answers.push(resolve));
    const list = new QueryObserver(memory, { queryKey: ["listChats", { query: {} }], queryFn });
    const leave = list.subscribe(() => undefined);
    listenerOf(memory).onChange({ aggregate: "chat", aggregateId: "mine" });
    answers[0]?.("before the message");
    await new Promise((resolve) => setImmediate(resolve));
    answers[1]?.("with the message");
    await new Promise((resolve) => setImmediate(resolve));
    expect(list.getCurrentResult().data).to.equal("with the message");
    leave();
  });

  it("is read once at first, however often it changes", () => {
    const { onChange } = listenerOf(memory);
    onChange({ aggregate: "notice", aggregateId: "mine" });
    memory.setQueryData(["countNotices"], "as it is now");
    onChange({ aggregate: "notice", aggregateId: "mine" });
    expect(stale()).to.deep.equal(["listNotices"]);
  });

  it("after a change of an unknown kind is nothing", () => {
    listenerOf(memory).onChange({ aggregate: "weather", aggregateId: "mine" });
    expect(stale()).to.deep.equal([]);
  });
});
