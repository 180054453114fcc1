import { IsIn, IsInt, IsOptional, Length, Matches, Max, Min } from "class-validator";
import { realAssets, type RealAsset } from "../../../../domain/money/asset.ts";
import {
  orderKinds,
  payWays,
  type OrderKind,
  type PayWay,
} from "../../../../domain/provider-order/provider-order.ts";
import { ProveIdentityDto } from "../account/prove-identity-dto.ts";

/** A kind of order. */
export class OrderKindDto {
  @IsIn(orderKinds)
  kind!: OrderKind;

  /** 1 … 99,999; defaults to 1. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,4}$/)
  page?: string;
}

/** What is bought, and how it is paid. */
export class QuoteOnRampDto {
  @IsIn(realAssets)
  crypto_currency_code!: RealAsset;

  @Matches(/^[A-Z]{3}$/)
  fiat_currency_code!: string;

  @IsIn(payWays)
  way!: PayWay;

  /** What is paid, the provider's fee in it, in the currency's smallest unit. */
  @Matches(/^[1-9]\d{0,14}$/)
  amount!: string;
}

/** What is sold, and where it is paid out. */
export class QuoteOffRampDto {
  @IsIn(realAssets)
  crypto_currency_code!: RealAsset;

  @Matches(/^[A-Z]{3}$/)
  fiat_currency_code!: string;

  /** In base units. */
  @Matches(/^[1-9]\d{0,29}$/)
  amount!: string;

  /** A saved bank account, or a wallet of mobile money. */
  @Matches(/^[\w-]{1,40}$/)
  account_id!: string;
}

/** Whose phone. */
export class PhoneToLoadDto {
  /** With the country's code. */
  @Matches(/^\+\d{6,15}$/)
  @Length(7, 16)
  phone!: string;
}

/** What a phone is loaded with. */
export class QuoteTopUpDto extends PhoneToLoadDto {
  @IsIn(realAssets)
  crypto_currency_code!: RealAsset;

  @Matches(/^[\w-]{1,40}$/)
  operator_id!: string;

  /** In the smallest unit of the operator's currency. */
  @Matches(/^[1-9]\d{0,14}$/)
  amount!: string;
}

/** The consent to a quote, with a proof of who gives it. */
export class PlaceOrderDto extends ProveIdentityDto {
  static override readonly nested = ProveIdentityDto.nested;

  @Matches(/^\w{1,40}$/)
  quote_id!: string;
}

/** What the provider of a demo does. */
export class PlayOrderDto {
  @IsIn(["paid", "done", "failed"])
  outcome!: "paid" | "done" | "failed";
}

/** What a provider reports: its words count only as a reason to ask it. */
export class ProviderReportDto {
  @Matches(/^\w{1,40}$/)
  order_id!: string;

  /** When it was written, in milliseconds since the epoch. */
  @IsInt()
  @Min(0)
  @Max(9_007_199_254_740_991)
  at!: number;

  /** HMAC-SHA256 of the id, a space and the time, in hexadecimal. */
  @Matches(/^[0-9a-f]{64}$/)
  signature!: string;
}
