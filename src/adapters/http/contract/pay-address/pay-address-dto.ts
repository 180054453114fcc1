import { IsOptional, IsString, Length, MaxLength } from "class-validator";

/** How somebody is paid by a method that needs one line. */
export class PayAddressDto {
  /** The slug. */
  @IsString()
  @Length(1, 60)
  payment_method!: string;

  /** The name of its user, or the place. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  value?: string;

  /** For the payer. */
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  note?: string;
}
