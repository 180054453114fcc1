import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from "class-validator";
import { confirmKinds, type ConfirmKind } from "../../../../domain/trade-start/confirmations.ts";
import { PaymentDetailDto } from "../offer/payment-detail-dto.ts";

const decimal = /^\d{1,30}(\.\d{1,18})?$/;

/**
 * One of the two amounts, plus the price and version of the offer as the taker saw them. A taker
 * who sells also says where they are paid.
 */
export class StartTradeDto {
  static readonly nested = { payment_details: PaymentDetailDto };

  @Matches(/^[A-Za-z0-9]{8,24}$/)
  offer_id!: string;

  /** A decimal in the offer's currency ("100.00"). */
  @IsOptional()
  @Matches(decimal)
  fiat_amount?: string;

  /** Base units of the offer's asset. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,29}$/)
  crypto_amount?: string;

  @IsOptional()
  @Matches(decimal)
  price_seen?: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  offer_version?: number;

  /**
   * On buy offers only, with at least the lines that the method needs: the buyer sees them once the
   * crypto is held.
   */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  payment_details?: PaymentDetailDto[];

  /** On buy offers only: the id of a saved account of the taker, in place of the lines. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9]{8,24}$/)
  saved_account?: string;

  /** What the taker was asked about, and confirmed: the `confirmations` of the offer. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(4)
  @IsIn(confirmKinds, { each: true })
  confirmed?: ConfirmKind[];
}
