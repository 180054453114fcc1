import type { ViewHotAccounts } from "../../../../application/send/view-hot-accounts.ts";
import { viewHotAccounts, type HotAccountsView } from "../../contract/admin/hot-accounts.ts";
import { bind, type BoundRoute } from "../bound-route.ts";

type Found = Awaited<ReturnType<ViewHotAccounts["execute"]>>;

/** What sends are paid from, for staff. */
export function hotAccountRoutes(useCases: {
  readonly viewHotAccounts: ViewHotAccounts;
}): readonly BoundRoute[] {
  return [
    bind(viewHotAccounts).to(async () => {
      const { accounts, moves } = await useCases.viewHotAccounts.execute();
      return {
        status: 200,
        body: { accounts: accounts.map(presentAccount), moves: moves.map(presentMove) },
      };
    }),
  ];
}

function presentAccount({
  chain,
  address: topUp,
  coins,
}: Found["accounts"][number]): HotAccountsView["accounts"][number] {
  const address = topUp ?? null;
  if (coins === "silent") return { chain, address, node: "silent", coins: [] };
  return {
    chain,
    address,
    node: "answers",
    coins: coins.map(({ asset, standing, ...coin }) => ({
      cryptoCurrencyCode: asset,
      held: String(coin.held),
      promised: String(coin.promised),
      payable: String(coin.payable),
      owed: String(coin.owed),
      floor: String(coin.floor),
      ceiling: String(coin.ceiling),
      standing: standing.kind,
      by: standing.kind === "within" ? "0" : String(standing.by),
    })),
  };
}

function presentMove({
  units,
  paidFee,
  signedAt,
  ...move
}: Found["moves"][number]): HotAccountsView["moves"][number] {
  return {
    ...move,
    cryptoCurrencyCode: move.kind === "token" ? "USDT" : "ETH",
    amount: String(units),
    fee: String(paidFee),
    signedAt: new Date(signedAt).toISOString(),
  };
}
