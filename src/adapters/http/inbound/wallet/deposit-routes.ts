import type { Actor } from "../../../../application/actor/actor.ts";
import type { GiveAddress } from "../../../../application/deposit/give-address.ts";
import type { ListDeposits, ListedDeposit } from "../../../../application/deposit/list-deposits.ts";
import type { SendPlayCoins } from "../../../../application/deposit/send-play-coins.ts";
import type { Current } from "../../../../application/ports/current-policy.ts";
import { blockchainIds, chainOf } from "../../../../domain/chain/chain.ts";
import { blocksNeeded } from "../../../../domain/deposit/deposit.ts";
import type { DepositPolicy } from "../../../../domain/deposit/deposit-policy.ts";
import { money } from "../../../../domain/money/money.ts";
import {
  listDeposits,
  requestAddress,
  sendPlayCoins,
  type DepositView,
} from "../../contract/wallet/deposits.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What the routes of deposits call. Outside a demo nobody sends play coins. */
interface DepositUseCases {
  readonly giveAddress: GiveAddress;
  readonly listDeposits: ListDeposits;
  readonly sendPlayCoins: SendPlayCoins | undefined;
  readonly depositPolicy: Current<DepositPolicy>;
}

/** The routes of deposits. */
export function depositRoutes(useCases: DepositUseCases): readonly BoundRoute[] {
  const list = async (actor: Actor) =>
    ok((await useCases.listDeposits.execute(actor)).map(presentDeposit));
  return [
    bind(requestAddress).to(async ({ actor, body }) => {
      const asset = body.crypto_currency_code;
      const blockchainId = blockchainIds[chainOf[asset]];
      if ((body.blockchain_id ?? blockchainId) !== blockchainId) {
        return { refusal: "wrong_blockchain" };
      }
      const given = await useCases.giveAddress.execute(actor, asset);
      if (!given.ok) return { refusal: given.refusal.code };
      const { address, link } = given.value;
      const policy = useCases.depositPolicy();
      const least = money(asset, policy.least[asset]);
      return ok({
        cryptoCurrencyCode: asset,
        blockchainId,
        address,
        link,
        leastAmount: String(least.units),
        confirmationsNeeded: blocksNeeded(least, policy),
      });
    }),
    bind(listDeposits).to(({ actor }) => list(actor)),
    bind(sendPlayCoins).to(async ({ actor, body }) => {
      if (!useCases.sendPlayCoins) return { refusal: "not_found" };
      const sent = await useCases.sendPlayCoins.execute(actor, body.crypto_currency_code);
      return sent.ok ? list(actor) : { refusal: sent.refusal.code };
    }),
  ];
}

function presentDeposit(deposit: ListedDeposit): DepositView {
  const { id, state, asset, units, confirmations, confirmationsNeeded } = deposit;
  const { chain, transaction, address, seenAt } = deposit;
  return {
    id,
    state,
    cryptoCurrencyCode: asset ?? null,
    amount: String(units),
    confirmations,
    confirmationsNeeded,
    blockchainId: blockchainIds[chain],
    transaction,
    address,
    seenAt: new Date(seenAt).toISOString(),
  };
}
