import { expect } from "chai";
import type { StoredColdReturn } from "../../../src/application/ports/cold-returns.ts";
import type { HotCoin } from "../../../src/application/ports/hot-account.ts";
import { ViewHotAccounts } from "../../../src/application/send/view-hot-accounts.ts";
import { defaultSendPolicy } from "../../../src/domain/policy/default-chain-policy.ts";

const coin: HotCoin = { asset: "ETH", held: 90n, promised: 20n, payable: 70n };

const arriving: StoredColdReturn = {
  id: "ethereum-t1--1",
  version: 1,
  chain: "ethereum",
  transaction: "t1",
  place: -1,
  asset: "ETH",
  units: 7n,
  fee: 1n,
  state: "confirming",
  block: { height: 3, hash: "b3" },
  bookings: 0,
  seenAt: 0,
};
const returns: readonly StoredColdReturn[] = [
  arriving,
  { ...arriving, id: "ethereum-t2-1", asset: "USDT" },
  { ...arriving, id: "ethereum-t3--1", state: "booked" },
];

describe("what sends are paid from", () => {
  const view = (read: () => Promise<readonly HotCoin[]>) => {
    const owed = { BTC: 1n, USDT: 2n, ETH: 300n };
    const books = { owed: async () => owed, moves: async () => [] };
    const floatFloor = { ...defaultSendPolicy.floatFloor, ETH: 75n };
    return new ViewHotAccounts(
      [
        { chain: "bitcoin", address: undefined, read: () => Promise.reject(new Error("no node")) },
        { chain: "ethereum", address: "0x1", read },
      ],
      books,
      () => ({ ...defaultSendPolicy, floatFloor }),
      [{ chain: "ethereum", address: "0xc01d", returnsTo: "0x1" }],
      {
        booked: async () => ({ BTC: 0n, USDT: 0n, ETH: 40n }),
        isMoving: async (of) => of === "ETH",
      },
      {
        list: async () => returns,
        listIn: async (chain, state) =>
          returns.filter((each) => each.chain === chain && each.state === state),
      },
    ).execute();
  };

  it("is judged by what can be paid, not by what is held", async () => {
    const { accounts } = await view(async () => [coin]);
    const standing = { kind: "below", by: 5n };
    expect(accounts[1]?.coins).to.deep.equal([
      {
        ...coin,
        owed: 300n,
        floor: 75n,
        ceiling: 0n,
        standing,
        cold: { address: "0xc01d", returnsTo: "0x1", booked: 40n, isMoving: true, returning: 7n },
      },
    ]);
  });

  it("is unknown where a node is silent, and the other node's is still shown", async () => {
    const { accounts, moves } = await view(async () => [coin]);
    expect(accounts[0]).to.deep.equal({ chain: "bitcoin", address: undefined, coins: "silent" });
    expect(accounts[1]?.coins).to.have.lengthOf(1);
    expect(moves).to.deep.equal([]);
  });
});
