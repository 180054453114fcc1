import type { RealAsset } from "../../domain/money/asset.ts";
import { cryptoFor, fiatFor } from "../../domain/money/price.ts";
import { add, money, type Money } from "../../domain/money/money.ts";
import { assets } from "../../domain/money/asset.ts";
import type { FeeEstimator, FeeOption } from "../ports/chain-sender.ts";
import type { MarketPrices } from "../ports/market-prices.ts";

/** What a speed costs its sender, in the coin that they send. */
export interface ChargedFee extends FeeOption {
  readonly fee: Money<RealAsset>;
}

/** Says what the network takes in the coin that is sent: Tether moves for Ether, and is charged in Tether. */
export class PriceFees {
  readonly #estimator: FeeEstimator;
  readonly #prices: Pick<MarketPrices, "quote">;

  constructor(estimator: FeeEstimator, prices: Pick<MarketPrices, "quote">) {
    this.#estimator = estimator;
    this.#prices = prices;
  }

  /** Undefined without a rate between the two coins; none while nobody knows what the network takes. */
  async of(asset: RealAsset): Promise<readonly ChargedFee[] | undefined> {
    const options = await this.#estimator.options(asset);
    const priced = options.map((option) => {
      const fee = this.#inCoin(option.networkFee, asset);
      return fee && { ...option, fee };
    });
    const charged = priced.filter((each) => each !== undefined);
    return charged.length === options.length ? charged : undefined;
  }

  /** Rounded up: the platform does not pay for the difference. */
  #inCoin(networkFee: Money<RealAsset>, asset: RealAsset): Money<RealAsset> | undefined {
    if (networkFee.asset === asset) return networkFee;
    const paid = this.#prices.quote(networkFee.asset, "USD");
    const charged = this.#prices.quote(asset, "USD");
    if (!paid || !charged) return undefined;
    const down = cryptoFor(fiatFor(networkFee, paid.price), charged.price);
    return add(down, money(asset, assets[asset].granule));
  }
}
