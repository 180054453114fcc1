import {
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Length,
  Matches,
  ValidateNested,
} from "class-validator";
import { sendSpeeds, type SendSpeed } from "../../../../domain/send/send.ts";
import { realAssets, type RealAsset } from "../../../../domain/money/asset.ts";
import { PasskeyAnswerDto } from "../passkey/passkey-answer-dto.ts";

/** What is to be sent, and to whom. */
export class QuoteSendDto {
  @IsIn(realAssets)
  crypto_currency_code!: RealAsset;

  /** What the recipient gets, in base units. */
  @Matches(/^[1-9]\d{0,29}$/)
  amount!: string;

  /** A username: this or an address. */
  @IsOptional()
  @Matches(/^\w{1,40}$/)
  recipient?: string;

  /** An address on the chain of the coin, or for Bitcoin a Lightning invoice. */
  @IsOptional()
  @Matches(/^[\w:?=&.%-]{1,2000}$/)
  address?: string;

  /** To an address: how soon; `normal` unless given. */
  @IsOptional()
  @IsIn(sendSpeeds)
  speed?: SendSpeed;
}

/** The same, with a proof of who sends it: a code where the second factor is on, else the password. */
export class SendCoinsDto extends QuoteSendDto {
  static readonly nested = { passkey: PasskeyAnswerDto };

  /** The sender saw that they sent the same within ten minutes, and wants it again. */
  @IsOptional()
  @IsBoolean()
  confirmed?: boolean;

  /** The fee that the sender saw, in base units: a higher one is refused. */
  @IsOptional()
  @Matches(/^\d{1,30}$/)
  fee_amount?: string;

  @IsOptional()
  @IsString()
  @Length(1, 200)
  password?: string;

  @IsOptional()
  @IsString()
  @Length(6, 7)
  code?: string;

  @IsOptional()
  @ValidateNested()
  passkey?: PasskeyAnswerDto;
}
