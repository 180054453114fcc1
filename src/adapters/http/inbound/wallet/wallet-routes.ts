import type { Actor } from "../../../../application/account/actor.ts";
import type { MarketPrices } from "../../../../application/ports/market-prices.ts";
import type { Balance } from "../../../../application/ports/wallet-store.ts";
import type { UseFaucet } from "../../../../application/wallet/use-faucet.ts";
import type { ViewBalances } from "../../../../application/wallet/view-balances.ts";
import { formatFiat } from "../../../../domain/money/fiat.ts";
import { fiatFor } from "../../../../domain/money/price.ts";
import { balances, useFaucet, type BalanceView } from "../../contract/wallet/wallet.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** What the routes of the wallet call. Without a faucet its address does not exist. */
export interface WalletUseCases {
  readonly viewBalances: ViewBalances;
  readonly useFaucet: UseFaucet | undefined;
  readonly marketPrices: MarketPrices;
}

/** The currency that balances are valued in until accounts choose their own. */
const valuedIn = "USD";

/** The routes of the wallet. */
export function walletRoutes(useCases: WalletUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) =>
    ok(
      (await useCases.viewBalances.execute(actor)).map((each) =>
        presentBalance(each, useCases.marketPrices),
      ),
    );
  return [
    bind(balances).to(({ actor }) => show(actor)),
    bind(useFaucet).to(async (call) => {
      if (!useCases.useFaucet) return { refusal: "not_found" };
      const key = commandKey("useFaucet", call);
      const result = await useCases.useFaucet.execute(call.actor.traderId, key);
      return result.ok ? show(call.actor) : { refusal: result.refusal.code };
    }),
  ];
}

function presentBalance({ available, held }: Balance, prices: MarketPrices): BalanceView {
  const quote = prices.quote(available.asset, valuedIn);
  return {
    cryptoCurrencyCode: available.asset,
    balance: String(available.units),
    heldAmount: String(held.units),
    incomingAmount: "0",
    fiatValue: quote ? formatFiat(fiatFor(available, quote.price)) : null,
    heldFiatValue: quote ? formatFiat(fiatFor(held, quote.price)) : null,
    fiatCurrencyCode: valuedIn,
  };
}
