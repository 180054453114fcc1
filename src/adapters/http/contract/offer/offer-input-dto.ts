import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { CardLimitsDto } from "./card-limits-dto.ts";
import { CustomRateDto } from "./custom-rate-dto.ts";
import { LocationDto } from "./location-dto.ts";
import { DutyHoursDto } from "./duty-hours-dto.ts";
import type { TradeFlow } from "../../../../domain/trade/trade.ts";
import { PaymentDetailDto } from "./payment-detail-dto.ts";
import { PriceGuardDto } from "./price-guard-dto.ts";

/**
 * An offer as its owner enters it. The price is a margin, a fixed price, or that of an exchange; the amounts are
 * either a range or a list. Numbers are strings ("1.5", "25.00").
 */
export class OfferInputDto extends CardLimitsDto {
  static readonly nested = {
    payment_details: PaymentDetailDto,
    duty_hours: DutyHoursDto,
    location: LocationDto,
    price_guard: PriceGuardDto,
    custom_rate: CustomRateDto,
  };

  /** What the owner does. */
  @IsIn(["buy", "sell"])
  type!: "buy" | "sell";

  /** BTC, USDT or ETH. */
  @Matches(/^[A-Z]{3,5}$/)
  crypto_currency_code!: string;

  /** An ISO code. */
  @Matches(/^[A-Z]{3}$/)
  currency!: string;

  /** A catalogue slug. */
  @Matches(/^[a-z0-9-]{1,60}$/)
  payment_method!: string;

  /** In percent relative to the market price; positive means more expensive. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  margin?: string;

  /** Per coin. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  fixed_price?: string;

  /** By what an exchange says. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  custom_rate?: CustomRateDto;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  range_min?: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  range_max?: string;

  /** The only amounts the offer accepts. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  predefined_amount?: string[];

  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  terms?: string;

  /** Instructions that the other side reads once the escrow is held. */
  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  trade_details?: string;

  /** Sell offers only, with at least the lines that the method needs. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  payment_details?: PaymentDetailDto[];

  /** Sell offers only: the id of a saved account that the method can pay to, in place of the lines. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9]{8,24}$/)
  saved_account?: string;

  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  label?: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  tags?: string[];

  /** How long a buyer has to pay. */
  @IsInt()
  @Min(0)
  @Max(999_999)
  window_minutes!: number;

  /** Sell offers only: the owner funds the escrow within 60 minutes of the start. */
  @IsOptional()
  @IsBoolean()
  deferred_escrow?: boolean;

  /** Sell offers of Bitcoin only: the owner pays an escrow of three keys on the chain after the start. */
  @IsOptional()
  @IsBoolean()
  multisig_escrow?: boolean;

  /** Sell offers only: how much of the crypto the buyer gets on top at the release, in percent. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  cashback_percent?: string;

  /** What that is worth at most in one trade, in the offer's currency. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  cashback_max_value?: string;

  /** When the owner is there; always, if left out. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  duty_hours?: DutyHoursDto;

  /** Cash methods only: where it changes hands. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  location?: LocationDto;

  /**
   * How trades go: `gcc-auto` for gift cards; on sell offers with a saved account `lite`, and `bt-auto` for
   * bank transfers.
   */
  @IsOptional()
  @IsIn(["default", "gcc-auto", "lite", "bt-auto"] satisfies TradeFlow[])
  flow?: TradeFlow;

  /**
   * `otc`: from 10,000 USD, by vendors and companies. `silent-pool`: seen only by those whose own offer there
   * meets it. Empty, or `gift-cards` for such methods: the usual market.
   */
  @IsOptional()
  @IsIn(["", "otc", "silent-pool", "gift-cards"])
  area?: string;

  /** It is off while the market price of a coin is outside these; on at any price, if left out. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  price_guard?: PriceGuardDto;

  /** Only people whom the owner trusts see and take it. */
  @IsOptional()
  @IsBoolean()
  show_only_trusted_user?: boolean;

  /** How many trades a taker must have completed. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(999_999)
  require_min_past_trades?: number;

  @IsOptional()
  @IsBoolean()
  require_verified_id?: boolean;

  /** Takers show the owner their full name. */
  @IsOptional()
  @IsBoolean()
  require_full_name_visibility?: boolean;

  /** Signed-out visitors do not find it. */
  @IsOptional()
  @IsBoolean()
  is_anonymous_user_restricted?: boolean;

  /** Takers do not come through a VPN, as far as their network address tells. */
  @IsOptional()
  @IsBoolean()
  refuse_vpn?: boolean;

  /** Sell offers only: the most that buyers take before they completed a trade with the owner. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  new_buyer_max_fiat_limit?: string;

  /** The only countries that takers may live in; or those they may not. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(250)
  @IsString({ each: true })
  @Length(2, 2, { each: true })
  allowed_countries?: string[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(250)
  @IsString({ each: true })
  @Length(2, 2, { each: true })
  blocked_countries?: string[];
}
