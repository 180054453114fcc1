import { IsString, Length } from "class-validator";

/** What support is done with, and what came of it. */
export class ClosePaymentBesidesDto {
  @IsString()
  @Length(1, 200)
  payment!: string;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
