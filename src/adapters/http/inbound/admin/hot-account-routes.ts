import type { ProposeColdMove } from "../../../../application/send/propose-cold-move.ts";
import type { ReviewSend } from "../../../../application/send/review-send.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import type { ViewHotAccounts } from "../../../../application/send/view-hot-accounts.ts";
import {
  proposeColdMove,
  reviewColdMove,
  viewHotAccounts,
  type HotAccountsView,
} from "../../contract/admin/hot-accounts.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

type Found = Awaited<ReturnType<ViewHotAccounts["execute"]>>;

/** What sends are paid from, for staff. */
export function hotAccountRoutes(useCases: {
  readonly onceByKey: OnceByKey;
  readonly viewHotAccounts: ViewHotAccounts;
  readonly proposeColdMove: ProposeColdMove;
  readonly reviewSend: ReviewSend;
}): readonly BoundRoute[] {
  const { onceByKey } = useCases;
  return [
    bind(proposeColdMove).to(async (call) => {
      const { asset, amount, reason } = call.body;
      const done = await onceByKey.run(call.actor, commandKey("proposeColdMove", call), (by) =>
        useCases.proposeColdMove.execute(by, { asset, units: BigInt(amount), reason }),
      );
      return done.ok ? { status: 200, body: {} } : { refusal: done.refusal.code };
    }),
    bind(reviewColdMove).to(async (call) => {
      const { send: sendId, ruling, reason } = call.body;
      const done = await onceByKey.run(call.actor, commandKey("reviewColdMove", call), (by) =>
        useCases.reviewSend.executeCold(by, { sendId, ruling, reason }),
      );
      return done.ok ? { status: 200, body: {} } : { refusal: done.refusal.code };
    }),
    bind(viewHotAccounts).to(async () => {
      const { accounts, moves, returns } = await useCases.viewHotAccounts.execute();
      return {
        status: 200,
        body: {
          accounts: accounts.map(presentAccount),
          moves: moves.map(presentMove),
          returns: returns.map(presentReturn),
        },
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
    coins: coins.map(({ asset, standing, cold, ...coin }) => ({
      cryptoCurrencyCode: asset,
      held: String(coin.held),
      promised: String(coin.promised),
      payable: String(coin.payable),
      owed: String(coin.owed),
      floor: String(coin.floor),
      ceiling: String(coin.ceiling),
      standing: standing.kind,
      by: standing.kind === "within" ? "0" : String(standing.by),
      cold: cold
        ? { ...cold, booked: String(cold.booked), returning: String(cold.returning) }
        : null,
    })),
  };
}

function presentReturn({
  id,
  state,
  chain,
  asset,
  units,
  fee,
  transaction,
  seenAt,
}: Found["returns"][number]): HotAccountsView["returns"][number] {
  return {
    id,
    state,
    cryptoCurrencyCode: asset,
    amount: String(units),
    fee: String(fee),
    feeCurrencyCode: chain === "bitcoin" ? "BTC" : "ETH",
    transaction,
    seenAt: new Date(seenAt).toISOString(),
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
