import { expect } from "chai";
import type { HotCoin } from "../../../src/application/ports/hot-account.ts";
import { ViewHotAccounts } from "../../../src/application/send/view-hot-accounts.ts";
import { defaultSendPolicy } from "../../../src/domain/policy/default-chain-policy.ts";

const coin: HotCoin = { asset: "ETH", held: 90n, promised: 20n, payable: 70n };

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
      [{ chain: "ethereum", address: "0xc01d" }],
      {
        booked: async () => ({ BTC: 0n, USDT: 0n, ETH: 40n }),
        isMoving: async (of) => of === "ETH",
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
        cold: { address: "0xc01d", booked: 40n, isMoving: true },
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
