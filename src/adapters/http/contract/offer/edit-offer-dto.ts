import { IsInt, IsOptional, IsString, Length, Max, Min, ValidateNested } from "class-validator";
import { PasskeyAnswerDto } from "../passkey/passkey-answer-dto.ts";
import { OfferInputDto } from "./offer-input-dto.ts";

/** The complete new offer, and the version the owner was looking at. */
export class EditOfferDto extends OfferInputDto {
  static override readonly nested = { ...OfferInputDto.nested, passkey: PasskeyAnswerDto };

  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  offer_version!: number;

  /** The owner's password: needed where `payment_details` change. */
  @IsOptional()
  @IsString()
  @Length(1, 200)
  password?: string;

  /** A code of the authenticator app, where a second factor is set. */
  @IsOptional()
  @IsString()
  @Length(6, 7)
  code?: string;

  /** What one of their passkeys signed, in place of either. */
  @IsOptional()
  @ValidateNested()
  passkey?: PasskeyAnswerDto;
}
