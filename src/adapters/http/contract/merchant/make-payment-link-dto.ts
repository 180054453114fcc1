import { IsIn, IsString, Length, Matches } from "class-validator";
import { linkLifetimes } from "../../../../domain/merchant/payment-link.ts";

/** What a merchant asks for. */
export class MakePaymentLinkDto {
  /** Such as 25.00. */
  @Matches(/^\d{1,12}(\.\d{1,3})?$/)
  amount!: string;

  @Matches(/^[A-Z]{3}$/)
  currency!: string;

  /** For what; the payer reads it. */
  @IsString()
  @Length(1, 200)
  title!: string;

  /** For how long it can be paid. */
  @IsIn(linkLifetimes)
  seconds!: number;
}
