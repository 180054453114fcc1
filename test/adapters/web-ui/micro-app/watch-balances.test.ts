import { QueryClient } from "@tanstack/react-query";
import { expect } from "chai";
import { watchBalances } from "../../../../src/adapters/web-ui/micro-app/watch-balances.ts";

const key = ["getBalances", {}];
const read = { data: [{ cryptoCurrencyCode: "BTC", balance: "150000" }], meta: undefined };

describe("the balances that a host is told", () => {
  const told: unknown[] = [];
  const memory = new QueryClient();
  const stop = watchBalances(memory, {
    balanceUpdate: (balances) => told.push(balances),
    balanceSync: () => told.push("old"),
  });

  it("are those that were read, and old as soon as they changed, until it stops", async () => {
    memory.setQueryData(["viewOffer", {}], { data: [] });
    memory.setQueryData(key, read);
    expect(told).to.deep.equal([read.data]);
    await memory.invalidateQueries({ queryKey: ["getBalances"] });
    expect(told).to.deep.equal([read.data, "old"]);
    stop();
    memory.setQueryData(key, read);
    expect(told.length).to.equal(2);
  });
});
