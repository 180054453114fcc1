import { IsOptional, Matches } from "class-validator";

export class PaymentLinksDto {
  /** 1 … 99,999; defaults to 1. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,4}$/)
  page?: string;
}
