import { IsString, Length } from "class-validator";

/** One line of payment details ("IBAN", "PT50 …"). */
export class PaymentDetailDto {
  @IsString()
  @Length(1, 500)
  label!: string;

  @IsString()
  @Length(1, 500)
  value!: string;
}
