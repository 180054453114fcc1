import { IsOptional, IsString, Length } from "class-validator";

/** Which payments besides the coins of escrows are wanted. */
export class PaymentsBesidesDto {
  /** The id of the last one of the page before; the first page without it. */
  @IsOptional()
  @IsString()
  @Length(1, 200)
  after?: string;
}
