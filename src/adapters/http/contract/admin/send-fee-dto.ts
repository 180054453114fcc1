import { IsString, Length, Matches } from "class-validator";

/** A send of the person. */
export class SendFeeDto {
  @IsString()
  @Length(1, 64)
  send!: string;
}

/** The fee that was shown, in satoshi, and why it is worth it. */
export class RaiseSendFeeDto extends SendFeeDto {
  @IsString()
  @Matches(/^[1-9]\d{0,15}$/, { message: "fee must be a number of satoshi" })
  fee!: string;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
