import { IsOptional, IsString, Length, Matches } from "class-validator";

/** What somebody wants to be paid over Lightning. */
export class CreateInvoiceDto {
  /** In satoshi. */
  @Matches(/^[1-9]\d{0,9}$/)
  amount!: string;

  /** What for; whoever pays sees it. */
  @IsOptional()
  @IsString()
  @Length(0, 100)
  description?: string;
}
