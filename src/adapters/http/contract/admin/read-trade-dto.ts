import { IsString, Length } from "class-validator";

/** Why a trade is read; it is written to the log. */
export class ReadTradeDto {
  @IsString()
  @Length(1, 2_000)
  reason!: string;
}
