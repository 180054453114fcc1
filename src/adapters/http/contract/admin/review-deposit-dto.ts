import { IsIn, IsString, Length } from "class-validator";
import { depositRulings, type DepositRuling } from "../../../../domain/deposit/deposit.ts";

/** What staff decide about a deposit that is not credited, and why. */
export class ReviewDepositDto {
  @IsString()
  @Length(1, 200)
  deposit!: string;

  @IsIn(depositRulings)
  ruling!: DepositRuling;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
